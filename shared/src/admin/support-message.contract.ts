import { z } from 'zod';
import { DocumentProblems } from '../documents/index.ts';
import {
  defineEndpoint,
  idParams,
  Language,
  MessageStatus,
  plainText,
  type Endpoint,
} from '../kernel/index.ts';
import { AdminProblems } from './admin.problems.ts';
import { paging, pagingAnswer as next } from './paging.schema.ts';
import { emptyFieldsIn, messageFileLimits, unknownFieldsIn } from './support-message.rules.ts';
import type { StaffRole } from './staff-role.ts';

/** Messages to support, as the staff who answer them work on them: each with its thread, its status and whose it is. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const onMessage = {
  ...needed,
  ...AdminProblems.only('admin.message_unknown', 'admin.message_changed'),
};
const HELPERS = ['administrator', 'support'] as const satisfies readonly StaffRole[];
/** Counts the changes of a thread: two who change it at once have seen the same one, and one of them is told. */
const version = z.number().int().min(1).max(2_147_483_647);
const changed = z.object({ version });

const message = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** From the address of an account with Pro, which is answered first. */
  pro: z.boolean(),
  sentAt: z.iso.datetime(),
  /** When they wrote last: this message, or a reply. */
  wroteAt: z.iso.datetime(),
  /** Since when they have waited for an answer, which is due by that; null once one has left. */
  waitsSince: z.iso.datetime().nullable(),
  status: z.enum(MessageStatus),
  /** When the first answer left, or when somebody said that it was answered elsewhere. */
  answeredAt: z.iso.datetime().nullable(),
  /** The address of the member of the staff whose it is. */
  assignedTo: z.string().nullable(),
};

/** A file that came or went with an entry of a thread. */
const file = z.object({ id: z.uuid(), name: z.string(), bytes: z.number().int() });

const answerText = plainText({
  label: () => 'The answer',
  max: 10_000,
  multiline: true,
}).superRefine((text, context) => {
  const [first] = emptyFieldsIn(text);
  if (first === undefined) return;
  const says = `{${first}} is not filled in. Please write what belongs there, or take it out.`;
  context.addIssue({ code: 'custom', message: says });
});

const replyText = plainText({ label: () => 'The text', max: 10_000, multiline: true }).superRefine(
  (text, context) => {
    const [first] = unknownFieldsIn(text);
    if (first === undefined) return;
    const says = `There is no field {${first}}. Please choose one of those that are named below.`;
    context.addIssue({ code: 'custom', message: says });
  },
);

