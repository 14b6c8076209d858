import { z } from 'zod';

import { defineEndpoint, type Endpoint } from '../kernel/index.ts';
import { AccountProblems } from './accounts.problems.ts';
import { emailAddress } from './email.rules.ts';
import { Plan } from './plan.ts';

/** Minutes that a login link works. */
export const LOGIN_LINK_MINUTES = 30;

/** Readable cookie that tells the page that a session exists. It proves nothing; the session itself is httpOnly. */
export const MARKER_COOKIE = 'session';

const userSchema = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  subscriptionTier: z.enum(Plan),
});

export type SignedInUser = z.output<typeof userSchema>;

export const accountEndpoints = {
  requestLogin: defineEndpoint({
    name: 'requestLogin',
    method: 'POST',
    path: '/api/auth/request-login',
    access: 'public',
    problems: AccountProblems.only('accounts.captcha_needed'),
    summary: 'Emails a login link. The answer is the same whether or not the address is known.',
    body: z.object({
      email: emailAddress,
      recaptchaToken: z.string().max(8_000).optional(),
      /** Path to open after signing in. */
      redirect: z.string().max(512).optional(),
    }),
    data: z.object({ expiresInMinutes: z.number().int() }),
  }),
  verifyLogin: defineEndpoint({
    name: 'verifyLogin',
    method: 'GET',
    path: '/api/auth/verify',
    access: 'public',
    problems: AccountProblems.only(
      'accounts.link_missing',
      'accounts.link_invalid',
      'accounts.link_expired',
    ),
    summary: 'Uses a login link: once, within 30 minutes, and sets the session cookies.',
    query: z.object({ token: z.string().max(200).optional() }),
    data: z.object({ user: userSchema, redirectTo: z.string() }),
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
} as const satisfies Record<string, Endpoint>;
