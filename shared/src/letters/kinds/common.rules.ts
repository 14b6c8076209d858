import type { Phrase, Refusal, RefusalWay, Sentence, Advice } from '../contract/letter-document.ts';
import type { WritingCase, DisputeCase, ReasonText, LetterRow } from '../facts/reason-rules.ts';
import { wordsOf, fromTable } from '../facts/sentence.ts';
import { enclosureLabel, enclosures, type Enclosure } from '../../documents/index.ts';
import { type FieldFault, type CalendarDate, spokenDate } from '../../kernel/index.ts';
import { agencyName } from '../contract/agencies.ts';
import { bureaus } from '../contract/bureaus.ts';
import {
  isEnclosed,
  answerOf,
  asSentence,
  moneyWords,
  sentenceCase,
  asPhrase,
  spokenDateWords,
} from '../facts/fact-words.rules.ts';
import {
  faultWords,
  advice,
  answerWay,
  refusal,
  type RefusalWords,
  type WayLabel,
  linkWay,
  reasonWay,
  refusalSentences,
} from '../facts/gate-words.ts';
import { protectionQuestionsMessages as questionWords } from './messages.ts';
import { type DisputeReason, isSpecial, purposeOf } from '../contract/letter-purpose.ts';
import { ownWords } from '../facts/own-words.rules.ts';

/** How letters end: the enclosures, where the answer goes, and thanks. */

const closing = wordsOf('closing', {
  copy: {
    en: 'I have enclosed the copy listed below.',
    es: 'He adjuntado la copia que se indica abajo.',
  },
  copies: {
    en: 'I have enclosed the copies listed below.',
    es: 'He adjuntado las copias que se indican abajo.',
  },
  noAdmission: {
    en: 'Nothing in this letter admits a debt.',
    es: 'Nada en esta carta admite una deuda.',
  },
  results: {
    en: 'Please send me the results in writing. If you change anything, please include a copy of my updated report.',
    es: 'Envíeme los resultados por escrito, por favor. Si cambia algo, incluya una copia de mi informe actualizado.',
  },
  result: {
    en: 'Please send me the result in writing.',
    es: 'Envíeme el resultado por escrito, por favor.',
  },
  answer: {
    en: 'Please send me your answer in writing.',
    es: 'Envíeme su respuesta por escrito, por favor.',
  },
  missing: {
    en: 'If you need anything else from me, please write to me at the address above.',
    es: 'Si necesita algo más de mí, escríbame a la dirección de arriba, por favor.',
  },
  thanks: { en: 'Thank you.', es: 'Gracias.' },
});

export const closingWordings = closing.wordings;
export const { thanks } = closing.say;

/** Asks for the result in writing; a rule may have a closing of its own. */
export function usualClosing(dispute: WritingCase): readonly Phrase[] {
  const { recipient } = dispute;
  return [
    ...enclosuresNamed(dispute),
    ...(recipient === 'collector' ? [closing.say.noAdmission] : []),
    recipient === 'bureau' ? closing.say.results : closing.say.result,
    closing.say.missing,
    closing.say.thanks,
  ];
}

/** Nothing if nothing is enclosed. */
export function enclosuresNamed({ copies }: Pick<WritingCase, 'copies'>): readonly Phrase[] {
  if (copies === 0) return [];
  return [copies === 1 ? closing.say.copy : closing.say.copies];
}

/** For letters whose requests ask for the answer already. */
export function askingClosing(dispute: WritingCase): readonly Phrase[] {
  return [...enclosuresNamed(dispute), closing.say.missing, closing.say.thanks];
}

/** Where the letter itself has said what comes with it. */
export const namedClosing: readonly Phrase[] = [
  closing.say.results,
  closing.say.missing,
  closing.say.thanks,
];

/** For letters that ask for an answer rather than for a result. */
export function answerClosing(dispute: WritingCase): readonly Phrase[] {
  return [...enclosuresNamed(dispute), closing.say.answer, closing.say.thanks];
}

/** What freezes and alerts have in common: they dispute nothing, and an agency acts only for somebody who has proven who they are. */

