import type { LetterRecipient } from '../letters/index.ts';
import { advised, type AdvisedStep } from './advised-steps.ts';
import { ClockBasis, type DisputeOutcome, type DisputeState } from './dispute-outcome.ts';
import {
  hasBlockClock,
  isAboutError,
  isAnswerMissing,
  isLateInMail,
  isPatienceOver,
  isWatchOver,
  mayAskHowChecked,
  wasBlocked,
  wasDisputedTwice,
  type StepCase,
} from './next-step-case.ts';
import { asksAboutDispute, asksForCourtesy, isReminder } from './round-purpose.rules.ts';

/**
 * What can come next: the first row that fits a dispute gives its steps, the best first. The law behind each step stands with the
 * step. Content table.
 */

export interface NextStepRow {
  /** Everyone if it is left out. */
  readonly recipients?: readonly LetterRecipient[];
  readonly states: readonly DisputeState[];
  /** Any answer, or none, if it is left out. */
  readonly outcomes?: readonly DisputeOutcome[];
  /** The condition in words, for readers of the table, and as the machine asks it. */
  readonly only?: { readonly words: string; readonly when: (dispute: StepCase) => boolean };
  /** In order of advice; one that is not open to the person is left out. */
  readonly steps: readonly AdvisedStep[];
}

const { record, complaint, stateComplaint, legalHelp } = advised;

/** Who helps from outside, where the letters did not: in the order of what they cost and ask of a person. */
const outside = [complaint, stateComplaint, legalHelp] as const;

const COMPANIES: readonly LetterRecipient[] = ['furnisher', 'collector', 'inquirer'];

const courtesy = {
  words: 'the letter asked for a favor and said that the item is right',
  when: ({ purpose }: StepCase) => asksForCourtesy(purpose),
};

const reminder = {
  words: 'the letter asks for the answer to an earlier one',
  when: ({ purpose }: StepCase) => isReminder(purpose),
};

/** Its answer can come before it arrives, and no day of the law hangs on the arrival. */
const startsNoTime = {
  words: 'the letter starts no time for an answer, and may still be in the mail',
  when: (dispute: StepCase) =>
    !isLateInMail(dispute) &&
    (isReminder(dispute.purpose) || dispute.round.basis === ClockBasis.none),
};

const onMail: readonly NextStepRow[] = [
  { states: ['ready'], steps: [advised.mail, advised.confirmArrival] },
  {
    states: ['on_its_way'],
    only: startsNoTime,
    steps: [advised.waitForMailAlone, advised.confirmArrival, record],
  },
  {
    states: ['on_its_way'],
    only: { words: 'it should have arrived by now', when: isLateInMail },
    steps: [advised.confirmArrival, advised.waitForMail],
  },
  { states: ['on_its_way'], steps: [advised.waitForMail, advised.confirmArrival] },
  {
    states: ['not_delivered'],
    only: reminder,
    steps: [advised.checkReminderAddress, advised.mailAgain, record],
  },
  { states: ['not_delivered'], steps: [advised.checkAddress, advised.mailAgain] },
];

const onWaiting: readonly NextStepRow[] = [
  {
    states: ['waiting'],
    only: {
      words: 'information can still be added',
      when: ({ round }) =>
        round.clock?.extended === false &&
        (round.basis === ClockBasis.reinvestigation || round.basis === ClockBasis.direct_dispute),
    },
    steps: [advised.waitForClock, record],
  },
  {
    states: ['waiting'],
    only: { words: 'a clock runs', when: ({ round }) => round.clock !== undefined },
    steps: [advised.waitForFixedClock, record],
  },
  {
    states: ['waiting'],
    only: courtesy,
    steps: [advised.waitWithoutClock, record],
  },
  {
    recipients: ['bureau'],
    states: ['waiting'],
    only: {
      words: 'two weeks after a letter that the law gives no time for',
      when: (dispute) => isAboutError(dispute) && isPatienceOver(dispute),
    },
    steps: [...outside, record],
  },
  {
    recipients: ['collector'],
    states: ['waiting'],
    only: {
      words: 'the letter asked for validation',
      when: ({ purpose }) => purpose === 'debt_validation',
    },
    steps: [advised.waitForVerification, record, advised.askBureaus, ...outside],
  },
  {
    recipients: COMPANIES,
    states: ['waiting'],
    outcomes: ['no_answer'],
    only: { words: 'two weeks are over', when: isPatienceOver },
    steps: [advised.askBureaus, ...outside, record],
  },
  {
    recipients: COMPANIES,
    states: ['waiting'],
    only: { words: 'two weeks are over, and nothing is noted', when: isPatienceOver },
    steps: [advised.waitWithoutClock, record, advised.askBureaus, ...outside],
  },
  { states: ['waiting'], steps: [advised.waitWithoutClock, record] },
];

