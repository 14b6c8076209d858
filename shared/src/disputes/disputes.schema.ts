import { z } from 'zod';
import { allowanceSchema } from '../billing/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { Bureau, DisputeReason, LetterRecipient, letterSummarySchema } from '../letters/index.ts';
import { MailStatus } from '../mailing/index.ts';
import { ClockBasis, DisputeOutcome, DisputeState, NextStep } from './dispute-outcome.ts';

/** What disputes look like on their way between the packages. */

const clockSchema = z.object({
  basis: z.enum(ClockBasis),
  startedOn: calendarDate,
  dueOn: calendarDate,
  /** Until when an answer that was mailed on the last day may take to arrive. */
  expectAnswerBy: calendarDate,
  /** From 0 to 1. */
  progress: z.number(),
  daysLeft: z.number().int(),
  /** "Day 12 of 30" and what the law says. */
  words: z.string(),
  law: z.string(),
});

const stepSchema = z.object({
  step: z.enum(NextStep),
  title: z.string(),
  why: z.string(),
  law: z.string().nullable(),
  /** When it fits, what it costs, where it leads; null for what is only waiting and noting. */
  facts: z
    .object({
      fits: z.string(),
      cost: z.string(),
      leadsTo: z.string(),
      /** Where it was read, for what is no letter. */
      source: z
        .object({ name: z.string(), url: z.string().nullable(), checkedOn: calendarDate })
        .nullable(),
    })
    .nullable(),
  /** True where `startNextLetter` makes a draft of it. */
  isLetter: z.boolean(),
  /** The letter to mail, where it is another one than the newest round's. */
  letterId: z.uuid().nullable(),
});

const roundSchema = z.object({
  number: z.number().int(),
  /** To whom it went: a later round can go to another. */
  recipient: z.enum(LetterRecipient),
  target: z.string(),
  letterId: z.uuid(),
  reference: z.string(),
  /** What kind of letter it was, in words. */
  title: z.string(),
  signedAt: z.iso.datetime(),
  pieceId: z.uuid().nullable(),
  mailStatus: z.enum(MailStatus).nullable(),
  mailedOn: calendarDate.nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  receivedOn: calendarDate.nullable(),
  clock: clockSchema.nullable(),
  /** An estimate: the last day of its time if it arrives when it should. Null once it arrived or is answered. */
  answerDueAround: calendarDate.nullable(),
  outcome: z.enum(DisputeOutcome).nullable(),
  outcomeOn: calendarDate.nullable(),
  note: z.string().nullable(),
  answerDocumentId: z.uuid().nullable(),
});

export const disputeSchema = z.object({
  id: z.uuid(),
  /** "Equifax", and the company of the item. */
  recipient: z.enum(LetterRecipient),
  bureau: z.enum(Bureau).nullable(),
  target: z.string(),
  creditorName: z.string(),
  /** The last digits only. */
  accountEnding: z.string(),
  disputeReason: z.enum(DisputeReason),
  state: z.enum(DisputeState),
  stateWords: z.string(),
  /** Newest last. */
  rounds: z.array(roundSchema).min(1),
  /** The number of the round that decides what comes next: of which something was heard last. */
  decidingRound: z.number().int(),
  /** What can be noted about that round today; empty while there is nothing to answer. */
  answers: z.array(z.enum(DisputeOutcome)),
  /** Newest letters to others that can be answered still. */
  others: z.array(z.object({ round: z.number().int(), answers: z.array(z.enum(DisputeOutcome)) })),
  /** What to do next, the best first; empty if nothing is left to do. */
  nextSteps: z.array(stepSchema),
  resolvedAt: z.iso.datetime().nullable(),
  /** The state of the person's address, where it is one of those that have an office. */
  homeState: z.string().nullable(),
  /** Time limits for a suit against a bureau, as days, the first one first: 15 U.S.C. 1681p. */
  limits: z.array(
    z.object({
      from: z.enum(['answer', 'no_results']),
      on: calendarDate,
      twoYearsOn: calendarDate,
      fiveYearsOn: calendarDate,
    }),
  ),
});

export type Dispute = z.output<typeof disputeSchema>;
export type DisputeRound = z.output<typeof roundSchema>;

export const scorePointSchema = z.object({
  id: z.uuid(),
  seenOn: calendarDate,
  score: z.number().int(),
  source: z.string(),
});

export type ScorePoint = z.output<typeof scorePointSchema>;

/** One thing that waits for the person today. */
const taskSchema = z.object({
  disputeId: z.uuid().nullable(),
  letterId: z.uuid().nullable(),
  kind: z.enum(NextStep),
  title: z.string(),
  text: z.string(),
  /** The day it is about. */
  on: calendarDate.nullable(),
});

export const dashboardSchema = z.object({
  firstName: z.string().nullable(),
  tasks: z.array(taskSchema),
  disputes: z.array(disputeSchema),
  /** Newest first, at most a hundred. */
  letters: z.array(letterSummarySchema),
  letterCounts: z.object({
    total: z.number().int(),
    onTheirWay: z.number().int(),
    delivered: z.number().int(),
  }),
  drafts: z.number().int(),
  allowance: allowanceSchema,
  hasSavedSignature: z.boolean(),
  scores: z.array(scorePointSchema),
  referrals: z.object({ rewardedCents: z.number().int(), friends: z.number().int() }),
});

export type Dashboard = z.output<typeof dashboardSchema>;
