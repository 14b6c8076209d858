import { z } from 'zod';
import { AccountProblems } from '../accounts/index.ts';
import {
  calendarDate,
  defineEndpoint,
  idParams,
  plainText,
  spoken,
  type Endpoint,
} from '../kernel/index.ts';
import { LetterProblems } from '../letters/index.ts';
import { ComplaintPart, ComplaintTo } from './cfpb-complaint.rules.ts';
import { DisputeOutcome, NextStep } from './dispute-outcome.ts';
import { DisputeProblems } from './disputes.problems.ts';
import { dashboardSchema, disputeSchema, scorePointSchema } from './disputes.schema.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

const disputesContractMessages = () =>
  spoken({ en: en.disputesContractMessages, es: es.disputesContractMessages });

const signIn = AccountProblems.only('accounts.sign_in_needed');
const own = { ...signIn, ...DisputeProblems.only('disputes.not_found') };

/** Which letter of the dispute an answer is to. */
const roundNumber = z.number().int().min(1).max(10_000);

export const disputeEndpoints = {
  dashboard: defineEndpoint({
    name: 'dashboard',
    method: 'GET',
    path: '/api/dashboard',
    access: 'signed_in',
    problems: signIn,
    summary: "Everything on a person's dashboard in one answer.",
    data: dashboardSchema,
  }),
  listDisputes: defineEndpoint({
    name: 'listDisputes',
    method: 'GET',
    path: '/api/disputes',
    access: 'signed_in',
    problems: signIn,
    summary: 'The disputes of the signed-in person, those that need something first.',
    data: z.object({ disputes: z.array(disputeSchema) }),
  }),
  getDispute: defineEndpoint({
    name: 'getDispute',
    method: 'GET',
    path: '/api/disputes/:id',
    access: 'signed_in',
    problems: own,
    summary: 'One dispute with all of its rounds and what can come next.',
    params: idParams,
    data: disputeSchema,
  }),
  recordOutcome: defineEndpoint({
    name: 'recordOutcome',
    method: 'POST',
    path: '/api/disputes/:id/outcome',
    access: 'signed_in',
    problems: {
      ...own,
      ...DisputeProblems.only(
        'disputes.round_replaced',
        'disputes.too_early',
        'disputes.answer_missing',
      ),
    },
    summary: 'Notes what came back for the newest letter to somebody, or that nothing came.',
    params: idParams,
    body: z.object({
      round: roundNumber,
      outcome: z.enum(DisputeOutcome, { error: () => disputesContractMessages().chooseOutcome }),
      /** The date on the answer, or the day on which the change was seen. */
      on: calendarDate,
      note: plainText({
        label: () => disputesContractMessages().note,
        max: 2_000,
        optional: true,
        multiline: true,
      }).optional(),
      /** A copy of the answer, uploaded before. */
      documentId: z.uuid().optional(),
    }),
    data: disputeSchema,
  }),
  undoOutcome: defineEndpoint({
    name: 'undoOutcome',
    method: 'DELETE',
    path: '/api/disputes/:id/outcome',
    access: 'signed_in',
    problems: { ...own, ...DisputeProblems.only('disputes.round_replaced') },
    summary: 'Takes the noted answer to a round back.',
    params: idParams,
    query: z.object({ round: z.coerce.number().pipe(roundNumber) }),
    data: disputeSchema,
  }),
  addInformation: defineEndpoint({
    name: 'addInformation',
    method: 'POST',
    path: '/api/disputes/:id/information',
    access: 'signed_in',
    problems: { ...own, ...DisputeProblems.only('disputes.no_clock') },
    summary: 'Notes that the person sent more information, which can give the bureau 15 days more.',
    params: idParams,
    body: z.object({ receivedOn: calendarDate }),
    data: disputeSchema,
  }),
  startNextLetter: defineEndpoint({
    name: 'startNextLetter',
    method: 'POST',
    path: '/api/disputes/:id/next',
    access: 'signed_in',
    problems: {
      ...own,
      ...DisputeProblems.only('disputes.step_not_open'),
      ...LetterProblems.only('letters.too_many_drafts'),
    },
    summary:
      'Starts the next letter, filled in from what is known. The same step again opens the same draft.',
    params: idParams,
    body: z.object({ step: z.enum(NextStep) }),
    data: z.object({ draftId: z.uuid() }),
  }),
  complaint: defineEndpoint({
    name: 'complaint',
    method: 'GET',
    path: '/api/disputes/:id/complaint',
    access: 'signed_in',
    problems: { ...own, ...DisputeProblems.only('disputes.step_not_open') },
    summary: 'A draft complaint to the Consumer Financial Protection Bureau or the state, to copy.',
    params: idParams,
    query: z.object({ to: z.enum(ComplaintTo).default('cfpb') }),
    data: z.object({
      title: z.string(),
      /** In the order of the form, in the form's own language. */
      fields: z.array(
        z.object({
          /** The step of the form; only the CFPB's is known. */
          part: z.enum(ComplaintPart).optional(),
          question: z.string(),
          answer: z.string(),
          how: z.enum(['choose', 'copy', 'attach']),
        }),
      ),
      /** Null for an office of the state: see `stateOffices`. */
      url: z.string().nullable(),
    }),
  }),
  getCalendar: defineEndpoint({
    name: 'getCalendar',
    method: 'GET',
    path: '/api/disputes/calendar',
    access: 'signed_in',
    problems: signIn,
    summary: 'The address of the calendar feed, where one was made.',
    data: z.object({ url: z.string().nullable() }),
  }),
  makeCalendar: defineEndpoint({
    name: 'makeCalendar',
    method: 'POST',
    path: '/api/disputes/calendar',
    access: 'signed_in',
    problems: signIn,
    summary: 'Makes a new secret address for the calendar feed; the one before stops working.',
    body: z.object({}),
    data: z.object({ url: z.string() }),
  }),
  endCalendar: defineEndpoint({
    name: 'endCalendar',
    method: 'DELETE',
    path: '/api/disputes/calendar',
    access: 'signed_in',
    problems: signIn,
    summary: 'Ends the calendar feed.',
    data: z.object({ ended: z.literal(true) }),
  }),
  calendarFeed: defineEndpoint({
    name: 'calendarFeed',
    method: 'GET',
    path: '/api/calendar/:token',
    access: 'public',
    problems: DisputeProblems.only('disputes.no_such_feed'),
    summary: 'The dates of a person as a calendar (ICS). The address itself is the key.',
    params: z.object({ token: z.string().max(200) }),
    /** Calendar programs say no language of their person's: it is in the address. */
    query: z.object({ lang: z.string().max(20).optional() }),
    file: 'text/calendar; charset=utf-8',
  }),
  addScore: defineEndpoint({
    name: 'addScore',
    method: 'POST',
    path: '/api/scores',
    access: 'signed_in',
    problems: { ...signIn, ...DisputeProblems.only('disputes.too_many_scores') },
    summary: 'Notes a credit score that the person has seen somewhere.',
    body: z.object({
      seenOn: calendarDate,
      score: z
        .number({ error: () => disputesContractMessages().scoreAsNumber })
        .int({ error: () => disputesContractMessages().scoreWhole })
        .min(250, { error: () => disputesContractMessages().scoreRange })
        .max(900, { error: () => disputesContractMessages().scoreRange }),
      source: plainText({
        label: () => disputesContractMessages().source,
        max: 60,
        optional: true,
      }).default(''),
    }),
    data: scorePointSchema,
  }),
  deleteScore: defineEndpoint({
    name: 'deleteScore',
    method: 'DELETE',
    path: '/api/scores/:id',
    access: 'signed_in',
    problems: { ...signIn, ...DisputeProblems.only('disputes.score_not_found') },
    summary: 'Takes a noted score out.',
    params: idParams,
    data: z.object({ deleted: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
