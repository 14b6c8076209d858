import { spokenDate, type CalendarDate, type FieldFault } from '../kernel/index.ts';
import type { DisputeReason } from './dispute-reason.ts';
import { answerOf, asPhrase, dateWords, shownWords, spokenDateWords } from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import {
  advice,
  answerWay,
  linkWay,
  reasonWay,
  refusal,
  refusalSentences,
  type WayLabel,
} from './gate-words.ts';
import type { LabelledValue, Refusal, RefusalWay } from './letter-document.ts';
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
      message: faultWords().before(spokenDateWords(before)),
    },
  ];
}

/** A favor, an offer or a look at the file starts no dispute that could go on. */
export function noDisputeRefusal({ details }: DisputeCase): Refusal | undefined {
  const { disputeReason, template } = details;
  if (!isSpecial(purposeOf({ disputeReason, template }))) return undefined;
  return refusal('follow_up.no_dispute', [disputeInstead(disputeReason, 'disputeItem')]);
}

export function disputeInstead(reason: DisputeReason, label: WayLabel): RefusalWay {
  return reasonWay(label, reason);
}

export function changeAnswer(questionKey: string): RefusalWay {
  return answerWay('changeAnswer', questionKey);
}

/** Without the day of arrival nobody can say that a time is over. */
export function notArrivedRefusal({ facts }: DisputeCase): Refusal | undefined {
  if (answerOf(facts, 'arrived') !== 'no') return undefined;
  return refusal('follow_up.not_arrived', [
    linkWay('lookUpTracking', 'https://tools.usps.com/go/TrackConfirmAction_input'),
    changeAnswer('arrived'),
  ]);
}

export function tooEarlyRefusal(due: CalendarDate): Refusal {
  const { title, text } = refusalSentences().tooEarly;
  return {
    code: 'follow_up.too_early',
    title,
    text: text(spokenDate(due)),
    ways: [changeAnswer('deliveredOn')],
  };
}

export const complaintAdvice = (): Advice => ({
  ...advice('follow_up.complaint'),
  url: 'https://www.consumerfinance.gov/complaint/',
});
