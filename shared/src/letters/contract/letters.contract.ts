import { z } from 'zod';
import { AccountProblems } from '../../accounts/index.ts';
import { BillingProblems, allowanceSchema, serviceHoldSchema } from '../../billing/index.ts';
import { defineEndpoint, spoken, type Endpoint, defineProblems } from '../../kernel/index.ts';
import {
  bureauSchema,
  disputeLetterRequestSchema,
  editsFit,
  signatureSchema,
} from './dispute-request.schema.ts';
import {
  BegunFrom,
  draftContentSchema,
  draftSchema,
  letterSchema,
  letterSummarySchema,
  confirmedEnglishSchema,
  modelPreviewSchema,
  intoEnglishEventSchema,
  polishEventSchema,
  reviewSchema,
  secondReadingEventSchema,
  CompanyKind,
  offeredCompanySchema,
} from './letters.schema.ts';
import {
  disputeRequestSchemaMessages as en,
  lettersProblemsMessages as problemsEn,
} from './messages.ts';
import {
  disputeRequestSchemaMessages as es,
  lettersProblemsMessages as problemsEs,
} from './messages.es.ts';

export const LetterProblems = defineProblems(
  {
    'letters.not_found': 404,
    'letters.draft_not_found': 404,
    'letters.draft_changed_elsewhere': 409,
    'letters.draft_already_signed': 409,
    'letters.too_many_drafts': 409,
    'letters.facts_missing': 400,
    'letters.refused': 422,
    'letters.nothing_new': 422,
    'letters.contradicts_earlier': 422,
    'letters.copy_missing': 400,
    'letters.too_many_copies': 422,
    'letters.wording_blocked': 422,
    'letters.envelope_unconfirmed': 422,
    'letters.document_changed': 409,
    'letters.words_changed': 409,
    'letters.too_long': 422,
    'letters.too_much_to_read': 422,
    'letters.signature_unreadable': 400,
    'letters.pdf_unavailable': 503,
    'letters.pdf_not_ready': 409,
  },
  { en: problemsEn, es: problemsEs },
);

const words = () => spoken({ en, es });

