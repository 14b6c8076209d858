import type { CalendarDate } from '../../kernel/index.ts';
import type { Bureau } from '../contract/bureaus.ts';
import type {
  DisputeDetails,
  PersonalInfo,
  RecipientAddress,
} from '../contract/dispute-request.schema.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { answerDue } from '../law/follow-up-clock.rules.ts';
import { type FollowUp, type LetterRecipient, isFollowUp } from '../contract/letter-purpose.ts';
import type { DraftContent } from '../contract/letters.schema.ts';
import { disputeCases, factKeys, keptQuestions, relevantFacts } from './purposes.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';

/** The next letter of a dispute, filled in from the one before: what is known is not asked again, and nothing is made up. */

/** A letter of a later round, or an ordinary dispute that the answer leads to. */
export type NextLetterKind = FollowUp | 'furnisher_dispute' | 'new_dispute';

/** What the mail and the answer have shown; all of it may be unknown. */
export interface KnownOfRound {
  readonly deliveredOn?: CalendarDate | undefined;
  readonly trackingNumber?: string | undefined;
  /** The end of the time as it was counted for the person. */
  readonly dueOn?: CalendarDate | undefined;
  /** 30, or 45 after the free annual report. */
  readonly clockDays?: number | undefined;
  readonly informationAddedOn?: CalendarDate | undefined;
  /** The date on the answer. */
  readonly resultsOn?: CalendarDate | undefined;
  /** What the results say of the item. */
  readonly resultSays?: 'verified' | 'changed' | undefined;
  /** An earlier letter asked for a block, with all four elements. */
  readonly blockRequested?: boolean | undefined;
  /** When an item that had been deleted was seen again. */
  readonly seenAgainOn?: CalendarDate | undefined;
}

export interface FollowUpDraftInput {
  readonly earlier: {
    readonly personalInfo: PersonalInfo;
    readonly disputeDetails: DisputeDetails;
    /** Which of its items, from 0. */
    readonly item: number;
    /** Further ones that the letter is about, where it can be about several: see `takesSeveralItems`. */
    readonly moreItems?: readonly number[];
    readonly bureau: Bureau | undefined;
    readonly reference: string;
    readonly date: CalendarDate;
  };
  readonly kind: NextLetterKind;
  /** The letter that the new one follows. */
  readonly letterId: string;
  readonly known: KnownOfRound;
  /** Where to dispute with the company itself, if that is known. */
  readonly furnisherAddress?: RecipientAddress | undefined;
}

/** Neither enclosures nor signature nor wording come along: each letter is read and signed by itself. */
export function followUpDraft(input: FollowUpDraftInput): DraftContent {
  const { earlier, kind } = input;
  const { bureau, personalInfo } = earlier;
  const disputeDetails = isFollowUp(kind)
    ? followUpDetails(input, kind)
    : kind === 'furnisher_dispute'
      ? companyDetails(input)
      : againDetails(input);
  const toBureau = disputeDetails.recipient === 'bureau' && bureau !== undefined;
  return {
    personalInfo: { ...personalInfo },
    disputeDetails,
    bureauType: toBureau ? bureau : '',
    bureaus: toBureau ? [bureau] : [],
    documents: [],
    wording: 'plain',
    edits: [],
    step: 2,
  };
}

type DraftDetails = DraftContent['disputeDetails'] & { readonly recipient: LetterRecipient };

/** The item by itself, with what the whole letter said of the report. */
function itemOf({ earlier }: FollowUpDraftInput, item = earlier.item) {
  const cases = disputeCases(earlier.disputeDetails, earlier.date);
  const { details, facts, recipient } = cases[item] ?? cases[0];
  const { creditorName, accountNumber, disputeReason, customDetails } = details;
  const { enclosures: _, ...answers } = facts;
  return {
    said: {
      creditorName,
      accountNumber,
      disputeReason,
      ...(customDetails ? { customDetails } : {}),
    },
    answers,
    recipient,
  };
}

