import { z } from 'zod';
import {
  calendarDate,
  defineEndpoint,
  idParams,
  plainText,
  type Endpoint,
} from '../kernel/index.ts';
import {
  MailCarrier,
  MailClass,
  MailingProblems,
  MailStatus,
  mailChargeStatusSchema,
} from '../mailing/index.ts';
import { AdminProblems } from './admin.problems.ts';
import { postalNumber } from './postal-number.rules.ts';
import type { StaffRole } from './staff-role.ts';
import { statedReason } from './stated-reason.schema.ts';

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const HELPERS = ['administrator', 'support'] as const satisfies readonly StaffRole[];
const ownMailpiece = {
  ...needed,
  ...AdminProblems.only('admin.mailpiece_unknown', 'admin.mailpiece_elsewhere'),
};

/** What staff see of a mailpiece: what is on the envelope, never what is in the letter. */
const queuedMailpiece = z.object({
  id: z.uuid(),
  reference: z.string(),
  mailClass: z.enum(MailClass),
  status: z.enum(MailStatus),
  pages: z.number().int(),
  sheets: z.number().int(),
  queuedAt: z.iso.datetime(),
  to: z.string(),
  toPlace: z.string(),
  trackingNumber: z.string().nullable(),
  mailedOn: calendarDate.nullable(),
  deliveredOn: calendarDate.nullable(),
  /** What the post or the carrier charged us. */
  costCents: z.number().int().nullable(),
  /** The account was deleted, and the addresses with it: it is not mailed anymore. */
  isForgotten: z.boolean(),
  /** It was to be paid by itself, and the bank has let the money go: nobody pays for it. */
  isUnpaid: z.boolean().optional(),
});

const strandedMailpiece = queuedMailpiece.extend({
  carrier: z.enum(MailCarrier),
  /** What that carrier calls it; null if it was asked and its answer never came. */
  carrierId: z.string().nullable(),
  userId: z.uuid(),
  email: z.string(),
});

const batch = z.object({
  id: z.uuid(),
  number: z.number().int(),
  madeAt: z.iso.datetime(),
  pieces: z.array(queuedMailpiece),
});

/** As it stands on the label, or as a scanner reads it; empty if there is none. */
const trackingNumber = plainText({ label: () => 'Tracking number', max: 60, optional: true })
  .refine(
    (text) => text === '' || postalNumber(text) !== undefined,
    'That is not a USPS tracking number. It has 20 or 22 digits.',
  )
  .transform((text) => postalNumber(text) ?? '');

