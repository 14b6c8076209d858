import { z } from 'zod';
import { AccountProblems, ConsentKind } from '../accounts/index.ts';
import { defineEndpoint, type Endpoint } from '../kernel/index.ts';
import { PrivacyProblems } from './privacy.problems.ts';

const fresh = AccountProblems.only('accounts.sign_in_needed', 'accounts.sign_in_again');

export const privacyEndpoints = {
  whatIsKept: defineEndpoint({
    name: 'whatIsKept',
    method: 'GET',
    path: '/api/privacy',
    access: 'signed_in',
    problems: AccountProblems.only('accounts.sign_in_needed'),
    summary: 'What is kept of the signed-in person, in counts, and what they agreed to.',
    data: z.object({
      letters: z.number().int(),
      drafts: z.number().int(),
      copies: z.number().int(),
      payments: z.number().int(),
      consents: z.array(
        z.object({
          kind: z.enum(ConsentKind),
          version: z.string(),
          at: z.iso.datetime(),
        }),
      ),
    }),
  }),
  downloadMyData: defineEndpoint({
    name: 'downloadMyData',
    method: 'GET',
    path: '/api/privacy/download',
    access: 'signed_in',
    problems: { ...fresh, ...PrivacyProblems.only('privacy.download_busy') },
    summary:
      'Everything kept of the person as a zip: a readable index, JSON, the PDFs and the copies.',
    file: 'application/zip',
  }),
  deleteMyAccount: defineEndpoint({
    name: 'deleteMyAccount',
    method: 'POST',
    path: '/api/privacy/delete',
    access: 'signed_in',
    problems: {
      ...fresh,
      ...PrivacyProblems.only('privacy.not_confirmed', 'privacy.subscription_running'),
    },
    summary:
      'Deletes the account. Signed letters and payment records stay sealed for the years that their retention asks for; all else goes at once.',
    /** The person types their own email address, so that nobody does this by a slip. */
    body: z.object({ confirmEmail: z.string().max(320) }),
    data: z.object({ deleted: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