export const supportMessageEndpoints = {
  adminMessages: defineEndpoint({
    name: 'adminMessages',
    method: 'GET',
    path: '/api/admin/messages',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Messages to support, a page at a time.',
    query: z.object({
      ...paging,
      status: z.enum(MessageStatus).optional(),
      /** Those alone that are assigned to whoever asks. */
      mine: z.enum(['yes', 'no']).default('no'),
    }),
    data: z.object({ messages: z.array(z.object(message)), ...next }),
  }),
  adminMessage: defineEndpoint({
    name: 'adminMessage',
    method: 'GET',
    path: '/api/admin/messages/:id',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.message_unknown') },
    summary: 'One message to support with its answers and notes, oldest first.',
    params: idParams,
    data: z.object({
      ...message,
      version,
      /** In which the person wrote, and in which an answer is framed. */
      language: z.enum(Language),
      /** Their account, where their address has one. */
      userId: z.uuid().nullable(),
      entries: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['answer', 'note', 'reply']),
          text: z.string(),
          /** Who sent a reply, where that is not the address of the message: anybody may have forwarded an answer. */
          from: z.string().nullable(),
          /** What of a reply is in the mailbox alone. */
          leftOut: z.array(z.string()),
          files: z.array(file),
          /** The address of the member of the staff who wrote it; null if their account is gone, and for a reply. */
          by: z.string().nullable(),
          at: z.iso.datetime(),
          /** How the email of an answer is; null for a note and a reply, and once the record of the email is purged. */
          email: z.enum(['queued', 'sent', 'failed', 'bounced']).nullable(),
        }),
      ),
      /** Who of the staff can take it: those of the right role who have signed in before. */
      staff: z.array(z.object({ id: z.uuid(), email: z.string() })),
      /** Where the person's reply to an answer arrives; null where it comes into the thread. */
      repliesTo: z.string().nullable(),
    }),
  }),
  answerMessage: defineEndpoint({
    name: 'answerMessage',
    method: 'POST',
    path: '/api/admin/messages/:id/answers',
    access: 'admin',
    staff: HELPERS,
    problems: onMessage,
    summary: 'Answers a message by email, once: of two who answer at once one is told.',
    params: idParams,
    body: z.object({
      basedOn: version,
      text: answerText,
      close: z.boolean(),
      /** Those that were added before, for this answer. */
      files: z
        .array(z.uuid())
        .max(messageFileLimits.files, {
          error: `At most ${messageFileLimits.files} files go along with an answer.`,
        })
        .default([]),
    }),
    data: changed,
  }),
  addMessageFile: defineEndpoint({
    name: 'addMessageFile',
    method: 'POST',
    path: '/api/admin/messages/:id/files',
    access: 'admin',
    staff: HELPERS,
    problems: {
      ...needed,
      ...AdminProblems.only('admin.message_unknown', 'admin.file_too_large'),
      ...DocumentProblems.only(
        'documents.empty',
        'documents.broken_off',
        'documents.wrong_type',
        'documents.unreadable',
        'documents.encrypted',
        'documents.unsafe',
        'documents.too_many_pages',
        'documents.picture_too_large',
        'documents.picture_too_small',
      ),
    },
    summary:
      'Adds a PDF or a picture that is to go along with an answer. The body is the file itself; it is looked at as a stranger’s.',
    params: idParams,
    query: z.object({ name: plainText({ label: () => 'The name of the file', max: 200 }) }),
    upload: { maxBytes: messageFileLimits.fileBytes },
    data: file,
  }),
  openMessageFile: defineEndpoint({
    name: 'openMessageFile',
    method: 'GET',
    path: '/api/admin/messages/:id/files/:fileId',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.message_unknown') },
    summary: 'A file of a message, for the program in which the staff open it.',
    params: idParams.extend({ fileId: z.uuid() }),
    file: 'application/octet-stream',
  }),
  noteOnMessage: defineEndpoint({
    name: 'noteOnMessage',
    method: 'POST',
    path: '/api/admin/messages/:id/notes',
    access: 'admin',
    staff: HELPERS,
    problems: onMessage,
    summary:
      'Adds a note that only the staff see; the person gets it with a download of their data.',
    params: idParams,
    body: z.object({
      basedOn: version,
      text: plainText({ label: () => 'The note', max: 5_000, multiline: true }),
    }),
    data: changed,
  }),
  changeMessage: defineEndpoint({
    name: 'changeMessage',
    method: 'POST',
    path: '/api/admin/messages/:id',
    access: 'admin',
    staff: HELPERS,
    problems: onMessage,
    summary: 'Sets the status of a message, or whose it is.',
    params: idParams,
    body: z
      .object({
        basedOn: version,
        status: z.enum(MessageStatus).optional(),
        /** The account of a member of the staff; null takes it off everybody. */
        assignedTo: z.uuid().nullable().optional(),
      })
      .refine(({ status, assignedTo }) => status !== undefined || assignedTo !== undefined, {
        path: ['status'],
        error: 'Please say what is to change: the status, or whose it is.',
      }),
    data: changed,
  }),
  finishMessages: defineEndpoint({
    name: 'finishMessages',
    method: 'POST',
    path: '/api/admin/messages/done',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Closes messages, or takes that back.',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(100), done: z.boolean() }),
    data: z.object({ changed: z.number().int() }),
  }),
  savedReplies: defineEndpoint({
    name: 'savedReplies',
    method: 'GET',
    path: '/api/admin/replies',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'The answers that the staff keep to use again, by name.',
    data: z.object({
      replies: z.array(z.object({ id: z.uuid(), name: z.string(), text: z.string(), version })),
    }),
  }),
  saveReply: defineEndpoint({
    name: 'saveReply',
    method: 'POST',
    path: '/api/admin/replies',
    access: 'admin',
    staff: HELPERS,
    problems: {
      ...needed,
      ...AdminProblems.only(
        'admin.reply_changed',
        'admin.reply_name_taken',
        'admin.too_many_replies',
      ),
    },
    summary: 'Keeps an answer to use again, or changes one.',
    body: z.object({
      /** The one to change, as it was seen; null adds one. */
      reply: z.object({ id: z.uuid(), basedOn: version }).nullable(),
      name: plainText({ label: () => 'The name', max: 80 }),
      text: replyText,
    }),
    data: z.object({ id: z.uuid() }),
  }),
  removeReply: defineEndpoint({
    name: 'removeReply',
    method: 'DELETE',
    path: '/api/admin/replies/:id',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Forgets a saved answer.',
    params: idParams,
    data: z.object({ removed: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
