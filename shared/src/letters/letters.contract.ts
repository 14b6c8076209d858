import { z } from 'zod';
import { AccountProblems } from '../accounts/index.ts';
import { BillingProblems, allowanceSchema } from '../billing/index.ts';
import { calendarDate, defineEndpoint, plainText, type Endpoint } from '../kernel/index.ts';
import {
  bureauSchema,
  disputeLetterRequestSchema,
  letterEditSchema,
  letterLimits,
  signatureSchema,
} from './dispute-request.schema.ts';
import { DisputeReason } from './dispute-reason.ts';
import { LetterEventKind, LetterStatus } from './letter.status.ts';
import { LetterProblems } from './letters.problems.ts';
import { letterDocumentSchema, lintFindingSchema } from './letter-document.schema.ts';

const loose = (max: number, multiline = false) =>
  plainText({ label: 'This answer', max, optional: true, multiline }).optional();

/** A half-filled form: the same fields as the finished one, all of them optional, still free of hidden characters. */
export const draftContentSchema = z.object({
  personalInfo: z
    .object({
      firstName: loose(letterLimits.name),
      lastName: loose(letterLimits.name),
      address: loose(letterLimits.address),
      addressLine2: loose(letterLimits.address),
      city: loose(letterLimits.city),
      state: loose(letterLimits.state),
      zipCode: loose(letterLimits.zipCode),
      phone: loose(letterLimits.phone),
      email: loose(letterLimits.email),
      dateOfBirth: loose(10),
      ssnLast4: loose(4),
    })
    .default({}),
  disputeDetails: z
    .object({
      creditorName: loose(letterLimits.creditorName),
      accountNumber: loose(letterLimits.accountNumber),
      disputeReason: z.union([z.literal(''), z.enum(DisputeReason)]).optional(),
      customDetails: loose(letterLimits.customDetails, true),
      facts: z
        .record(
          z.string().max(41),
          plainText({
            label: 'This answer',
            max: letterLimits.customDetails,
            optional: true,
            multiline: true,
          }),
        )
        .refine(
          (facts) => Object.keys(facts).length <= letterLimits.facts,
          'Too many answers were sent.',
        )
        .optional(),
    })
    .default({}),
  bureauType: z.union([z.literal(''), bureauSchema]).optional(),
  edits: z.array(letterEditSchema).max(letterLimits.edits).default([]),
  /** The wizard step the person is on, 1 to 3. */
  step: z.number().int().min(1).max(3).default(1),
  timeZone: z.string().max(60).optional(),
});

export type DraftContent = z.output<typeof draftContentSchema>;

const draftSchema = z.object({
  id: z.uuid(),
  /** Counts up with each save; sent back with the next one, so that two tabs can't overwrite each other unseen. */
  revision: z.number().int(),
  content: draftContentSchema,
  /** Printed on the letter; known from the first moment. */
  reference: z.string(),
  updatedAt: z.iso.datetime(),
});

export type Draft = z.output<typeof draftSchema>;

const reviewSchema = z.object({
  document: letterDocumentSchema,
  /** SHA-256 (hex) of the canonical document; sent back with the signature, so that what was read is what is signed. */
  documentSha256: z.string().regex(/^[0-9a-f]{64}$/),
  findings: z.array(lintFindingSchema),
});

export type LetterReview = z.output<typeof reviewSchema>;

const letterSummarySchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** Whom the letter disputes with ("Equifax"), and about whom ("Midland Credit"). */
  target: z.string(),
  creditorName: z.string(),
  disputeReason: z.enum(DisputeReason),
  status: z.enum(LetterStatus),
  createdAt: z.iso.datetime(),
  mailDate: calendarDate.nullable(),
  trackingNumber: z.string().nullable(),
  pdfUrl: z.string(),
});

export type LetterSummary = z.output<typeof letterSummarySchema>;

const letterSchema = letterSummarySchema.extend({
  document: letterDocumentSchema,
  documentSha256: z.string(),
  pdfSha256: z.string(),
  pages: z.number().int(),
  trail: z.array(
    z.object({
      kind: z.enum(LetterEventKind),
      at: z.iso.datetime(),
      documentSha256: z.string().nullable(),
    }),
  ),
});

export type Letter = z.output<typeof letterSchema>;

const letterId = z.object({ id: z.uuid('That is not a letter id.') });
const signIn = AccountProblems.only('accounts.sign_in_needed');
const openDraft = LetterProblems.only('letters.draft_not_found', 'letters.draft_already_signed');
const writing = LetterProblems.only('letters.facts_missing', 'letters.refused');

