import { AccountProblems } from '@creditfix/shared/accounts';
import { spoken, type Problem } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { lockAccountOf } from './account.repository.ts';
import type { LoginLink } from './login-link.entity.ts';
import { consumeLink, findLinkByToken } from './login-link.repository.ts';
import { SECRET_TOKEN, hashSecretToken } from './secret-token.ts';
import type { SessionKind } from './session.entity.ts';
import { words as en } from './accounts.words.ts';
import { words as es } from './accounts.words.es.ts';

export interface LinkUse {
  readonly kind: SessionKind;
  readonly token: string | undefined;
  /** Which browser opens it: the hash of its mark, or `confirmed` where the person said that this is the one. */
  readonly browser: { readonly hash: string | undefined } | 'confirmed';
}

/**
 * Uses a login link up.
 *
 * @throws Problem `accounts.link_missing`, `link_invalid`, `link_expired`, or `link_elsewhere`, which leaves the link good
 */
export async function useLoginLink(
  tx: EntityManager,
  { kind, token, browser }: LinkUse,
  now: Date,
): Promise<LoginLink> {
  if (!token) throw AccountProblems.raise('accounts.link_missing');
  if (!SECRET_TOKEN.test(token)) throw AccountProblems.raise('accounts.link_invalid');
  const link = await findLinkByToken(tx, hashSecretToken(token), [kind]);
  if (!link || link.consumedAt || link.replacedAt)
    throw AccountProblems.raise('accounts.link_invalid');
  if (link.expiresAt <= now) throw AccountProblems.raise('accounts.link_expired');
  if (browser !== 'confirmed' && (!browser.hash || browser.hash !== link.browserHash))
    throw openedElsewhere(link.email);
  await consume(tx, link, now);
  return link;
}

/**
 * Uses the link of a desktop app up, for the person who has the verifier of the challenge that came with the request.
 *
 * @throws Problem `accounts.link_invalid`, which leaves the link good, or `link_expired`
 */
export async function useDeviceLink(
  tx: EntityManager,
  { token, verifier }: { readonly token: string; readonly verifier: string },
  now: Date,
): Promise<LoginLink> {
  const link = SECRET_TOKEN.test(token)
    ? await findLinkByToken(tx, hashSecretToken(token), ['device_person', 'device_admin'])
    : null;
  // The challenge is SHA-256 of the verifier's text (RFC 7636, S256), as the hash of a token is.
  if (!link || link.challenge !== hashSecretToken(verifier) || link.consumedAt || link.replacedAt)
    throw AccountProblems.raise('accounts.link_invalid');
  if (link.expiresAt <= now) throw AccountProblems.raise('accounts.link_expired');
  await consume(tx, link, now);
  return link;
}

/** Of any number of requests at once, exactly one gets through. */
async function consume(tx: EntityManager, link: LoginLink, now: Date): Promise<void> {
  // The account before its link, in the order of those who move an account to another address or delete it: the other way
  // round the two would wait for each other.
  await lockAccountOf(tx, link.email);
  if (!(await consumeLink(tx, link.id, now))) throw AccountProblems.raise('accounts.link_invalid');
}

/** Names whose link it is, so that nobody signs in to a stranger's account by a link that was slipped to them. */
function openedElsewhere(email: string): Problem {
  const masked = email.replace(/^(.).*@/, '$1•••@');
  return AccountProblems.raise('accounts.link_elsewhere', {
    text: spoken({ en, es }).elsewhere(masked),
  });
}