const onOverdue: readonly NextStepRow[] = [
  {
    states: ['overdue'],
    only: {
      words: 'an overdue notice was sent, and two weeks are over',
      when: (dispute) => dispute.purpose === 'overdue_notice' && isPatienceOver(dispute),
    },
    steps: [complaint, record, advised.askCompany, advised.askBureaus, stateComplaint, legalHelp],
  },
  {
    states: ['overdue'],
    only: {
      words: 'an overdue notice was sent',
      when: ({ purpose }) => purpose === 'overdue_notice',
    },
    steps: [advised.waitForReminder, record, complaint],
  },
  {
    recipients: ['bureau'],
    states: ['overdue'],
    only: {
      words: 'the answer can still be in the mail, to a question how the item was checked',
      when: (dispute) => dispute.round.basis === ClockBasis.procedure && !isAnswerMissing(dispute),
    },
    steps: [advised.waitForAnswerInMail, record, complaint],
  },
  {
    recipients: ['bureau'],
    states: ['overdue'],
    only: {
      words: 'no word on how the item was checked',
      when: ({ round }) => round.basis === ClockBasis.procedure,
    },
    steps: [
      complaint,
      advised.askCompany,
      advised.disputeWithMore,
      record,
      stateComplaint,
      legalHelp,
    ],
  },
  {
    recipients: ['bureau'],
    states: ['overdue'],
    only: {
      words: 'word on the block can still be in the mail',
      when: (dispute) => hasBlockClock(dispute) && !isAnswerMissing(dispute),
    },
    steps: [advised.waitForAnswerInMail, record, advised.askAboutBlock],
  },
  {
    recipients: ['bureau'],
    states: ['overdue'],
    only: { words: 'the letter asked for a block', when: hasBlockClock },
    steps: [advised.askAboutBlock, ...outside, record],
  },
  {
    recipients: ['bureau'],
    states: ['overdue'],
    only: {
      words: 'the results can still be in the mail',
      when: (dispute) => !isAnswerMissing(dispute),
    },
    steps: [advised.waitForAnswerInMail, record, advised.overdueNotice],
  },
  {
    recipients: ['bureau'],
    states: ['overdue'],
    steps: [advised.overdueNotice, complaint, record, stateComplaint, legalHelp],
  },
  {
    recipients: ['furnisher'],
    states: ['overdue'],
    only: {
      words: 'the result can still be in the mail',
      when: (dispute) => !isAnswerMissing(dispute),
    },
    steps: [advised.waitForAnswerInMail, record, advised.companyOverdueNotice],
  },
  {
    recipients: ['furnisher'],
    states: ['overdue'],
    steps: [
      advised.companyOverdueNotice,
      advised.askBureaus,
      complaint,
      record,
      stateComplaint,
      legalHelp,
    ],
  },
];

const onResolved: readonly NextStepRow[] = [
  {
    states: ['resolved'],
    only: { words: 'a year has gone by', when: isWatchOver },
    steps: [advised.nothingLeft],
  },
  {
    recipients: ['bureau'],
    states: ['resolved'],
    outcomes: ['deleted'],
    steps: [advised.watchReturn, advised.tellRecipients],
  },
  { states: ['resolved'], steps: [advised.watchChange] },
];

const onAnswer: readonly NextStepRow[] = [
  { states: ['answered'], only: courtesy, steps: [advised.nothingMoreToAsk] },
  {
    states: ['answered'],
    outcomes: ['need_id'],
    only: {
      words: 'to a bureau that was told of an error',
      when: (dispute) => dispute.recipient === 'bureau' && isAboutError(dispute),
    },
    steps: [advised.proveIdentity, ...outside],
  },
  { states: ['answered'], outcomes: ['need_id'], steps: [advised.askAgainWithPapers, record] },
  {
    states: ['answered'],
    only: {
      words: 'no letter said that an item is wrong',
      when: (dispute) => !isAboutError(dispute),
    },
    steps: [advised.disputeWhatYouFound, advised.nothingLeft],
  },
];