const protection = wordsOf('protection', {
  toBureau: { en: 'To {bureau}:', es: 'A {bureau}:' },
  toWhom: { en: 'To whom it may concern:', es: 'A quien corresponda:' },
  title: { en: 'My request', es: 'Mi petición' },
  confirm: {
    en: 'Confirm in writing that you have done this.',
    es: 'Confirme por escrito que lo ha hecho.',
  },
  later: {
    en: 'Tell me how I can have the freeze lifted or removed later.',
    es: 'Dígame cómo puedo pedir más tarde que se levante o se quite el congelamiento.',
  },
  missing: {
    en: 'If you need anything else before you can do this, please write to me at the address above and say what is missing.',
    es: 'Si necesita algo más antes de poder hacerlo, escríbame a la dirección de arriba, por favor, y diga qué falta.',
  },
});

export const protectionWordings = protection.wordings;
export const { confirm, later } = protection.say;

/** The letter around what is asked for: to the agency, of nothing that is disputed, and with the papers it needs. */
export function protectionText(
  dispute: WritingCase,
  own: Omit<ReasonText, 'salutation' | 'entry' | 'paragraphs' | 'closing'> & { title?: Phrase },
): ReasonText {
  const { title = protection.say.title, ...text } = own;
  return {
    ...text,
    salutation: toAgency(dispute),
    entry: { title },
    paragraphs: [],
    closing: [...enclosuresNamed(dispute), protection.say.missing, thanks],
  };
}

function toAgency({ details, bureau }: WritingCase): Phrase {
  const name = agencyName(details) ?? (bureau && bureaus[bureau].name);
  return name ? protection.say.toBureau({ bureau: name }) : protection.say.toWhom;
}

export const neededPapersHint = questionWords.papersHint;

/** Each stands for a paper that has to be there; of several kinds, one does. */
type Needed = readonly [Enclosure, ...Enclosure[]];

/** 15 U.S.C. 1681c-1 gives a freeze or an alert only on proof of identity, so that a request without it is lost time. */
export const ownIdentity: Needed = ['photo_id', 'identity_proof'];

export function missingPapers(
  { facts }: DisputeCase,
  needed: readonly Needed[],
): readonly FieldFault[] {
  const missing = needed.filter((kinds) => !isEnclosed(facts, ...kinds));
  if (missing.length === 0) return [];
  const names = missing.map(([kind]) => enclosureLabel(enclosures[kind].line));
  return [
    {
      path: 'disputeDetails.facts.enclosures',
      message: faultWords().missingPapers(names.length, names.join('; ')),
    },
  ];
}

/** What the special letters have in common: sentences, rows, and whom the law for collectors does not bind. */

const special = wordsOf('special', {
  claimed: { en: 'Amount you ask for', es: 'Monto que usted pide' },
  noAdmission: {
    en: 'Nothing in this letter admits the debt or promises a payment.',
    es: 'Nada en esta carta admite la deuda ni promete un pago.',
  },
  dispute: { en: 'I dispute this debt.', es: 'Disputo esta deuda.' },
  notMine: {
    en: 'I dispute this debt because it is not mine.',
    es: 'Disputo esta deuda porque no es mía.',
  },
  notKnown: {
    en: 'I dispute this debt because I do not recognize it.',
    es: 'Disputo esta deuda porque no la reconozco.',
  },
  amount: {
    en: 'I dispute this debt because the amount does not look right to me, and I cannot tell how you arrived at it.',
    es: 'Disputo esta deuda porque el monto no me parece correcto y no veo cómo se llegó a él.',
  },
  paid: {
    en: 'I dispute this debt because it was paid or settled, and nothing is left to collect.',
    es: 'Disputo esta deuda porque se pagó o se liquidó, y no queda nada por cobrar.',
  },
});

export const specialWordings = special.wordings;

export function claimedRows({ facts }: DisputeCase): readonly LetterRow[] {
  const claimed = answerOf(facts, 'amountClaimed');
  return claimed ? [{ label: special.say.claimed, value: moneyWords(claimed) }] : [];
}

