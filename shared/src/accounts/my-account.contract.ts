import { z } from 'zod';
import {
  Language,
  defineEndpoint,
  emailAddress,
  idParams,
  plainText,
  spoken,
  type Endpoint,
} from '../kernel/index.ts';
import { ceremony } from './accounts.contract.ts';
import { AccountProblems } from './accounts.problems.ts';
import { EmailPreference } from './email-preferences.ts';
import { profileInput, profileSchema } from './profile.schema.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

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
      /** Of the emails that we send. */
      language: z.enum(Language),
      /** A new address that is still to be confirmed, and what is missing. */
      emailChange: z
        .object({ newEmail: z.string(), oldConfirmed: z.boolean(), newConfirmed: z.boolean() })
        .nullable(),
      /** True if the last sign-in is recent enough for what can't be undone. */
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
      'Which emails the person wants, and in which language. Login links, receipts and legal notices are always sent.',
    body: z.object({
      emails: z.partialRecord(z.enum(EmailPreference), z.boolean()).default({}),
      language: z.enum(Language).optional(),
    }),
    data: z.object({
      emails: z.record(z.enum(EmailPreference), z.boolean()),
      language: z.enum(Language),
    }),
  }),
  stopEmails: defineEndpoint({
    name: 'stopEmails',
    method: 'POST',
    path: '/api/emails/stop',
    access: 'public',
    problems: AccountProblems.only('accounts.stop_link_invalid'),
    summary:
      'What a mail program calls when its reader presses "unsubscribe" (RFC 8058): switches off the kind of email that the token names.',
    query: z.object({ token: z.string().max(200).default('') }),
    raw: { maxBytes: 4_000 },
    data: z.object({ preference: z.enum(EmailPreference), wanted: z.literal(false) }),
  }),
  chooseEmails: defineEndpoint({
    name: 'chooseEmails',
    method: 'POST',
    path: '/api/emails/choice',
    access: 'public',
    problems: AccountProblems.only('accounts.stop_link_invalid'),
    summary:
      'Switches the kind of email that a token from such an email names off or on again, without sign-in.',
    body: z.object({ token: z.string().max(200), wanted: z.boolean() }),
    data: z.object({ preference: z.enum(EmailPreference), wanted: z.boolean() }),
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
    params: idParams,
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
      name: plainText({
        label: () =>
          spoken({ en: en.profileSchemaMessages, es: es.profileSchemaMessages }).passkeyName,
        max: 60,
        optional: true,
      }).optional(),
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
    params: idParams,
    data: z.object({ removed: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
