import { AccountProblems } from '@creditfix/shared/accounts';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { isAddressTaken, lockLiveAccount } from './account.repository.ts';
import {
  EMAIL_CHANGE_MINUTES,
  addressTakenEmail,
  approveChangeEmail,
  confirmChangeEmail,
} from './email-change.email.ts';
import { addChange, dropEmailChange } from './email-change.repository.ts';
import { mailboxKey } from './mailbox-key.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

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
 * job that made them itself, as for the login link, would have to make both anew whenever one of the two is sent again.
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
