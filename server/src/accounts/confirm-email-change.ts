import { AccountProblems } from '@creditfix/shared/accounts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { isDisposableEmail } from './disposable-email.ts';
import { addressChangedEmail } from './email-change.email.ts';
import { isAddressTaken } from './is-address-taken.ts';
import { lockAddress } from './lock-address.ts';
import { mailboxKey } from './mailbox-key.ts';
import { endOtherSessions } from './my-sessions.ts';
import { raiseFlag } from './account-flag.repository.ts';
import { SECRET_TOKEN, hashSecretToken } from './secret-token.ts';

interface Parts {
  readonly clock: Clock;
  readonly vault: Vault;
  readonly outbox: Outbox;
}

interface ChangeRow {
  readonly id: string;
  readonly account_id: string;
  readonly session_id: string | null;
  readonly new_email: string;
  readonly confirmed: boolean;
  readonly ended: boolean;
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
  const oldEmail = await lockAddress(tx, found.account_id);
  const change = (await confirmSide(tx, tokenHash, now)) ?? (await findChange(tx, tokenHash, now));
  if (!oldEmail || !change || (change.ended && !change.confirmed))
    throw AccountProblems.raise('accounts.change_invalid');
  if (change.confirmed && !change.ended) await changeAddress(tx, parts, { change, oldEmail, now });
  return { done: change.confirmed, newEmail: change.new_email };
}

const COLUMNS = `id, account_id, session_id, new_email, ended_at is not null as ended,
  old_confirmed_at is not null and new_confirmed_at is not null as confirmed`;

async function findChange(
  tx: EntityManager,
  tokenHash: string,
  now: Date,
): Promise<ChangeRow | undefined> {
  const [row] = await tx.execute<ChangeRow[]>(
    `select ${COLUMNS} from email_changes
     where (old_token_hash = ? or new_token_hash = ?) and expires_at > ?`,
    [tokenHash, tokenHash, now],
  );
  return row;
}

async function confirmSide(
  tx: EntityManager,
  tokenHash: string,
  now: Date,
): Promise<ChangeRow | undefined> {
  const [row] = await tx.execute<ChangeRow[]>(
    `update email_changes set
       old_confirmed_at = coalesce(old_confirmed_at, case when old_token_hash = ? then ?::timestamptz end),
       new_confirmed_at = coalesce(new_confirmed_at, case when new_token_hash = ? then ?::timestamptz end)
     where (old_token_hash = ? or new_token_hash = ?) and ended_at is null and expires_at > ?
     returning ${COLUMNS}`,
    [tokenHash, now, tokenHash, now, tokenHash, tokenHash, now],
  );
  return row;
}

/**
 * Makes the change: the new address opens the account, nothing that was sent to the old one does any more, and every browser but
 * the one that asked is signed out.
 */
async function changeAddress(
  tx: EntityManager,
  { vault, outbox }: Parts,
  about: { readonly change: ChangeRow; readonly oldEmail: string; readonly now: Date },
): Promise<void> {
  const { change, oldEmail, now } = about;
  const { id, account_id: accountId, new_email: newEmail } = change;
  const key = mailboxKey(vault, newEmail);
  // Two accounts that move to one mailbox in the same moment must see each other.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
  if (await isAddressTaken(tx, vault, { accountId, newEmail }))
    throw AccountProblems.raise('accounts.change_invalid');
  await tx.execute('update accounts set email = ?, mailbox_key = ? where id = ?', [
    ...[newEmail, key, accountId],
  ]);
  if (isDisposableEmail(newEmail)) {
    const detail = 'The account moved to it.';
    await raiseFlag(tx, { accountId, rule: 'disposable_email', detail, at: now });
  }
  await tx.execute('update email_changes set ended_at = ? where id = ?', [now, id]);
  await tx.execute(
    'update login_links set replaced_at = ? where email = ? and consumed_at is null and replaced_at is null',
    [now, oldEmail],
  );
  await endOtherSessions(tx, { accountId, sessionId: change.session_id }, now);
  for (const to of ['old', 'new'] as const) {
    await outbox.queue(tx, {
      ...{ key: `email-changed:${id}:${to}`, kind: 'email_changed', accountId },
      to: to === 'old' ? oldEmail : newEmail,
      draft: () => addressChangedEmail({ newEmail, to }),
    });
  }
}
