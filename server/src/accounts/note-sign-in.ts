import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { deviceName } from './device-name.ts';
import { isDisposableEmail } from './disposable-email.ts';
import { newSignInEmail } from './new-sign-in.email.ts';
import { notifyAccount } from './notify-account.ts';
import { raiseFlag } from './account-flag.repository.ts';

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

interface SignInFacts {
  readonly email: string;
  readonly is_new: boolean;
  readonly other_accounts: number;
  readonly signed_in_before: boolean;
  readonly device_known: boolean;
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
  const { accountId, at } = signIn;
  const facts = await findFacts(tx, signIn);
  if (!facts) return;
  if (facts.is_new && isDisposableEmail(facts.email)) {
    const detail = 'The account began with it.';
    await raiseFlag(tx, { accountId, rule: 'disposable_email', detail, at });
  }
  if (facts.other_accounts >= ACCOUNTS_PER_DEVICE) {
    const detail = `Signed in from a browser that ${facts.other_accounts} other accounts used in ${SHARED_WITHIN_DAYS} days.`;
    await raiseFlag(tx, { accountId, rule: 'shared_device', detail, at });
  }
  if (facts.signed_in_before && !facts.device_known) {
    await notifyAccount(tx, parts, {
      accountId,
      kind: 'new_sign_in',
      key: `new-sign-in:${accountId}:${at.toISOString()}`,
      draft: () => newSignInEmail({ device: deviceName(signIn.userAgent), at }),
    });
  }
}

async function findFacts(
  tx: EntityManager,
  { accountId, deviceKey, at }: NewSignIn,
): Promise<SignInFacts | undefined> {
  const since = new Date(at.getTime() - SHARED_WITHIN_DAYS * 86_400_000);
  const [facts] = await tx.execute<SignInFacts[]>(
    `select a.email, a.created_at >= ?::timestamptz as is_new,
       (select count(distinct s.account_id)::int from sessions s
          join accounts other on other.id = s.account_id and other.deleted_at is null
          where s.device_key = ? and s.created_at > ? and s.account_id <> a.id) as other_accounts,
       exists (select 1 from sessions s
          where s.account_id = a.id and s.device_key is not null and s.created_at < ?) as signed_in_before,
       exists (select 1 from sessions s
          where s.account_id = a.id and s.device_key = ? and s.created_at < ?) as device_known
     from accounts a where a.id = ?`,
    [at, deviceKey, since, at, deviceKey, at, accountId],
  );
  return facts;
}
