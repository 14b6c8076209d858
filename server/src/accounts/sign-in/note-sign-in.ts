import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { deviceName } from '../sessions/sessions.ts';
import { isDisposableEmail } from '../mailbox.ts';
import { newSignInEmail, notifyAccount } from '../accounts.emails.ts';
import { findSignInFacts } from '../sessions/session.repository.ts';
import { raiseFlag } from '../flags/account-flag.repository.ts';

const SHARED_WITHIN_DAYS = 90;
/** A household shares a browser; more accounts than this look like one person's. */
const ACCOUNTS_PER_DEVICE = 3;

interface NewSignIn {
  readonly accountId: string;
  readonly deviceKey: string | null;
  readonly userAgent: string;
  /** When the session was made. */
  readonly at: Date;
}

/**
 * Looks at a sign-in, inside its transaction and after its session was made: flags what an administrator should see, and tells
 * the owner of an account about a browser that is new to it. One query by index, and writes only where there is news.
 */
export async function noteSignIn(
  tx: EntityManager,
  parts: { readonly outbox: Outbox },
  signIn: NewSignIn,
): Promise<void> {
  const { accountId, deviceKey, at } = signIn;
  const since = new Date(at.getTime() - SHARED_WITHIN_DAYS * 86_400_000);
  const facts = await findSignInFacts(tx, { accountId, deviceKey, at, since });
  if (!facts) return;
  if (facts.isNew && isDisposableEmail(facts.email)) {
    const detail = 'The account began with it.';
    await raiseFlag(tx, { accountId, rule: 'disposable_email', detail, at });
  }
  if (facts.otherAccounts >= ACCOUNTS_PER_DEVICE) {
    const detail = `Signed in from a browser that ${facts.otherAccounts} other accounts used in ${SHARED_WITHIN_DAYS} days.`;
    await raiseFlag(tx, { accountId, rule: 'shared_device', detail, at });
  }
  if (facts.signedInBefore && !facts.deviceKnown) {
    await notifyAccount(tx, parts, {
      accountId,
      kind: 'new_sign_in',
      key: `new-sign-in:${accountId}:${at.toISOString()}`,
      draft: () => newSignInEmail({ device: deviceName(signIn.userAgent), at }),
    });
  }
}