/** An admission can start the time for lawsuits again in some states, so each letter to a collector says that it makes none. */
export const { noAdmission } = special.say;

const DISPUTE_WHY: Readonly<Record<string, Phrase>> = {
  not_mine: special.say.notMine,
  not_known: special.say.notKnown,
  amount: special.say.amount,
  paid: special.say.paid,
};

/** The statement that the law attaches to, always with the words "I dispute". */
export function disputeStatement({ facts }: WritingCase): readonly Sentence[] {
  const why = fromTable(DISPUTE_WHY, answerOf(facts, 'disputeWhy'));
  if (why) return [why];
  const details = answerOf(facts, 'disputeDetails');
  return [special.say.dispute, ...(details ? [{ own: sentenceCase(asSentence(details)) }] : [])];
}

/** 15 U.S.C. 1692a(6): the company that a person first owed is no debt collector. */
export function originalCreditorRefusal(
  { facts }: DisputeCase,
  said: Extract<RefusalWords, `collector.original_creditor.${string}`>,
  instead: RefusalWay,
): Refusal | undefined {
  if (answerOf(facts, 'collectorRole') !== 'original') return undefined;
  return refusal(
    said,
    [instead, answerWay('changeAnswer', 'collectorRole')],
    'collector.original_creditor',
  );
}

export const legalAidUrl = 'https://www.lawhelp.org/';

/** For every letter to a collector. */
export const keepPrivate = (): Advice => advice('collector.keep_private');

export function suedAdvice({ facts }: DisputeCase): readonly Advice[] {
  return answerOf(facts, 'beingSued') === 'yes'
    ? [{ ...advice('collector.being_sued'), url: legalAidUrl }]
    : [];
}

/** A debt that is not the person's can come from identity theft, which has stronger tools. */
export function theftAdvice({ facts }: DisputeCase): readonly Advice[] {
  return ['not_mine', 'not_known'].includes(answerOf(facts, 'disputeWhy'))
    ? [{ ...advice('collector.maybe_identity_theft'), url: 'https://www.identitytheft.gov/' }]
    : [];
}

/** What the letters of a later round have in common: how they name the earlier one, and what they need of it. */

const followUp = wordsOf('follow_up', {
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

export const followUpWordings = followUp.wordings;

/** The dispute that goes on, by its reason, its letter and what the mail shows. */
export function earlierRows(dispute: DisputeCase): readonly LetterRow[] {
  const { facts } = dispute;
  const delivered = answerOf(facts, 'deliveredOn');
  const tracking = asPhrase(answerOf(facts, 'trackingNumber'));
  const day = { date: answerOf(facts, 'earlierDate') };
  return [
    ...disputedRows(dispute),
    { label: followUp.say.earlier, value: day },
    ...(delivered ? [{ label: followUp.say.delivered, value: { date: delivered } }] : []),
    ...(tracking ? [{ label: followUp.say.tracking, value: tracking }] : []),
  ];
}

/** What the earlier letter said of the item, in a few words. */
export function disputedRows({ details }: DisputeCase): readonly LetterRow[] {
  return [{ label: followUp.say.what, value: followUp.say[details.disputeReason] }];
}

/** "I disputed the loan account listed as Acme Bank in my letter of October 3, 2026." */
export function disputedEarlier(dispute: WritingCase): Phrase {
  const { item } = ownWords(dispute);
  return followUp.say.disputed({ item, day: { date: answerOf(dispute.facts, 'earlierDate') } });
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

/** Where the person keeps the disputes and says what became of each; the next letter begins there. */
export const myDisputesPath = '/dashboard';

/** Nothing is left to ask about. Once that is recorded, the dispute offers to tell those who had the report. */
export function deletedRefusal(): Refusal {
  return refusal('method_of_verification.deleted', [
    linkWay('recordDeletion', myDisputesPath),
    changeAnswer('resultSays'),
  ]);
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
    ways: [linkWay('myDisputes', myDisputesPath), changeAnswer('deliveredOn')],
  };
}

export const complaintAdvice = (): Advice => ({
  ...advice('follow_up.complaint'),
  url: 'https://www.consumerfinance.gov/complaint/',
});