/** How staff print and mail letters by hand, and what mailing costs. */
export const manualMailQueueEndpoints = {
  manualMailQueue: defineEndpoint({
    name: 'manualMailQueue',
    method: 'GET',
    path: '/api/admin/print-queue',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary:
      'Letters that wait to be printed, and the batches with a letter that is not mailed or not delivered yet.',
    data: z.object({
      /** The day it is where business days are counted. */
      today: calendarDate,
      /** The oldest ones. */
      waiting: z.array(queuedMailpiece),
      waitingCount: z.number().int(),
      batches: z.array(batch),
    }),
  }),
  makePrintBatch: defineEndpoint({
    name: 'makePrintBatch',
    method: 'POST',
    path: '/api/admin/print-queue/batches',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.nothing_to_print') },
    summary:
      'Takes waiting letters into a batch. From then on they can not be taken back by the person.',
    body: z.object({ pieceIds: z.array(z.uuid()).min(1).max(100) }),
    data: batch,
  }),
  printBatchPdf: defineEndpoint({
    name: 'printBatchPdf',
    method: 'GET',
    path: '/api/admin/print-queue/batches/:id/pdf',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.batch_unknown') },
    file: 'application/pdf',
    summary:
      'A batch ready to print, to whoever states why: for each letter a cover sheet and the exact signed packet.',
    params: idParams,
    query: z.object({ reason: statedReason }),
  }),
  printBatchForms: defineEndpoint({
    name: 'printBatchForms',
    method: 'GET',
    path: '/api/admin/print-queue/batches/:id/forms',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.batch_unknown') },
    file: 'text/csv; charset=utf-8',
    summary: 'The data of the USPS firm mailing book (PS Form 3877) of a batch.',
    params: idParams,
  }),
  markMailed: defineEndpoint({
    name: 'markMailed',
    method: 'POST',
    path: '/api/admin/mail/:id/mailed',
    access: 'admin',
    staff: HELPERS,
    problems: ownMailpiece,
    summary:
      'Notes that a printed letter was brought to the post office, with its tracking number. Once more corrects it, until it is delivered.',
    params: idParams,
    body: z.object({
      mailedOn: calendarDate,
      trackingNumber: trackingNumber.optional(),
      /** What the post charged us. */
      costCents: z.number().int().min(0).max(100_000).optional(),
    }),
    data: queuedMailpiece,
  }),
  recordMailEvent: defineEndpoint({
    name: 'recordMailEvent',
    method: 'POST',
    path: '/api/admin/mail/:id/events',
    access: 'admin',
    staff: HELPERS,
    problems: ownMailpiece,
    summary: 'Notes what the Postal Service says of a letter that staff mailed.',
    params: idParams,
    body: z.object({
      what: z.enum(['in_transit', 'pickup_available', 'delivered', 'returned', 'lost']),
      on: calendarDate,
    }),
    data: queuedMailpiece,
  }),
  refuseMailpiece: defineEndpoint({
    name: 'refuseMailpiece',
    method: 'POST',
    path: '/api/admin/mail/:id/refuse',
    access: 'admin',
    staff: HELPERS,
    problems: ownMailpiece,
    summary:
      'Gives up a letter that can not be mailed. The person is told what to do; quota and price are given back.',
    params: idParams,
    body: z.object({ why: z.enum(['address', 'file', 'other']) }),
    data: queuedMailpiece,
  }),
  mailAgain: defineEndpoint({
    name: 'mailAgain',
    method: 'POST',
    path: '/api/admin/mail/:id/again',
    access: 'admin',
    staff: HELPERS,
    problems: {
      ...needed,
      ...MailingProblems.only(
        'mailing.mailpiece_not_found',
        'mailing.not_to_mail_again',
        'mailing.no_confirmed_address',
        'mailing.already_on_its_way',
        'mailing.copies_gone',
      ),
    },
    summary:
      'Mails a letter again that did not arrive, once, at the operator’s cost and to an address that its person has confirmed. They are told.',
    params: idParams,
    body: z.object({ mailClass: z.enum(MailClass), reason: statedReason }),
    data: z.object({ id: z.uuid(), to: z.string(), toPlace: z.string() }),
  }),
  strandedMail: defineEndpoint({
    name: 'strandedMail',
    method: 'GET',
    path: '/api/admin/mail/stranded',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary:
      'Mailpieces that another carrier than the present one still has, oldest first, at most 200: nothing is heard of them by itself anymore.',
    data: z.object({
      carrier: z.enum(MailCarrier),
      pieces: z.array(strandedMailpiece),
    }),
  }),
  mailCosts: defineEndpoint({
    name: 'mailCosts',
    method: 'GET',
    path: '/api/admin/mail',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary: 'Mailed letters with what the person paid and what the carrier charged, newest first.',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    data: z.object({
      pieces: z.array(
        queuedMailpiece.extend({
          carrier: z.enum(MailCarrier),
          email: z.string(),
          /** What the person agreed to pay. */
          priceCents: z.number().int(),
          charge: mailChargeStatusSchema,
          trouble: z.string().nullable(),
        }),
      ),
      /** Of all of them, not only of this page. */
      totals: z.object({
        pieces: z.number().int(),
        /** What was paid and not given back. */
        paidCents: z.number().int(),
        costCents: z.number().int(),
        /** Mailpieces whose cost nobody has told us. */
        withoutCost: z.number().int(),
      }),
    }),
  }),
} as const satisfies Record<string, Endpoint>;
