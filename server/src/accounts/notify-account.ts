import { emailPreferencesOf, type EmailPreference } from '@creditfix/shared/accounts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft, Outbox } from '#server/platform/email/index.ts';
import { findRecipient } from './account.repository.ts';

interface AccountNews {
  readonly accountId: string;
  /** `receipt`, `past_due` … */
  readonly kind: string;
  /** The same news is the same email: see `OutgoingEmail`. */
  readonly key: string;
  /** Where the person may have switched this kind off; absent for what is always sent. */
  readonly preference?: EmailPreference;
  /** Written in the language of the account. */
  readonly draft: () => EmailDraft;
}

/** Queues an email to an account's own address, unless its owner does not want that kind or the account is gone. */
export async function notifyAccount(
  tx: EntityManager,
  parts: { readonly outbox: Outbox },
  { accountId, kind, key, preference, draft }: AccountNews,
): Promise<void> {
  const account = await findRecipient(tx, accountId);
  if (!account) return;
  if (preference && !emailPreferencesOf(account.emailPreferences)[preference]) return;
  const optional = preference !== undefined;
  await parts.outbox.queue(tx, { key, kind, to: account.email, accountId, optional, draft });
}
