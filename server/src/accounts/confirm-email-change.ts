import { AccountProblems } from '@creditfix/shared/accounts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { isDisposableEmail } from './disposable-email.ts';
import { addressChangedEmail } from './email-change.email.ts';
import { confirmSide, endChange, findChange, type ChangeState } from './email-change.repository.ts';
import { replaceLinks } from './login-link.repository.ts';
import { mailboxKey } from './mailbox-key.ts';
import { isAddressTaken, lockLiveAccount, lockMailbox, moveAccount } from './account.repository.ts';
import { raiseFlag } from './account-flag.repository.ts';
import { SECRET_TOKEN, hashSecretToken } from './secret-token.ts';
import { endOtherSessions } from './session.repository.ts';

interface Parts {
  readonly clock: Clock;
  readonly vault: Vault;
  readonly outbox: Outbox;
}

interface Confirmed {
  readonly done: boolean;
  readonly newEmail: string;
}

/**
 * Uses one of the two links; the second one makes the change. Both at once queue up at the account, each sets its own side by a
 * guarded UPDATE, and whichever comes second sees both. A link that is used again only says where things stand: the person whose
 * first answer got lost must not read that nothing was changed.
 *
 * @throws Problem `accounts.change_invalid`
 */
export async function confirmEmailChange(
  em: EntityManager,
  parts: Parts,
  token: string,
): Promise<Confirmed> {
  if (!SECRET_TOKEN.test(token)) throw AccountProblems.raise('accounts.change_invalid');
  const tokenHash = hashSecretToken(token);
  try {
    return await em.transactional((tx) => confirm(tx, parts, tokenHash));
  } catch (error) {
    // The new address got an account of its own in this very moment.
    if (error instanceof UniqueConstraintViolationException)
      throw AccountProblems.raise('accounts.change_invalid');
    throw error;
  }
}

async function confirm(tx: EntityManager, parts: Parts, tokenHash: string): Promise<Confirmed> {
  const now = parts.clock.now();
  const found = await findChange(tx, tokenHash, now);
  if (!found) throw AccountProblems.raise('accounts.change_invalid');
  const account = await lockLiveAccount(tx, found.accountId);
  const change = (await confirmSide(tx, tokenHash, now)) ?? (await findChange(tx, tokenHash, now));
  const done = Boolean(change?.oldConfirmedAt && change.newConfirmedAt);
  if (!account || !change || (change.endedAt && !done))
    throw AccountProblems.raise('accounts.change_invalid');
  if (done && !change.endedAt)
    await changeAddress(tx, parts, { change, oldEmail: account.email, now });
  return { done, newEmail: change.newEmail };
}

/**
 * Makes the change: the new address opens the account, nothing that was sent to the old one does any more, and every browser but
 * the one that asked is signed out.
 */
async function changeAddress(
  tx: EntityManager,
  { vault, outbox }: Parts,
  about: { readonly change: ChangeState; readonly oldEmail: string; readonly now: Date },
): Promise<void> {
  const { change, oldEmail, now } = about;
  const { id, accountId, newEmail } = change;
  const key = mailboxKey(vault, newEmail);
  await lockMailbox(tx, key);
  if (await isAddressTaken(tx, { email: newEmail, mailboxKey: key, accountId }))
    throw AccountProblems.raise('accounts.change_invalid');
  await moveAccount(tx, accountId, { email: newEmail, mailboxKey: key });
  if (isDisposableEmail(newEmail)) {
    const detail = 'The account moved to it.';
    await raiseFlag(tx, { accountId, rule: 'disposable_email', detail, at: now });
  }
  await endChange(tx, id, now);
  await replaceLinks(tx, { email: oldEmail }, now);
  await endOtherSessions(tx, { accountId, sessionId: change.sessionId ?? null }, now);
  for (const to of ['old', 'new'] as const) {
    await outbox.queue(tx, {
      key: `email-changed:${id}:${to}`,
      kind: 'email_changed',
      accountId,
      to: to === 'old' ? oldEmail : newEmail,
      draft: () => addressChangedEmail({ newEmail, to }),
    });
  }
}