export const letterEndpoints = {
  createDraft: defineEndpoint({
    name: 'createDraft',
    method: 'POST',
    path: '/api/letters/drafts',
    access: 'signed_in',
    problems: { ...signIn, ...LetterProblems.only('letters.too_many_drafts') },
    summary: 'Starts a letter and keeps what is filled in so far.',
    body: z.object({ content: draftContentSchema }),
    data: draftSchema,
  }),
  listDrafts: defineEndpoint({
    name: 'listDrafts',
    method: 'GET',
    path: '/api/letters/drafts',
    access: 'signed_in',
    problems: signIn,
    summary: 'The unfinished letters of the signed-in person, newest first.',
    data: z.object({ drafts: z.array(draftSchema) }),
  }),
  getDraft: defineEndpoint({
    name: 'getDraft',
    method: 'GET',
    path: '/api/letters/drafts/:id',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft },
    summary: 'One unfinished letter.',
    params: letterId,
    data: draftSchema,
  }),
  saveDraft: defineEndpoint({
    name: 'saveDraft',
    method: 'PATCH',
    path: '/api/letters/drafts/:id',
    access: 'signed_in',
    problems: {
      ...signIn,
      ...openDraft,
      ...LetterProblems.only('letters.draft_changed_elsewhere'),
    },
    summary: 'Keeps the newest state of an unfinished letter.',
    params: letterId,
    body: z.object({
      revision: z.number().int().min(1).max(2_000_000_000),
      content: draftContentSchema,
    }),
    data: draftSchema,
  }),
  deleteDraft: defineEndpoint({
    name: 'deleteDraft',
    method: 'DELETE',
    path: '/api/letters/drafts/:id',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft },
    summary: 'Throws an unfinished letter away.',
    params: letterId,
    data: z.object({ deleted: z.literal(true) }),
  }),
  reviewDraft: defineEndpoint({
    name: 'reviewDraft',
    method: 'POST',
    path: '/api/letters/drafts/:id/review',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft, ...writing },
    summary:
      'Writes the letter from the draft for the person to read, and notes which text was shown.',
    params: letterId,
    data: reviewSchema,
  }),
  generateLetter: defineEndpoint({
    name: 'generateLetter',
    method: 'POST',
    path: '/api/dispute-letters',
    access: 'signed_in',
    summary: 'Makes the signed PDF, from the reviewed draft or from the whole form in one call.',
    problems: {
      ...signIn,
      ...writing,
      ...AccountProblems.only('accounts.captcha_needed'),
      ...BillingProblems.catalogue,
      ...LetterProblems.only(
        'letters.draft_not_found',
        'letters.draft_already_signed',
        'letters.wording_blocked',
        'letters.document_changed',
        'letters.too_long',
        'letters.signature_unreadable',
        'letters.pdf_unavailable',
      ),
    },
    body: disputeLetterRequestSchema.safeExtend({
      recaptchaToken: z.string().max(8_000).optional(),
      /** The draft that was reviewed; with it, `documentSha256` says which text the person read. */
      draftId: z.uuid().optional(),
      documentSha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
      /** Keep the signature for the next letter. */
      saveSignature: z.boolean().optional(),
    }),
    data: z.object({
      pdfUrl: z.string(),
      letterId: z.uuid(),
      reference: z.string(),
      pdfSha256: z.string(),
      allowance: allowanceSchema,
    }),
  }),
  listLetters: defineEndpoint({
    name: 'listLetters',
    method: 'GET',
    path: '/api/letters',
    access: 'signed_in',
    problems: signIn,
    summary:
      'The signed letters of the signed-in person, newest first, and how many are left this month.',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: z.iso
        .datetime()
        .refine((at) => /^(19|20|21)/.test(at), 'Please give a time after 1900.')
        .optional(),
    }),
    data: z.object({ letters: z.array(letterSummarySchema), allowance: allowanceSchema }),
  }),
  getLetter: defineEndpoint({
    name: 'getLetter',
    method: 'GET',
    path: '/api/letters/:id',
    access: 'signed_in',
    problems: { ...signIn, ...LetterProblems.only('letters.not_found') },
    summary: 'One signed letter with its text, its hashes and its trail.',
    params: letterId,
    data: letterSchema,
  }),
  getLetterPdf: defineEndpoint({
    name: 'getLetterPdf',
    method: 'GET',
    path: '/api/letters/:id/pdf',
    access: 'signed_in',
    problems: { ...signIn, ...LetterProblems.only('letters.not_found') },
    file: 'application/pdf',
    summary: 'The signed PDF: the same bytes every time.',
    params: letterId,
    query: z.object({ disposition: z.enum(['inline', 'attachment']).default('attachment') }),
  }),
  getSavedSignature: defineEndpoint({
    name: 'getSavedSignature',
    method: 'GET',
    path: '/api/letters/signature',
    access: 'signed_in',
    problems: signIn,
    summary: 'The signature kept for the next letter, if there is one.',
    data: z.object({ signature: signatureSchema.nullable() }),
  }),
  deleteSavedSignature: defineEndpoint({
    name: 'deleteSavedSignature',
    method: 'DELETE',
    path: '/api/letters/signature',
    access: 'signed_in',
    problems: signIn,
    summary: 'Forgets the kept signature.',
    data: z.object({ deleted: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
