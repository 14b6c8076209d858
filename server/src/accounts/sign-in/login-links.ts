import {
  AccountProblems,
  LOGIN_LINK_MINUTES,
  safeRedirect,
  type SignedInUser,
} from '@creditfix/shared/accounts';
import { currentLanguage, type Problem, spoken } from '@creditfix/shared/kernel';
import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
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
  approveLink,
  consumeLink,
  findAskedLink,
  findLinkByToken,
  lockRequests,
  replaceLinks,
  takeCodeTry,
} from './login-link.repository.ts';
import * as es from '../messages.es.ts';
import * as en from '../messages.ts';
import { noteSignIn } from './note-sign-in.ts';
import {
  fingerprintOfCode,
  hashSecretToken,
  newSecretToken,
  SECRET_TOKEN,
} from '../secret-token.ts';
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
      codeHash: null,
      codeExpiresAt: null,
      codeTries: 0,
      pairNumber: randomInt(10, 100),
      approvedAt: null,
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
  const link = await readLink(tx, kind, token, now);
  if (browser !== 'confirmed' && (!browser.hash || browser.hash !== link.browserHash))
    throw openedElsewhere(link.email);
  await consume(tx, link, now);
  return link;
}

/** A link that can be used. @throws Problem `accounts.link_missing`, `link_invalid` or `link_expired` */
async function readLink(
  em: EntityManager,
  kind: SessionKind,
  token: string | undefined,
  now: Date,
): Promise<LoginLink> {
  if (!token) throw AccountProblems.raise('accounts.link_missing');
  if (!SECRET_TOKEN.test(token)) throw AccountProblems.raise('accounts.link_invalid');
  const link = await findLinkByToken(em, hashSecretToken(token), [kind]);
  if (!link || link.consumedAt || link.replacedAt)
    throw AccountProblems.raise('accounts.link_invalid');
  if (link.expiresAt <= now) throw AccountProblems.raise('accounts.link_expired');
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
async function consume(
  tx: EntityManager,
  link: LoginLink,
  now: Date,
  refusal: 'accounts.link_invalid' | 'accounts.login_code_over' = 'accounts.link_invalid',
): Promise<void> {
  // The account before its link, in the order of those who move an account to another address or delete it: the other way
  // round the two would wait for each other.
  await lockAccountOf(tx, link.email);
  if (!(await consumeLink(tx, link.id, now))) throw AccountProblems.raise(refusal);
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
  /** True where this sign-in has made the account. */
  readonly isNew: boolean;
}

interface SignInParts {
  readonly clock: Clock;
  readonly vault: Vault;
  readonly outbox: Outbox;
}

interface LoginVisit {
  readonly visit: Visit;
  /** The session that this browser had. */
  readonly instead: string | undefined;
}

/** Uses a person's login link and opens a session; the first one of an address makes its account. */
export async function verifyLogin(
  em: EntityManager,
  parts: SignInParts,
  use: Pick<LinkUse, 'token' | 'browser'>,
  visit: LoginVisit,
): Promise<SignIn> {
  return await em.transactional(async (tx) => {
    const link = await useLoginLink(tx, { kind: 'person', ...use }, parts.clock.now());
    return await signInWith(tx, parts, link, visit);
  });
}

/** A code is one of a million: this many may be typed for one email. */
const CODE_TRIES = 5;

/**
 * Signs the browser in that asked, by the code in the email. Only that browser can: a code read off somebody's screen opens
 * nothing elsewhere.
 *
 * @throws Problem `accounts.login_code_wrong`, or `accounts.login_code_over`, which leaves the link good
 */
export async function signInWithCode(
  em: EntityManager,
  parts: SignInParts,
  typed: {
    readonly email: string;
    readonly code: string;
    readonly browserHash: string | undefined;
  },
  visit: LoginVisit,
): Promise<SignIn> {
  const now = parts.clock.now();
  const link = await askedLink(em, typed);
  if (!link?.codeHash || !link.codeExpiresAt || link.codeExpiresAt <= now || !isOpen(link, now))
    throw AccountProblems.raise('accounts.login_code_over');
  // Counted before it is looked at, and kept whatever comes of it: tries at the same moment count too.
  if (!(await takeCodeTry(em, link.id, CODE_TRIES)))
    throw AccountProblems.raise('accounts.login_code_over');
  const given = Buffer.from(fingerprintOfCode(parts.vault, link.id, typed.code));
  if (!timingSafeEqual(given, Buffer.from(link.codeHash)))
    throw AccountProblems.raise('accounts.login_code_wrong');
  return await em.transactional(async (tx) => {
    await consume(tx, link, now, 'accounts.login_code_over');
    return await signInWith(tx, parts, link, visit);
  });
}

/**
 * Lets the screen in that asked for the link, for the person who has opened the email elsewhere and typed the number that
 * screen shows. Whoever asked in somebody else's name has a number that the person never sees. A wrong one ends the link.
 *
 * @throws Problem `accounts.link_missing`, `link_invalid`, `link_expired` or `pair_number_wrong`
 */
export async function approveLogin(
  em: EntityManager,
  { clock }: Pick<SignInParts, 'clock'>,
  { token, number }: { readonly token: string; readonly number: number },
): Promise<void> {
  const now = clock.now();
  const link = await readLink(em, 'person', token, now);
  if (link.pairNumber !== number) {
    await replaceLinks(em, { email: link.email, kind: 'person' }, now);
    throw AccountProblems.raise('accounts.pair_number_wrong');
  }
  if (!(await approveLink(em, link.id, now))) throw AccountProblems.raise('accounts.link_invalid');
}

/** What the screen that asked for a link shows next. */
type Waiting =
  | { readonly state: 'waiting'; readonly number: number | null }
  | { readonly state: 'over' }
  | { readonly state: 'used'; readonly redirectTo: string }
  | ({ readonly state: 'approved' } & SignIn);

/** Looks whether the screen that waits may go on; it can once the link was approved on another device. */
export async function goOnWaiting(
  em: EntityManager,
  parts: SignInParts,
  asked: { readonly email: string; readonly browserHash: string | undefined },
  visit: LoginVisit,
): Promise<Waiting> {
  const now = parts.clock.now();
  const link = await askedLink(em, asked);
  if (link?.consumedAt) return { state: 'used', redirectTo: link.redirectTo };
  if (!link || !isOpen(link, now)) return { state: 'over' };
  if (!link.approvedAt) return { state: 'waiting', number: link.pairNumber ?? null };
  return await em.transactional(async (tx) => {
    await lockAccountOf(tx, link.email);
    // Of two looks at once one signs in; its cookies are the other's too.
    if (!(await consumeLink(tx, link.id, now)))
      return { state: 'used', redirectTo: link.redirectTo } as const;
    return { state: 'approved', ...(await signInWith(tx, parts, link, visit)) } as const;
  });
}

async function askedLink(
  em: EntityManager,
  { email, browserHash }: { readonly email: string; readonly browserHash: string | undefined },
): Promise<LoginLink | null> {
  return browserHash ? await findAskedLink(em, { email, browserHash }) : null;
}

function isOpen({ consumedAt, replacedAt, expiresAt }: LoginLink, now: Date): boolean {
  return !consumedAt && !replacedAt && expiresAt > now;
}

/** Where a link led that this person has used; undefined for any other. */
export async function whereUsedLinkLed(
  em: EntityManager,
  token: string | undefined,
  email: string,
): Promise<string | undefined> {
  if (!token || !SECRET_TOKEN.test(token)) return undefined;
  const link = await findLinkByToken(em, hashSecretToken(token), ['person']);
  return link?.consumedAt && link.email === email ? link.redirectTo : undefined;
}

async function signInWith(
  tx: EntityManager,
  parts: SignInParts,
  { email, language, redirectTo, referral }: LoginLink,
  { visit, instead }: LoginVisit,
): Promise<SignIn> {
  const now = parts.clock.now();
  const person = { email, referral: referral ?? null, language, now };
  const { id, user, isNew } = await findOrCreateAccount(tx, parts, person);
  const session = { accountId: id, kind: 'person', how: 'link' } as const;
  const sessionToken = await openSession(tx, parts, { ...session, visit, instead });
  const { deviceKey, userAgent } = visit;
  await noteSignIn(tx, parts, { accountId: id, deviceKey, userAgent, at: now });
  return { user, sessionToken, redirectTo, isNew };
}
