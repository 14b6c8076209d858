import { z } from 'zod';

import { defineEndpoint, emailAddress, plainText, type Endpoint } from '../kernel/index.ts';
import { AccountProblems } from './accounts.problems.ts';
import { EmailPreference } from './email-preferences.ts';
import { Plan } from './plan.ts';
import { profileInput, profileSchema } from './profile.schema.ts';

/** Minutes that a login link works. */
export const LOGIN_LINK_MINUTES = 30;

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

const signedIn = z.object({ user: userSchema, redirectTo: z.string() });
const token = z.string().max(200).optional();
const captchaToken = z.string().max(8_000).optional();
/** What a browser's passkey calls take and give; the server's library checks each part. */
const ceremony = z.record(z.string(), z.unknown());
const id = z.object({ id: z.uuid('That is not an id.') });

const sessionSchema = z.object({
  id: z.uuid(),
  /** The browser that is asking. */
  current: z.boolean(),
  /** "Chrome on Windows", as far as the browser says. */
  device: z.string(),
  /** How the person signed in. */
  how: z.enum(['link', 'passkey']),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Null while it is open. */
  endedAt: z.iso.datetime().nullable(),
});

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

const signInNeeded = AccountProblems.only('accounts.sign_in_needed');
const freshNeeded = AccountProblems.only('accounts.sign_in_needed', 'accounts.sign_in_again');
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
      /** The code of whoever invited this person. */
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

/** My Account. */
export const myAccountEndpoints = {
  getMyAccount: defineEndpoint({
    name: 'getMyAccount',
    method: 'GET',
    path: '/api/account',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'The signed-in person as they filled themselves in, and their email preferences.',
    data: z.object({
      email: z.string(),
      createdAt: z.iso.datetime(),
      profile: profileSchema,
      emails: z.record(z.enum(EmailPreference), z.boolean()),
      /** A new address that is still to be confirmed, and what is missing. */
      emailChange: z
        .object({ newEmail: z.string(), oldConfirmed: z.boolean(), newConfirmed: z.boolean() })
        .nullable(),
      /** True where the last sign-in is recent enough for what can't be undone. */
      fresh: z.boolean(),
    }),
  }),
  saveProfile: defineEndpoint({
    name: 'saveProfile',
    method: 'PATCH',
    path: '/api/account/profile',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'Keeps name, address and phone, to fill into new letters. Blank removes.',
    body: profileInput,
    data: profileSchema,
  }),
  saveEmailPreferences: defineEndpoint({
    name: 'saveEmailPreferences',
    method: 'PATCH',
    path: '/api/account/emails',
    access: 'signed_in',
    problems: signInNeeded,
    summary:
      'Which emails the person wants. Login links, receipts and legal notices are always sent.',
    body: z.object({ emails: z.partialRecord(z.enum(EmailPreference), z.boolean()) }),
    data: z.object({ emails: z.record(z.enum(EmailPreference), z.boolean()) }),
  }),
  requestEmailChange: defineEndpoint({
    name: 'requestEmailChange',
    method: 'POST',
    path: '/api/account/email',
    access: 'signed_in',
    problems: { ...freshNeeded, ...AccountProblems.only('accounts.email_in_use') },
    summary:
      'Asks for another address: both the old and the new one get a link, and the change is made when both were used. Never tells whether the new address has an account.',
    body: z.object({ email: emailAddress }),
    data: z.object({ newEmail: z.string() }),
  }),
  cancelEmailChange: defineEndpoint({
    name: 'cancelEmailChange',
    method: 'DELETE',
    path: '/api/account/email',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'Drops a change of address that is not confirmed yet.',
    data: z.object({ dropped: z.boolean() }),
  }),
  confirmEmailChange: defineEndpoint({
    name: 'confirmEmailChange',
    method: 'POST',
    path: '/api/account/email/confirm',
    access: 'public',
    problems: AccountProblems.only('accounts.change_invalid'),
    summary: 'Uses one of the two links of a change of address.',
    body: z.object({ token: z.string().max(200) }),
    data: z.object({ done: z.boolean(), newEmail: z.string() }),
  }),
  listSessions: defineEndpoint({
    name: 'listSessions',
    method: 'GET',
    path: '/api/account/sessions',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'Open sessions first, then the sign-ins of the last weeks, newest first.',
    data: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSession: defineEndpoint({
    name: 'endSession',
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'signed_in',
    problems: { ...signInNeeded, ...AccountProblems.only('accounts.not_found') },
    summary: 'Signs another browser out.',
    params: id,
    data: z.object({ ended: z.literal(true) }),
  }),
  endOtherSessions: defineEndpoint({
    name: 'endOtherSessions',
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'Signs every other browser out.',
    data: z.object({ ended: z.number().int() }),
  }),
  listPasskeys: defineEndpoint({
    name: 'listPasskeys',
    method: 'GET',
    path: '/api/account/passkeys',
    access: 'signed_in',
    problems: signInNeeded,
    summary: 'The passkeys of the signed-in person.',
    data: z.object({ passkeys: z.array(passkeySchema) }),
  }),
  startPasskey: defineEndpoint({
    name: 'startPasskey',
    method: 'POST',
    path: '/api/account/passkeys/options',
    access: 'signed_in',
    problems: { ...freshNeeded, ...AccountProblems.only('accounts.too_many_passkeys') },
    summary: 'What the browser needs to make a new passkey.',
    body: z.object({}),
    data: z.object({ options: ceremony }),
  }),
  addPasskey: defineEndpoint({
    name: 'addPasskey',
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'signed_in',
    problems: {
      ...freshNeeded,
      ...AccountProblems.only('accounts.passkey_failed', 'accounts.too_many_passkeys'),
    },
    summary: 'Keeps a new passkey.',
    body: z.object({
      response: ceremony,
      /** Without one it is named after the browser. */
      name: plainText({ label: 'Name', max: 60, optional: true }).optional(),
    }),
    data: passkeySchema,
  }),
  removePasskey: defineEndpoint({
    name: 'removePasskey',
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    access: 'signed_in',
    problems: { ...freshNeeded, ...AccountProblems.only('accounts.not_found') },
    summary: 'Forgets a passkey.',
    params: id,
    data: z.object({ removed: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
