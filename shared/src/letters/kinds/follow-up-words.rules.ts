import { type CalendarDate, type FieldFault, spokenDate } from '../../kernel/index.ts';
import { type DisputeReason, isSpecial, purposeOf } from '../contract/letter-purpose.ts';
import { answerOf, asPhrase, spokenDateWords } from '../facts/fact-words.rules.ts';
import {
  type WayLabel,
  advice,
  answerWay,
  faultWords,
  linkWay,
  reasonWay,
  refusal,
  refusalSentences,
} from '../facts/gate-words.ts';
import type { Phrase, Refusal, RefusalWay } from '../contract/letter-document.ts';
import type { Advice } from '../contract/letter-input.ts';
import { ownWords } from '../facts/own-words.rules.ts';
import type { DisputeCase, LetterRow, WritingCase } from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';

/** What the letters of a later round have in common: how they name the earlier one, and what they need of it. */

const { say, wordings } = wordsOf('follow_up', {
  not_mine: { en: 'It is not mine', es: 'No es mío' },
  paid_in_full: { en: 'It was paid or settled', es: 'Se pagó o se liquidó' },
  incorrect_amount: { en: 'An amount is wrong', es: 'Un monto está mal' },
  incorrect_dates: { en: 'A date is wrong', es: 'Una fecha está mal' },
  duplicate: { en: 'It is listed twice', es: 'Aparece dos veces' },
  identity_theft: { en: 'It comes from identity theft', es: 'Viene de un robo de identidad' },
  statute_of_limitations: {
    en: 'It is too old for my report',
    es: 'Es demasiado antiguo para mi informe',
  },
  deceased: { en: 'It marks me as deceased', es: 'Me marca como persona fallecida' },
  mixed_file: {
    en: "My file is mixed with another person's",
    es: 'Mi expediente está mezclado con el de otra persona',
  },
  personal_information: {
    en: 'My personal information is wrong',
    es: 'Mis datos personales están mal',
  },
  other: { en: 'The entry is not right', es: 'El registro no es correcto' },
  what: { en: 'What I dispute', es: 'Lo que disputo' },
  earlier: { en: 'My earlier letter', es: 'Mi carta anterior' },
  delivered: { en: 'Delivered on', es: 'Entregada el' },
  tracking: { en: 'Tracking number', es: 'Número de seguimiento' },
  disputed: {
    en: 'I disputed {item} in my letter of {day}.',
    es: 'Disputé {item} en mi carta del {day}.',
  },
});

export const followUpWordings = wordings;

/** The dispute that goes on, by its reason, its letter and what the mail shows. */
export function earlierRows(dispute: DisputeCase): readonly LetterRow[] {
  const { facts } = dispute;
  const delivered = answerOf(facts, 'deliveredOn');
  const tracking = asPhrase(answerOf(facts, 'trackingNumber'));
  const day = { date: answerOf(facts, 'earlierDate') };
  return [
    ...disputedRows(dispute),
    { label: say.earlier, value: day },
    ...(delivered ? [{ label: say.delivered, value: { date: delivered } }] : []),
    ...(tracking ? [{ label: say.tracking, value: tracking }] : []),
  ];
}

/** What the earlier letter said of the item, in a few words. */
export function disputedRows({ details }: DisputeCase): readonly LetterRow[] {
  return [{ label: say.what, value: say[details.disputeReason] }];
}

/** "I disputed the loan account listed as Acme Bank in my letter of October 3, 2026." */
export function disputedEarlier(dispute: WritingCase): Phrase {
  const { item } = ownWords(dispute);
  return say.disputed({ item, day: { date: answerOf(dispute.facts, 'earlierDate') } });
}

/** A row with a few words of the answer, where the person gave any. */
export function quotedRow({ facts }: DisputeCase, key: string, label: Phrase): LetterRow[] {
  const words = asPhrase(answerOf(facts, key));
  return words ? [{ label, value: words }] : [];
}

export function dateRow({ facts }: DisputeCase, key: string, label: Phrase): LetterRow[] {
  const date = answerOf(facts, key);
  return date ? [{ label, value: { date } }] : [];
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
