import { AccountProblems } from '@creditfix/shared/accounts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { raiseFlag } from '../flags/account-flag.repository.ts';
import {
  isAddressTaken,
  lockLiveAccount,
  lockMailbox,
  moveAccount,
} from '../account.repository.ts';
import {
  addressChangedEmail,
  addressTakenEmail,
  approveChangeEmail,
  confirmChangeEmail,
  EMAIL_CHANGE_MINUTES,
} from '../accounts.emails.ts';
import {
  addChange,
  type ChangeState,
  confirmSide,
  dropEmailChange,
  endChange,
  findChange,
} from './email-change.repository.ts';
import { replaceLinks } from '../sign-in/login-link.repository.ts';
import { isDisposableEmail, mailboxKey } from '../mailbox.ts';
import { hashSecretToken, newSecretToken, SECRET_TOKEN } from '../secret-token.ts';
import { endOtherSessions } from '../sessions/session.repository.ts';

interface ChangeRequest {
  readonly accountId: string;
  readonly sessionId: string;
  readonly newEmail: string;
  /** Where the person uses us; the links lead back there. */
  readonly origin: string;
}

/**
 * Asks both addresses about a change. Asking again replaces the request before it. Where the new address has an account of its
 * own, everything looks the same to the person who asks, but no link to confirm it with exists.
 *
 * The tokens are made here and are in the outbox until the mail server has the emails: sealed there, and erased once sent. A
 * job that made them itself, as for the login link, would have to make both again whenever one of the two is sent again.
 *
 * @throws Problem `accounts.email_in_use` if it is the person's own
 */
export async function requestEmailChange(
  em: EntityManager,
  parts: { readonly clock: Clock; readonly vault: Vault; readonly outbox: Outbox },
  request: ChangeRequest,
): Promise<void> {
  const { accountId, sessionId, newEmail } = request;
  const now = parts.clock.now();
  await em.transactional(async (tx) => {
    const account = await lockLiveAccount(tx, accountId);
    if (!account) throw AccountProblems.raise('accounts.sign_in_needed');
    const { email } = account;
    if (email === newEmail) throw AccountProblems.raise('accounts.email_in_use');
    await dropEmailChange(tx, accountId, now);
    const isTaken = await isAddressTaken(tx, {
      email: newEmail,
      mailboxKey: mailboxKey(parts.vault, newEmail),
      accountId,
    });
    const [id, oldToken, newToken] = [randomUUID(), newSecretToken(), newSecretToken()];
    await addChange(tx, {
      id,
      accountId,
      sessionId,
      newEmail,
      oldTokenHash: hashSecretToken(oldToken),
      newTokenHash: isTaken ? null : hashSecretToken(newToken),
      oldConfirmedAt: null,
      newConfirmedAt: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + EMAIL_CHANGE_MINUTES * 60_000),
      endedAt: null,
    });
    const linkTo = (token: string) =>
      pageAddress(request.origin, `/account/confirm-email?token=${token}`);
    const { outbox } = parts;
    await outbox.queue(tx, {
      key: `email-change:${id}:old`,
      kind: 'email_change',
      to: email,
      accountId,
      secret: true,
      draft: () => approveChangeEmail({ newEmail, url: linkTo(oldToken) }),
    });
    // Without the account's id: this mailbox is not known to be its owner's.
    await outbox.queue(tx, {
      key: `email-change:${id}:new`,
      kind: 'email_change',
      to: newEmail,
      draft: () => (isTaken ? addressTakenEmail() : confirmChangeEmail({ url: linkTo(newToken) })),
    });
  });
}

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
 * Makes the change: the new address opens the account, nothing that was sent to the old one does anymore, and every browser but
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