const shownFirst = z.object({
  /** `sha256` of the preview that the person said yes to; where anything has changed since, nothing is sent. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const letterId = z.object({ id: z.uuid({ error: () => words().noLetterId }) });
const signIn = AccountProblems.only('accounts.sign_in_needed');
const openDraft = LetterProblems.only('letters.draft_not_found', 'letters.draft_already_signed');
const writing = LetterProblems.only(
  'letters.facts_missing',
  'letters.refused',
  'letters.nothing_new',
  'letters.contradicts_earlier',
  // Of a follow-up: the letter that it follows is not the person's own.
  'letters.not_found',
  'letters.copy_missing',
  'letters.too_many_copies',
  'letters.too_much_to_read',
);

export const letterEndpoints = {
  noteStarted: defineEndpoint({
    name: 'noteStarted',
    method: 'POST',
    path: '/api/letters/started',
    access: 'public',
    problems: {},
    summary:
      'Counts that somebody began a letter before signing in: a number of the day, and nothing else.',
    body: z.object({}),
    data: z.object({ noted: z.literal(true) }),
  }),
  createDraft: defineEndpoint({
    name: 'createDraft',
    method: 'POST',
    path: '/api/letters/drafts',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft, ...LetterProblems.only('letters.too_many_drafts') },
    summary: 'Starts a letter and keeps what is filled in so far.',
    body: z.object({
      /**
       * What the caller calls it, within its own account. Sent again, because no answer came, it answers with the draft that is there
       * and changes nothing. The draft's own id is the server's: the one in the answer.
       */
      id: z.uuid().optional(),
      content: draftContentSchema.refine(...editsFit),
      /** What the answers in it were confirmed or given beside; left out where the person typed or chose them in the form. */
      from: z.enum(BegunFrom).optional(),
    }),
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
      content: draftContentSchema.refine(...editsFit),
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
  previewPolish: defineEndpoint({
    name: 'previewPolish',
    method: 'POST',
    path: '/api/letters/drafts/:id/polish/preview',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft },
    summary:
      'Says exactly what polishing would send to the language model, what is hidden, and to whom it goes. Sends nothing.',
    params: letterId,
    data: modelPreviewSchema,
  }),
  polishDraft: defineEndpoint({
    name: 'polishDraft',
    method: 'POST',
    path: '/api/letters/drafts/:id/polish',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft, ...LetterProblems.only('letters.words_changed') },
    summary:
      "Has the language model smooth the person's own sentences. It is sent exactly what the preview showed, and what it writes is checked.",
    params: letterId,
    body: shownFirst,
    events: polishEventSchema,
  }),
  previewSecondReading: defineEndpoint({
    name: 'previewSecondReading',
    method: 'POST',
    path: '/api/letters/drafts/:id/second-reading/preview',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft, ...writing },
    summary:
      'Says exactly what a second reading would send to the language model, what is hidden, and to whom it goes. Sends nothing.',
    params: letterId,
    data: modelPreviewSchema,
  }),
  secondReading: defineEndpoint({
    name: 'secondReading',
    method: 'POST',
    path: '/api/letters/drafts/:id/second-reading',
    access: 'signed_in',
    problems: {
      ...signIn,
      ...openDraft,
      ...writing,
      ...LetterProblems.only('letters.words_changed'),
    },
    summary:
      "Has the language model read the person's own sentences beside what the letter says. It raises questions from our own table, stops nothing and writes nothing.",
    params: letterId,
    body: shownFirst,
    events: secondReadingEventSchema,
  }),
  previewIntoEnglish: defineEndpoint({
    name: 'previewIntoEnglish',
    method: 'POST',
    path: '/api/letters/drafts/:id/into-english/preview',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft, ...writing },
    summary:
      'Says exactly what would be sent to the language model to have own words put into English, what is hidden, and to whom it goes. Sends nothing.',
    params: letterId,
    data: modelPreviewSchema,
  }),
  putIntoEnglish: defineEndpoint({
    name: 'putIntoEnglish',
    method: 'POST',
    path: '/api/letters/drafts/:id/into-english',
    access: 'signed_in',
    problems: {
      ...signIn,
      ...openDraft,
      ...writing,
      ...LetterProblems.only('letters.words_changed'),
    },
    summary:
      "Has the language model put the person's own sentences into English. It is sent exactly what the preview showed. Nothing of it stands in the letter.",
    params: letterId,
    body: shownFirst,
    events: intoEnglishEventSchema,
  }),
  confirmEnglish: defineEndpoint({
    name: 'confirmEnglish',
    method: 'POST',
    path: '/api/letters/drafts/:id/into-english/confirmed',
    access: 'signed_in',
    problems: { ...signIn, ...openDraft, ...LetterProblems.only('letters.words_changed') },
    summary:
      'Notes that the person read the English of a language model, changed it where they wanted to, and said that it says what they said. The words are then saved with the draft like any others.',
    params: letterId,
    body: confirmedEnglishSchema,
    data: z.object({ confirmed: z.literal(true) }),
  }),
  generateLetter: defineEndpoint({
    name: 'generateLetter',
    method: 'POST',
    path: '/api/dispute-letters',
    access: 'signed_in',
    summary:
      'Makes the signed PDF, from the reviewed draft or from the whole form in one call. The same call again, because no answer came, answers with the same letters for a day and counts nothing twice.',
    problems: {
      ...signIn,
      ...writing,
      ...BillingProblems.catalogue,
      ...LetterProblems.only(
        'letters.draft_not_found',
        'letters.draft_already_signed',
        'letters.wording_blocked',
        'letters.envelope_unconfirmed',
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
      /** All letters of this signing; the fields above are those of the first. A letter that is still being printed is not `ready`. */
      letters: z.array(
        z.object({
          letterId: z.uuid(),
          bureau: bureauSchema.nullable(),
          reference: z.string(),
          pdfUrl: z.string(),
          ready: z.boolean(),
        }),
      ),
      allowance: allowanceSchema,
      /** They are signed, and made after the days in which a contract can be canceled. */
      hold: serviceHoldSchema.optional(),
    }),
  }),
  listLetters: defineEndpoint({
    name: 'listLetters',
    method: 'GET',
    path: '/api/letters',
    access: 'signed_in',
    problems: signIn,
    summary:
      'The signed letters of the signed-in person, newest first, and how many are left in the running period. One that is `preparing` is signed and counted; its PDF comes within minutes.',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: z.iso
        .datetime()
        .refine((at) => /^(19|20|21)/.test(at), 'Please give a time after 1900.')
        .optional(),
    }),
    data: z.object({
      letters: z.array(letterSummarySchema),
      allowance: allowanceSchema,
      /** Whatever the person signs now is made after the days in which their contract can be canceled. */
      hold: serviceHoldSchema.optional(),
    }),
  }),
  getLetter: defineEndpoint({
    name: 'getLetter',
    method: 'GET',
    path: '/api/letters/:id',
    access: 'signed_in',
    problems: { ...signIn, ...LetterProblems.only('letters.not_found') },
    summary:
      'One signed letter with its text, its hashes and its trail. While it is `preparing`, `pdfSha256` is empty and `pages` is 0.',
    params: letterId,
    data: letterSchema,
  }),
  getLetterPdf: defineEndpoint({
    name: 'getLetterPdf',
    method: 'GET',
    path: '/api/letters/:id/pdf',
    access: 'signed_in',
    problems: {
      ...BillingProblems.only('billing.service_waits'),
      ...signIn,
      ...LetterProblems.only('letters.not_found', 'letters.pdf_not_ready'),
    },
    file: 'application/pdf',
    summary: 'The signed PDF, with its exhibits where there are any: the same bytes every time.',
    params: letterId,
    query: z.object({
      disposition: z.enum(['inline', 'attachment']).default('attachment'),
      /** `letter` leaves the copies out. */
      part: z.enum(['packet', 'letter']).default('packet'),
    }),
  }),
  listCompanies: defineEndpoint({
    name: 'listCompanies',
    method: 'GET',
    path: '/api/letters/companies',
    access: 'signed_in',
    problems: signIn,
    summary:
      'Companies whose address is known: those that the signed-in person wrote to, those on the reports they keep, and those of the address book.',
    query: z.object({ kind: z.enum(CompanyKind) }),
    data: z.object({ companies: z.array(offeredCompanySchema) }),
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
