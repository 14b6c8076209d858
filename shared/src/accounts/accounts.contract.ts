import { z } from 'zod';
import { defineEndpoint, emailAddress, type Endpoint } from '../kernel/index.ts';
import { AccountProblems } from './accounts.problems.ts';

/** The two plans; the value is the spec's `subscriptionTier`. */
export const Plan = { free: 'free', pro: 'pro' } as const;
export type Plan = keyof typeof Plan;

/** The plan that counts at an instant: Pro that has run out is Free. */
export function planAt(plan: string, until: Date | null, now: Date): Plan {
  return plan === Plan.pro && (until === null || until > now) ? Plan.pro : Plan.free;
}

/** Minutes that a login link works. */
export const LOGIN_LINK_MINUTES = 30;

/** Minutes that the code beside the link works. */
export const LOGIN_CODE_MINUTES = 10;

/** Minutes after signing in during which what can't be undone is allowed without signing in once more. */
export const FRESH_SIGN_IN_MINUTES = 15;

/** Readable cookie that tells the page that a session exists. It proves nothing; the session itself is httpOnly. */
export const MARKER_COOKIE = 'session';

const userSchema = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  subscriptionTier: z.enum(Plan),
});

export type SignedInUser = z.output<typeof userSchema>;

const signedIn = z.object({
  user: userSchema,
  redirectTo: z.string(),
  /** True at the first sign-in of an address. */
  isNew: z.boolean(),
});
const token = z.string().max(200).optional();
const captchaToken = z.string().max(8_000).optional();
/** What a browser's passkey calls take and give; the server's library checks each part. */
export const ceremony = z.record(z.string(), z.unknown());

const linkProblems = AccountProblems.only(
  'accounts.link_missing',
  'accounts.link_invalid',
  'accounts.link_expired',
);

/** Signing in and out. */
export const accountEndpoints = {
  requestLogin: defineEndpoint({
    name: 'requestLogin',
    method: 'POST',
    path: '/api/auth/request-login',
    access: 'public',
    problems: {},
    summary: 'Emails a login link. The answer is the same whether or not the address is known.',
    body: z.object({
      email: emailAddress,
      recaptchaToken: captchaToken,
      /** Path to open after signing in. */
      redirect: z.string().max(512).optional(),
      /** The code of the person who invited this person. */
      referral: z.string().max(40).optional(),
    }),
    data: z.object({ expiresInMinutes: z.number().int() }),
  }),
  verifyLogin: defineEndpoint({
    name: 'verifyLogin',
    method: 'GET',
    path: '/api/auth/verify',
    access: 'public',
    problems: { ...linkProblems, ...AccountProblems.only('accounts.link_elsewhere') },
    summary:
      'Uses a login link, once, within 30 minutes, in the browser that asked for it, and sets the session cookies. Another browser is answered accounts.link_elsewhere, and the link stays good.',
    query: z.object({ token }),
    data: signedIn,
  }),
  confirmLogin: defineEndpoint({
    name: 'confirmLogin',
    method: 'POST',
    path: '/api/auth/verify',
    access: 'public',
    problems: linkProblems,
    summary: 'Uses a login link in another browser than the one that asked, after a click.',
    body: z.object({ token }),
    data: signedIn,
  }),
  codeLogin: defineEndpoint({
    name: 'codeLogin',
    method: 'POST',
    path: '/api/auth/code',
    access: 'public',
    problems: AccountProblems.only('accounts.login_code_wrong', 'accounts.login_code_over'),
    summary:
      'Signs in with the six digits of the email, in the browser that asked for it: within 10 minutes, at most 5 tries.',
    body: z.object({ email: emailAddress, code: z.string().regex(/^\d{6}$/) }),
    data: signedIn,
  }),
  approveLogin: defineEndpoint({
    name: 'approveLogin',
    method: 'POST',
    path: '/api/auth/approve',
    access: 'public',
    problems: { ...linkProblems, ...AccountProblems.only('accounts.pair_number_wrong') },
    summary:
      'Lets the screen in that asked for a login link, from another device where the link was opened: with the number that screen shows. A wrong number ends the link.',
    body: z.object({ token: z.string().max(200), number: z.number().int().min(0).max(99) }),
    data: z.object({ approved: z.literal(true) }),
  }),
  awaitLogin: defineEndpoint({
    name: 'awaitLogin',
    method: 'POST',
    path: '/api/auth/waiting',
    access: 'public',
    problems: {},
    summary:
      'What the screen that asked for a login link shows next. Signs it in once the link was approved on another device, or where this browser is signed in already.',
    body: z.object({ email: emailAddress }),
    data: z.discriminatedUnion('state', [
      z.object({ state: z.literal('waiting'), number: z.number().int().nullable() }),
      z.object({ state: z.literal('over') }),
      signedIn.extend({ state: z.literal('signed_in') }),
    ]),
  }),
  session: defineEndpoint({
    name: 'session',
    method: 'GET',
    path: '/api/auth/session',
    access: 'public',
    problems: {},
    summary: 'Who is signed in, if anyone.',
    data: z.object({ isAuthenticated: z.boolean(), user: userSchema.nullable() }),
  }),
  signOut: defineEndpoint({
    name: 'signOut',
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    problems: {},
    summary: 'Ends the session on the server and clears its cookies.',
    data: z.object({ signedOut: z.literal(true) }),
  }),
  startPasskeyLogin: defineEndpoint({
    name: 'startPasskeyLogin',
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'public',
    problems: {},
    summary:
      'What the browser needs to sign somebody in with a passkey. Says nothing about accounts.',
    body: z.object({}),
    data: z.object({ options: ceremony }),
  }),
  passkeyLogin: defineEndpoint({
    name: 'passkeyLogin',
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    problems: AccountProblems.only('accounts.passkey_unknown', 'accounts.passkey_failed'),
    summary: 'Signs in with a passkey. Each challenge works once.',
    body: z.object({ response: ceremony, redirect: z.string().max(512).optional() }),
    data: signedIn,
  }),
} as const satisfies Record<string, Endpoint>;
