import { z } from 'zod';
import { AccountProblems } from '../accounts/index.ts';
import { calendarDate, defineEndpoint, spoken, type Endpoint } from '../kernel/index.ts';
import { documentLimits } from './document.rules.ts';
import { DocumentProblems } from './documents.problems.ts';
import { enclosures, type Enclosure } from './enclosures.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

const documentsContractMessages = () =>
  spoken({ en: en.documentsContractMessages, es: es.documentsContractMessages });

/** What an enclosure is. */
export const enclosureKindSchema = z.enum(Object.keys(enclosures) as [Enclosure, ...Enclosure[]], {
  error: () => documentsContractMessages().chooseKind,
});

const storedDocumentSchema = z.object({
  id: z.uuid(),
  kind: enclosureKindSchema,
  pages: z.number().int().min(1),
  /** Bytes as kept, after metadata is taken out and the picture is made fit for mail. */
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Signed letters that enclose it. */
  letters: z.number().int(),
  /** The day on which it is deleted, if no further letter uses it. */
  keptUntil: calendarDate,
  thumbnailUrl: z.string(),
});

/** An enclosure that a person has uploaded, ready to be enclosed. */
export type StoredDocument = z.output<typeof storedDocumentSchema>;

const documentId = z.object({ id: z.uuid({ error: () => documentsContractMessages().noId }) });
const signIn = AccountProblems.only('accounts.sign_in_needed');

export const documentEndpoints = {
  addDocument: defineEndpoint({
    name: 'addDocument',
    method: 'POST',
    path: '/api/documents',
    access: 'signed_in',
    problems: {
      ...signIn,
      ...DocumentProblems.only(
        'documents.empty',
        'documents.broken_off',
        'documents.too_large',
        'documents.wrong_type',
        'documents.unreadable',
        'documents.encrypted',
        'documents.unsafe',
        'documents.too_many_pages',
        'documents.picture_too_large',
        'documents.picture_too_small',
        'documents.too_many',
      ),
    },
    summary:
      'Keeps a copy to enclose. The body is the file itself; its type is found by its content.',
    query: z.object({ kind: enclosureKindSchema }),
    upload: { maxBytes: documentLimits.fileBytes },
    data: storedDocumentSchema,
  }),
  listDocuments: defineEndpoint({
    name: 'listDocuments',
    method: 'GET',
    path: '/api/documents',
    access: 'signed_in',
    problems: signIn,
    summary: 'The copies that the signed-in person keeps, newest first.',
    data: z.object({ documents: z.array(storedDocumentSchema) }),
  }),
  getDocumentPage: defineEndpoint({
    name: 'getDocumentPage',
    method: 'GET',
    path: '/api/documents/:id/pages/:page',
    access: 'signed_in',
    problems: { ...signIn, ...DocumentProblems.only('documents.not_found') },
    summary: 'One page of a copy as it will be printed.',
    params: documentId.extend({
      page: z.coerce.number().int().min(1).max(documentLimits.filePages),
    }),
    file: 'image/jpeg',
  }),
  getDocumentThumbnail: defineEndpoint({
    name: 'getDocumentThumbnail',
    method: 'GET',
    path: '/api/documents/:id/thumbnail',
    access: 'signed_in',
    problems: { ...signIn, ...DocumentProblems.only('documents.not_found') },
    summary: 'A small picture of the first page.',
    params: documentId,
    file: 'image/jpeg',
  }),
  deleteDocument: defineEndpoint({
    name: 'deleteDocument',
    method: 'DELETE',
    path: '/api/documents/:id',
    access: 'signed_in',
    problems: { ...signIn, ...DocumentProblems.only('documents.not_found', 'documents.in_use') },
    summary:
      'Deletes a copy. Letters that are already signed keep their own printed packet until it is purged.',
    params: documentId,
    data: z.object({ deleted: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