const bureauAnswers: readonly Omit<NextStepRow, 'recipients' | 'states'>[] = [
  {
    outcomes: ['verified'],
    only: {
      words: 'it was disputed twice there, and they have said how they checked it',
      when: (dispute) => wasDisputedTwice(dispute) && !mayAskHowChecked(dispute),
    },
    steps: [
      complaint,
      advised.askCompany,
      legalHelp,
      stateComplaint,
      advised.disputeWithMore,
      advised.addStatement,
    ],
  },
  {
    outcomes: ['verified'],
    only: {
      words: 'results of a reinvestigation, and nobody has asked how it was checked',
      when: mayAskHowChecked,
    },
    steps: [
      advised.askHowChecked,
      advised.askCompany,
      advised.disputeWithMore,
      ...outside,
      advised.addStatement,
    ],
  },
  {
    outcomes: ['verified'],
    steps: [advised.askCompany, advised.disputeWithMore, ...outside, advised.addStatement],
  },
  {
    outcomes: ['frivolous'],
    only: {
      words: 'a question was set aside, and no dispute',
      when: ({ purpose }) => asksAboutDispute(purpose),
    },
    steps: [complaint, advised.askCompany, advised.disputeWithMore, stateComplaint, legalHelp],
  },
  { outcomes: ['frivolous'], steps: [advised.supplyInformation, ...outside] },
  {
    outcomes: ['corrected_wrongly'],
    only: {
      words: 'results of a reinvestigation, and nobody has asked how it was checked',
      when: mayAskHowChecked,
    },
    steps: [
      advised.disputeTheRest,
      advised.askHowChecked,
      advised.askCompany,
      ...outside,
      advised.addStatement,
    ],
  },
  {
    outcomes: ['corrected_wrongly'],
    steps: [advised.disputeTheRest, advised.askCompany, ...outside, advised.addStatement],
  },
  {
    outcomes: ['reinserted'],
    only: { words: 'it had been blocked, not deleted', when: wasBlocked },
    steps: [advised.askAboutBlock, advised.disputeWithoutBlock, ...outside],
  },
  { outcomes: ['reinserted'], steps: [advised.askAboutReturn, ...outside] },
  {
    outcomes: ['block_declined'],
    only: {
      words: 'nobody has asked about the block',
      when: ({ purposes }) => !purposes.includes('block_declined'),
    },
    steps: [advised.askAboutBlock, advised.disputeWithoutBlock, ...outside],
  },
  { outcomes: ['block_declined'], steps: [advised.disputeWithoutBlock, ...outside] },
];
const onBureauAnswer = bureauAnswers.map((row): NextStepRow => ({
  recipients: ['bureau'],
  states: ['answered'],
  ...row,
}));

/** Only a bureau reinvestigates, blocks and reinserts, so what a company leaves wrong goes to the bureaus. */
const onCompanyAnswer: readonly NextStepRow[] = [
  {
    recipients: ['furnisher'],
    states: ['answered'],
    outcomes: ['frivolous'],
    only: {
      words: 'the company had to look into it',
      when: ({ round }) => round.basis === ClockBasis.direct_dispute,
    },
    steps: [advised.supplyInformationToCompany, advised.askBureaus, ...outside],
  },
  {
    recipients: ['furnisher', 'collector'],
    states: ['answered'],
    outcomes: ['corrected_wrongly'],
    steps: [advised.disputeTheRestAtCompany, advised.askBureaus, ...outside],
  },
  {
    recipients: ['furnisher', 'collector'],
    states: ['answered'],
    outcomes: ['verified', 'frivolous'],
    steps: [advised.askBureaus, advised.disputeWithMoreAtCompany, ...outside],
  },
  { recipients: COMPANIES, states: ['answered'], steps: [advised.askBureaus, ...outside] },
];

export const nextSteps: readonly NextStepRow[] = [
  ...onMail,
  ...onWaiting,
  ...onOverdue,
  ...onResolved,
  ...onAnswer,
  ...onBureauAnswer,
  ...onCompanyAnswer,
];
