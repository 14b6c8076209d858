import { longDate, type FieldFault } from '../kernel/index.ts';
import type { DisputeReason } from './dispute-reason.ts';
import { answerOf, asPhrase, dateWords, shownWords } from './fact-words.rules.ts';
import type { LabelledValue, Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { isSpecial, purposeOf } from './letter-purpose.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeCase, WritingCase } from './reason-rules.ts';
import type { Wordings } from './wording.rules.ts';

/** What the letters of a later round have in common: how they name the earlier one, and what they need of it. */

const DISPUTED: Readonly<Record<DisputeReason, string>> = {
  not_mine: 'It is not mine',
  paid_in_full: 'It was paid or settled',
  incorrect_amount: 'An amount is wrong',
  incorrect_dates: 'A date is wrong',
  duplicate: 'It is listed twice',
  identity_theft: 'It comes from identity theft',
  statute_of_limitations: 'It is too old for my report',
  other: 'The entry is not right',
};

/** The dispute that goes on, by its reason, its letter and what the mail shows. */
export function earlierRows({ facts, details }: DisputeCase): readonly LabelledValue[] {
  const delivered = answerOf(facts, 'deliveredOn');
  const tracking = asPhrase(answerOf(facts, 'trackingNumber'));
  return [
    { label: 'What I dispute', value: DISPUTED[details.disputeReason] },
    {
      label: 'My earlier letter',
      value: `${dateWords(answerOf(facts, 'earlierDate'))}, reference ${shownWords(answerOf(facts, 'earlierReference'))}`,
    },
    ...(delivered ? [{ label: 'Delivered on', value: dateWords(delivered) }] : []),
    ...(tracking ? [{ label: 'Tracking number', value: tracking }] : []),
  ];
}

/** "I disputed the loan account listed as Acme Bank in my letter of October 3, 2026." */
export function disputedEarlier(dispute: WritingCase): Wordings {
  const { item } = ownWords(dispute);
  const day = dateWords(answerOf(dispute.facts, 'earlierDate'));
  return [
    `I disputed ${item} in my letter of ${day}.`,
    `On ${day} I wrote to you and disputed ${item}.`,
    `In my letter of ${day} I disputed ${item}.`,
    `My letter of ${day} disputed ${item}.`,
    `This is about ${item}, which I disputed on ${day}.`,
    `I wrote to you on ${day} to dispute ${item}.`,
  ];
}

/** A row with a few words of the answer, where the person gave any. */
export function quotedRow({ facts }: DisputeCase, key: string, label: string): LabelledValue[] {
  const words = asPhrase(answerOf(facts, key));
  return words ? [{ label, value: words }] : [];
}

export function dateRow({ facts }: DisputeCase, key: string, label: string): LabelledValue[] {
  const date = answerOf(facts, key);
  return date ? [{ label, value: dateWords(date) }] : [];
}

/** What comes after the earlier letter cannot lie before it. */
export function inOrder(
  { facts }: DisputeCase,
  ...keys: readonly [first: string, second: string]
): readonly FieldFault[] {
  const [before, after] = keys.map((key) => answerOf(facts, key)) as [string, string];
  if (before === '' || after === '' || before <= after) return [];
  return [
    {
      path: `disputeDetails.facts.${keys[1]}`,
      message: `This day lies before ${dateWords(before)}. Please check both dates.`,
    },
  ];
}

/** A favor, an offer or a look at the file starts no dispute that could go on. */
export function noDisputeRefusal({ details }: DisputeCase): Refusal | undefined {
  const { disputeReason, template } = details;
  if (!isSpecial(purposeOf({ disputeReason, template }))) return undefined;
  return {
    code: 'follow_up.no_dispute',
    title: 'That letter disputed nothing',
    text: 'This letter goes on with a dispute. The letter before it asked for something else, so it started no dispute and no time for an answer. If an item is wrong, please dispute it first.',
    ways: [disputeInstead(disputeReason, 'Dispute the item')],
  };
}

export function disputeInstead(reason: DisputeReason, label: string): Refusal['ways'][number] {
  return { kind: 'switch_reason', label, reason };
}

export function changeAnswer(questionKey: string): Refusal['ways'][number] {
  return { kind: 'answer', label: 'Change my answer', questionKey };
}

/** Without the day of arrival nobody can say that a time is over. */
export function notArrivedRefusal({ facts }: DisputeCase): Refusal | undefined {
  if (answerOf(facts, 'arrived') !== 'no') return undefined;
  return {
    code: 'follow_up.not_arrived',
    title: 'The time has not started yet',
    text: 'The time for an answer starts on the day your letter arrives. Please look up the tracking number at usps.com. If the letter came back, check the address and mail it again: the time starts with that letter.',
    ways: [
      {
        kind: 'link',
        label: 'Look up the tracking number',
        url: 'https://tools.usps.com/go/TrackConfirmAction_input',
      },
      changeAnswer('arrived'),
    ],
  };
}

export function tooEarlyRefusal(due: string): Refusal {
  return {
    code: 'follow_up.too_early',
    title: 'There is still time for an answer',
    text: `The time for an answer runs through ${longDate(due)}. A letter that calls an answer late before that day would not be right. Please come back on the day after.`,
    ways: [changeAnswer('deliveredOn')],
  };
}

export const complaintAdvice: Advice = {
  code: 'follow_up.complaint',
  text: 'You can also complain to the Consumer Financial Protection Bureau. It is free, and it sends your complaint to the company for an answer.',
  url: 'https://www.consumerfinance.gov/complaint/',
};