function followUpDetails(input: FollowUpDraftInput, kind: FollowUp): DraftDetails {
  const { said, answers, recipient } = itemOf(input);
  const { agency } = input.earlier.disputeDetails;
  const about = { disputeReason: said.disputeReason, recipient, agency, followUp: { kind } };
  const kept = keptQuestions(about, answers).map(({ key }) => [key, answers[key] ?? ''] as const);
  const keys = factKeys(about);
  const given = Object.entries(GIVEN[kind](input.known, answers)).flatMap(([key, value]) =>
    value && keys.has(key) ? [[key, value] as const] : [],
  );
  const { recipientAddress } = input.earlier.disputeDetails;
  const further = (input.earlier.moreItems ?? []).map((item) => {
    const other = itemOf(input, item);
    const { disputeReason } = other.said;
    const itsOwn = { disputeReason, recipient, agency, followUp: { kind }, further: true };
    return { ...other.said, facts: { ...relevantFacts(itsOwn, other.answers) } };
  });
  return {
    ...said,
    ...(further.length > 0 ? { moreItems: further } : {}),
    recipient,
    ...(agency ? { agency } : {}),
    followUp: { kind, letterId: input.letterId },
    ...(recipientAddress ? { recipientAddress } : {}),
    facts: {
      ...relevantFacts(about, {
        ...Object.fromEntries([...kept, ...given]),
        earlierDate: input.earlier.date,
        earlierReference: input.earlier.reference,
      }),
      // What is known is kept also where its question opens only with an answer that the person has yet to give.
      ...Object.fromEntries(given),
    },
  };
}

type Given = Readonly<Record<string, string | undefined>>;

function arrival({ deliveredOn, trackingNumber }: KnownOfRound): Given {
  return { arrived: deliveredOn && 'yes', deliveredOn, trackingNumber };
}

/** What is known already of each letter's own questions. */
const GIVEN: Readonly<Record<FollowUp, (known: KnownOfRound, answers: DisputeFacts) => Given>> = {
  method_of_verification: ({ deliveredOn, resultsOn, resultSays }) => ({
    deliveredOn,
    resultsOn,
    resultSays,
  }),
  overdue_notice: (known, answers) => ({
    ...arrival(known),
    informationAddedOn: known.informationAddedOn,
    afterFreeReport: afterFreeReport(known, answers),
  }),
  information_supplied: ({ resultsOn }) => ({ noticeOn: resultsOn }),
  identity_supplied: ({ resultsOn, blockRequested }) => ({
    noticeOn: resultsOn,
    blockRequested: blockRequested ? 'yes' : undefined,
  }),
  // That it is gone can have been seen on a report: whether results said so, only the person knows.
  reinsertion_notice: ({ resultsOn, seenAgainOn }) => ({ deletedOn: resultsOn, seenAgainOn }),
  consumer_statement: ({ resultsOn, resultSays }) => ({ resultsOn, resultSays }),
  notify_recipients: ({ resultsOn }) => ({ resultsOn }),
  // Refused or taken back, the answer noted does not say; where the item is back, its day is that of the block.
  block_declined: (known) => ({
    ...arrival(known),
    blockRequested: known.blockRequested ? 'yes' : undefined,
    noticeOn: known.seenAgainOn ? undefined : known.resultsOn,
  }),
};

/** The longer time holds where the person said so, and where the clock they saw ran longer than their answers explain. */
function afterFreeReport(known: KnownOfRound, answers: DisputeFacts): string | undefined {
  const { deliveredOn = '', informationAddedOn = '', dueOn, clockDays } = known;
  const said = answerOf(answers, 'freeAnnualReport');
  // 30 days and the 15 for more information are 45 too.
  const isAnnual = clockDays === ANNUAL_DAYS && informationAddedOn === '';
  if (said === 'yes' || isAnnual) return 'yes';
  const due = answerDue({ deliveredOn, informationAddedOn }, 'bureau');
  if (dueOn && due && dueOn > due.on) return 'not_sure';
  return said || undefined;
}

const ANNUAL_DAYS = 45;

/** Anyone who collects a debt is written to as a collector; which company that is, the person has to say. */
function companyDetails(input: FollowUpDraftInput): DraftDetails {
  const { said, answers } = itemOf(input);
  const collected = ['collection', 'medical_collection'].includes(answerOf(answers, 'itemType'));
  const recipient = collected ? 'collector' : 'furnisher';
  return {
    ...said,
    recipient,
    recipientAddress: input.furnisherAddress ?? { ...NO_ADDRESS, name: said.creditorName },
    facts: { ...relevantFacts({ disputeReason: said.disputeReason, recipient }, answers) },
  };
}

const NO_ADDRESS = {
  street: '',
  street2: '',
  city: '',
  state: '',
  zipCode: '',
  source: '',
} as const;

/** The same item once more, for the person to change what still is wrong. */
function againDetails(input: FollowUpDraftInput): DraftDetails {
  const { said, answers, recipient } = itemOf(input);
  const { recipientAddress, agency } = input.earlier.disputeDetails;
  return {
    ...said,
    recipient,
    ...(agency ? { agency } : {}),
    ...(recipientAddress ? { recipientAddress } : {}),
    facts: { ...relevantFacts({ disputeReason: said.disputeReason, recipient, agency }, answers) },
  };
}
