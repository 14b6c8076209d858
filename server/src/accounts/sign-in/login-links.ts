import {
  AccountProblems,
  LOGIN_LINK_MINUTES,
  safeRedirect,
  type SignedInUser,
} from '@creditfix/shared/accounts';
import { currentLanguage, type Problem, spoken } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import type { CallCookies } from '#server/platform/http/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { Visit } from '../access.policy.ts';
import { lockAccountOf } from '../account.repository.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import type { LinkKind, LoginLink } from './login-link.entity.ts';
import {
  addLink,
  consumeLink,
  findLinkByToken,
  lockRequests,
  replaceLinks,
} from './login-link.repository.ts';
import * as es from '../messages.es.ts';
import * as en from '../messages.ts';
import { noteSignIn } from './note-sign-in.ts';
import { hashSecretToken, newSecretToken, SECRET_TOKEN } from '../secret-token.ts';
import type { LoginLinkJob } from './send-login-link.job.ts';
import type { SessionKind } from '../sessions/session.entity.ts';
import { openSession } from '../sessions/sessions.ts';

interface LoginRequest {
  readonly kind: LinkKind;
  readonly email: string;
  readonly redirect: string | undefined;
  readonly referral: string | undefined;
  readonly origin: string;
  /** Who may use the link: a browser (see `markLoginBrowser`), or anyone who has the verifier of this challenge. */
  readonly boundTo: { readonly browserHash: string } | { readonly challenge: string };
  /** Who sends this kind of link. */
  readonly job: LoginLinkJob;
}

const REFERRAL_CODE = /^[A-Za-z0-9]{4,40}$/;

/**
 * Notes that a login link is wanted and queues its email. The same for known and unknown addresses: an account is made
 * when its first link is used. Asking again makes every earlier link of that address useless.
 */
export async function requestLogin(
  em: EntityManager,
  parts: { readonly clock: Clock; readonly jobs: Jobs },
  { kind, email, redirect, referral, origin, boundTo, job }: LoginRequest,
): Promise<void> {
  const now = parts.clock.now();
  await em.transactional(async (tx) => {
    // Two requests for one address at once go one after the other, so that the first one's link is seen and replaced.
    await lockRequests(tx, { kind, email });
    await replaceLinks(tx, { kind, email }, now);
    const linkId = randomUUID();
    await addLink(tx, {
      id: linkId,
      kind,
      email,
      origin,
      redirectTo: safeRedirect(redirect),
      tokenHash: null,
      browserHash: null,
      challenge: null,
      ...boundTo,
      referral: referral && REFERRAL_CODE.test(referral) ? referral : null,
      language: currentLanguage(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LOGIN_LINK_MINUTES * 60_000),
      consumedAt: null,
      replacedAt: null,
    });
    await parts.jobs.enqueue(tx, job, { linkId });
  });
}

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
    text: spoken({ en: en.accountsMessages, es: es.accountsMessages }).elsewhere(masked),
  });
}

/** Tells the browser that asked for a login link from any other one that the link is opened in. */
const LOGIN_BROWSER_COOKIE = 'cf_login';

/**
 * Marks the browser that asks for a link, and answers the hash to keep with the link. A browser keeps its mark, so that
 * links for several addresses work in it.
 */
export function markLoginBrowser(cookies: CallCookies): string {
  const kept = cookies.get(LOGIN_BROWSER_COOKIE);
  const secret = kept && SECRET_TOKEN.test(kept) ? kept : newSecretToken();
  cookies.set(LOGIN_BROWSER_COOKIE, secret, { maxAgeSeconds: LOGIN_LINK_MINUTES * 60 });
  return hashSecretToken(secret);
}

/** The hash of this browser's mark, where it has one. */
export function readLoginBrowser(cookies: CallCookies): string | undefined {
  const secret = cookies.get(LOGIN_BROWSER_COOKIE);
  return secret && SECRET_TOKEN.test(secret) ? hashSecretToken(secret) : undefined;
}

/** What a browser gets that has just signed in. */
export interface SignIn {
  readonly user: SignedInUser;
  readonly sessionToken: string;
  readonly redirectTo: string;
}

interface LoginVisit {
  readonly token: string | undefined;
  readonly browser: LinkUse['browser'];
  readonly visit: Visit;
  /** The session that this browser had. */
  readonly instead: string | undefined;
}

/** Uses a person's login link and opens a session; the first one of an address makes its account. */
export async function verifyLogin(
  em: EntityManager,
  parts: { readonly clock: Clock; readonly vault: Vault; readonly outbox: Outbox },
  { token, browser, visit, instead }: LoginVisit,
): Promise<SignIn> {
  const now = parts.clock.now();
  return await em.transactional(async (tx) => {
    const link = await useLoginLink(tx, { kind: 'person', token, browser }, now);
    const { email, language, redirectTo } = link;
    const referral = link.referral ?? null;
    const account = await findOrCreateAccount(tx, parts, { email, referral, language, now });
    const session = { accountId: account.id, kind: 'person', how: 'link' } as const;
    const sessionToken = await openSession(tx, parts, { ...session, visit, instead });
    const { deviceKey, userAgent } = visit;
    await noteSignIn(tx, parts, { accountId: account.id, deviceKey, userAgent, at: now });
    return { user: account.user, sessionToken, redirectTo };
  });
}
