import {
  answerOf,
  asPhrase,
  isCardNumber,
  isCourtRecord,
  ticked,
} from '../facts/fact-words.rules.ts';
import type {
  Phrase,
  Sentence,
  Slot,
  Exhibit,
  AttachedEnclosure,
} from '../contract/letter-document.ts';
import { ownWords, numberSlot } from '../facts/own-words.rules.ts';
import type { ReasonText, WritingCase, LetterRow } from '../facts/reason-rules.ts';
import { wordsOf, type Wordings } from '../facts/sentence.ts';
import { Bureau, bureaus } from '../contract/bureaus.ts';
import { isAboutFile } from '../contract/letter-purpose.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { isItemType, itemTypeNames } from '../facts/item-types.ts';
import type { ExhibitMark } from '../../documents/index.ts';

/** How a letter begins, for each recipient and for one item or several: a clerk passes on the subject and one sentence. */

const around = wordsOf('frame', {
  bureauItems: {
    en: 'Dispute of several items on my credit report',
    es: 'Disputa de varios datos en mi informe de crédito',
  },
  agencyItems: {
    en: 'Dispute of several items in my file',
    es: 'Disputa de varios datos en mi expediente',
  },
  furnisherItems: {
    en: 'Direct dispute of several accounts that you report',
    es: 'Disputa directa de varias cuentas que usted reporta',
  },
  collectorItems: {
    en: 'Several debts that you report',
    es: 'Varias deudas que usted reporta',
  },
  inquirerItems: {
    en: 'Your inquiries on my credit report',
    es: 'Sus consultas en mi informe de crédito',
  },
  bureauEnding: {
    en: 'Dispute of {name} account ending in {end}: {claim}',
    es: 'Disputa de la cuenta de {name} con terminación {end}: {claim}',
  },
  bureauListed: { en: 'Dispute of {name}: {claim}', es: 'Disputa de {name}: {claim}' },
  bureauInquiry: {
    en: 'Dispute of an inquiry by {name}: {claim}',
    es: 'Disputa de una consulta de {name}: {claim}',
  },
  furnisherEnding: {
    en: 'Direct dispute of account ending in {end}: {claim}',
    es: 'Disputa directa de la cuenta con terminación {end}: {claim}',
  },
  furnisherBelow: {
    en: 'Direct dispute of the account below: {claim}',
    es: 'Disputa directa de la cuenta de abajo: {claim}',
  },
  collectorEnding: {
    en: 'Dispute of the debt on account ending in {end}: {claim}',
    es: 'Disputa de la deuda de la cuenta con terminación {end}: {claim}',
  },
  collectorBelow: {
    en: 'Dispute of the debt below: {claim}',
    es: 'Disputa de la deuda de abajo: {claim}',
  },
  inquirySubject: {
    en: 'Your inquiry on my credit report',
    es: 'Su consulta en mi informe de crédito',
  },
  wrong: { en: 'reported incorrectly', es: 'mal reportado' },
  bureau: { en: 'I dispute {item} on {report}.', es: 'Disputo {item} en {report}.' },
  furnisher: {
    en: 'I dispute what you report about {item}.',
    es: 'Disputo lo que usted reporta sobre {item}.',
  },
  collector: {
    en: 'I dispute {item} and what you report about it.',
    es: 'Disputo {item} y lo que usted reporta al respecto.',
  },
  inquirer: {
    en: 'I am writing about {item}, which I found on {report}.',
    es: 'Escribo sobre {item}, que encontré en {report}.',
  },
  bureauSeveral: {
    en: 'I dispute the items below on {report}. Each one is explained in its own part.',
    es: 'Disputo los datos de abajo en {report}. Cada uno se explica en su propia parte.',
  },
  furnisherSeveral: {
    en: 'I dispute what you report about the accounts below. Each one is explained in its own part.',
    es: 'Disputo lo que usted reporta sobre las cuentas de abajo. Cada una se explica en su propia parte.',
  },
  collectorSeveral: {
    en: 'I am writing about the debts below, which you report. Each one is explained in its own part.',
    es: 'Escribo sobre las deudas de abajo, que usted reporta. Cada una se explica en su propia parte.',
  },
  inquirerSeveral: {
    en: 'I am writing about the inquiries below, which I found on {report}.',
    es: 'Escribo sobre las consultas de abajo, que encontré en {report}.',
  },
});

const requests = wordsOf('request', {
  please: { en: 'Please do the following:', es: 'Le pido lo siguiente:' },
  ofItem: { en: 'Item {number}:', es: 'Dato {number}:' },
  ofItems: {
    en: 'For each of items {numbers} and {last}:',
    es: 'Para cada uno de los datos {numbers} y {last}:',
  },
});

export const requestWords = requests.say;
export const frameWordings: Wordings = { ...around.wordings, ...requests.wordings };

const SEVERAL_SUBJECTS: Readonly<Record<WritingCase['recipient'], Phrase>> = {
  bureau: around.say.bureauItems,
  furnisher: around.say.furnisherItems,
  collector: around.say.collectorItems,
  inquirer: around.say.inquirerItems,
};

/** One item is named with its claim; items of one kind keep their own subject, and a mixed letter gets a general one. */
export function subjectOf(dispute: WritingCase, texts: readonly ReasonText[]): Phrase {
  const { recipient, several } = dispute;
  const own = shared(texts, ({ subject }) => subject);
  if (own !== undefined && (!several || saysSeveral(texts))) return own;
  if (several && dispute.details.agency) return around.say.agencyItems;
  return several ? SEVERAL_SUBJECTS[recipient] : claimSubject(dispute, texts[0]);
}

function claimSubject(dispute: WritingCase, text: ReasonText | undefined): Phrase {
  const { name, end } = ownWords(dispute);
  const claim = text?.claim?.short ?? around.say.wrong;
  switch (dispute.recipient) {
    case 'bureau':
      if (answerOf(dispute.facts, 'itemType') === 'hard_inquiry') {
        return around.say.bureauInquiry({ name, claim });
      }
      return end === ''
        ? around.say.bureauListed({ name, claim })
        : around.say.bureauEnding({ name, end, claim });
    case 'furnisher':
      return end === ''
        ? around.say.furnisherBelow({ claim })
        : around.say.furnisherEnding({ end, claim });
    case 'collector':
      return end === ''
        ? around.say.collectorBelow({ claim })
        : around.say.collectorEnding({ end, claim });
    case 'inquirer':
      return around.say.inquirySubject;
  }
}

/** Only the rules for identity theft and for an overdue answer know a wording for several items; such a letter holds nothing else. */
function saysSeveral(texts: readonly ReasonText[]): boolean {
  return texts.every(({ subject }) =>
    /^(?:identity_theft|overdue_notice)\./.test(subject?.id ?? ''),
  );
}

function shared<Part>(
  texts: readonly ReasonText[],
  part: (text: ReasonText) => Part | undefined,
): Part | undefined {
  const all = new Map(texts.map((text) => [JSON.stringify(part(text)), part(text)]));
  return all.size === 1 ? [...all.values()][0] : undefined;
}

/** "I dispute …", and what is wrong with it. */
export function openingOf(dispute: WritingCase, texts: readonly ReasonText[]): readonly Sentence[] {
  const own = shared(texts, ({ opening }) => opening);
  if (own !== undefined && (!dispute.several || saysSeveral(texts))) return own;
  const { item, dated: report } = ownWords(dispute);
  const { recipient, several } = dispute;
  const claim = texts[0]?.claim?.said;
  switch (recipient) {
    case 'bureau':
      return several
        ? [around.say.bureauSeveral({ report })]
        : [around.say.bureau({ item, report }), ...(claim ? [claim] : [])];
    case 'furnisher':
      return several
        ? [around.say.furnisherSeveral]
        : [around.say.furnisher({ item }), ...(claim ? [claim] : [])];
    case 'collector':
      return several
        ? [around.say.collectorSeveral]
        : [around.say.collector({ item }), ...(claim ? [claim] : [])];
    case 'inquirer':
      return several
        ? [around.say.inquirerSeveral({ report })]
        : [around.say.inquirer({ item, report }), ...(claim ? [claim] : [])];
  }
}

/** The item as the report lists it, numbered so that an answer can refer to it. */

const entry = wordsOf('entry', {
  company: { en: 'Company', es: 'Empresa' },
  entry: { en: 'Entry', es: 'Registro' },
  listedAs: { en: 'Listed as', es: 'Figura como' },
  yourName: { en: 'Your name on my report', es: 'Su nombre en mi informe' },
  accountNumber: { en: 'Account number', es: 'Número de cuenta' },
  recordNumber: { en: 'Case or record number', es: 'Número de caso o de registro' },
  type: { en: 'Type', es: 'Tipo' },
  civilJudgment: { en: 'Civil judgment', es: 'Sentencia civil' },
  lawsuit: { en: 'Lawsuit', es: 'Demanda' },
  arrest: { en: 'Arrest record', es: 'Antecedente de arresto' },
  item: { en: 'Item {number}', es: 'Dato {number}' },
  serviceDate: { en: 'Date of care', es: 'Fecha de la atención' },
  insurer: { en: 'Health insurance', es: 'Seguro médico' },
  holder: { en: 'Loan holder', es: 'Titular del préstamo' },
  disbursed: { en: 'Paid out on', es: 'Desembolsado el' },
  reference: { en: 'Your reference', es: 'Su referencia' },
  origin: { en: 'Original creditor', es: 'Acreedor original' },
  shownBy: { en: 'Shown by', es: 'Aparece en' },
  two: { en: '{first} and {last}', es: '{first} y {last}' },
});

export const entryWordings = entry.wordings;

/** What the record of a court is, where the person said so. */
const RECORDS: Readonly<Record<string, Phrase>> = {
  civil_judgment: entry.say.civilJudgment,
  lawsuit: entry.say.lawsuit,
  arrest: entry.say.arrest,
};

interface Entry {
  readonly id: string;
  readonly title: Phrase;
  readonly rows: readonly LetterRow[];
}

export function entryBlocks(dispute: WritingCase, text: ReasonText): readonly Entry[] {
  const { details, facts, number } = dispute;
  const type = answerOf(facts, 'itemType');
  // Inquiries and personal details have no account; a number may have been typed before it was said what the item is.
  const hasAccount =
    !['hard_inquiry', 'personal_information'].includes(type) || /\d/.test(details.accountNumber);
  const named: readonly LetterRow[] = [
    { label: text.entry?.nameLabel ?? nameLabel(dispute, type), value: details.creditorName },
    ...(hasAccount ? [numberRow(dispute)] : []),
    ...(isItemType(type) && type !== 'other_item'
      ? [
          {
            label: entry.say.type,
            value: RECORDS[answerOf(facts, 'recordKind')] ?? itemTypeNames[type],
          },
        ]
      : []),
  ];
  const rows = [
    ...(isAboutFile(details) ? [] : named),
    ...kindRows(facts),
    ...companyRows(facts),
    ...text.rows,
  ];
  const { secondEntry } = text;
  return [
    {
      id: `item-${number}-facts`,
      title: text.entry?.title ?? entry.say.item({ number: String(number) }),
      rows,
    },
    ...(secondEntry ? [{ id: `item-${number}-second`, ...secondEntry }] : []),
  ];
}

/** A company knows its own name; what it does not know is under which name the report lists it. */
function nameLabel({ recipient }: WritingCase, type: string): Phrase {
  if (recipient !== 'bureau') return entry.say.yourName;
  if (type === 'hard_inquiry') return entry.say.company;
  return type === 'personal_information' ? entry.say.entry : entry.say.listedAs;
}

/**
 * The account is named in full to the company that has it (12 CFR 1022.43(d)(1)), and by its last four to an agency. A collector's own
 * number is whole, too; what is the number of a card is none of a collector's, and stays hidden.
 */
function numberRow(dispute: WritingCase): LetterRow {
  const { accountNumber } = dispute.details;
  if (isCourtRecord(dispute)) return { label: entry.say.recordNumber, value: accountNumber };
  const whole =
    dispute.recipient === 'furnisher' ||
    (dispute.recipient === 'collector' && !isCardNumber(accountNumber));
  return {
    label: entry.say.accountNumber,
    value: whole ? accountNumber : numberSlot(accountNumber),
  };
}

/** What tells one medical bill or one student loan from another. */
function kindRows(facts: DisputeFacts): readonly LetterRow[] {
  const dated = (key: string): Slot => {
    const date = answerOf(facts, key);
    return date === '' ? '' : { date };
  };
  const rows = [
    { label: entry.say.serviceDate, value: dated('serviceDate') },
    { label: entry.say.insurer, value: asPhrase(answerOf(facts, 'insurer')) },
    { label: entry.say.holder, value: asPhrase(answerOf(facts, 'loanHolder')) },
    { label: entry.say.disbursed, value: dated('disbursementDate') },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** What lets a company find its own file: 12 CFR 1022.43(d)(1). */
function companyRows(facts: DisputeFacts): readonly LetterRow[] {
  const reference = asPhrase(answerOf(facts, 'collectorReference'));
  const origin = asPhrase(answerOf(facts, 'originalCreditor'));
  const names = ticked(facts, 'shownBy').flatMap((name) =>
    isBureauName(name) ? [bureaus[name].name] : [],
  );
  return [
    ...(reference ? [{ label: entry.say.reference, value: reference }] : []),
    ...(origin ? [{ label: entry.say.origin, value: origin }] : []),
    ...(names.length > 0 ? [{ label: entry.say.shownBy, value: nameList(names) }] : []),
  ];
}

function isBureauName(name: string): name is Bureau {
  return Object.hasOwn(Bureau, name);
}

/** `Equifax, Experian and TransUnion` */
function nameList(names: readonly string[]): Slot {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : entry.say.two({ first: names.slice(0, -1).join(', '), last });
}

/** Where a reader finds what an item says: the exhibits by letter, page and line. A clerk looks at what a sentence points to. */

const marked = wordsOf('marked', {
  see: { en: 'Please see {place}.', es: 'Vea {place}, por favor.' },
  seeTwo: { en: 'Please see {place}, and {last}.', es: 'Vea {place}, y {last}, por favor.' },
  also: { en: 'See also {place}.', es: 'Vea también {place}.' },
  alsoTwo: { en: 'See also {place}, and {last}.', es: 'Vea también {place}, y {last}.' },
  exhibit: { en: 'Exhibit {label}', es: 'Anexo {label}' },
  page: { en: 'Exhibit {label}, page {page}', es: 'Anexo {label}, página {page}' },
  line: { en: 'Exhibit {label}, line {line}', es: 'Anexo {label}, línea {line}' },
  pageLine: {
    en: 'Exhibit {label}, page {page}, line {line}',
    es: 'Anexo {label}, página {page}, línea {line}',
  },
});

export const markedWordings = marked.wordings;

/**
 * The sentence that points to what was marked for one item. A mark of an item that the letter no longer has stands with the first.
 *
 * @param items how many the letter has
 */
export function seeMarked(
  attached: readonly AttachedEnclosure[],
  exhibits: readonly Exhibit[],
  { number, items }: { readonly number: number; readonly items: number },
): readonly Phrase[] {
  const places = attached.flatMap(({ documentId, pages, marks = [] }) => {
    const label = exhibits.find((exhibit) => exhibit.documentId === documentId)?.label;
    if (label === undefined) return [];
    return inOrder(marks)
      .filter(({ item = 1 }) => (item > items ? 1 : item) === number)
      .map((mark) => placeOf(mark, label, pages));
  });
  const phrases = [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
  // Two to a sentence: a list of places that have commas of their own is not read.
  return phrases.flatMap((place, index) => {
    if (index % 2 === 1) return [];
    const last = phrases[index + 1];
    if (index === 0) return [last ? marked.say.seeTwo({ place, last }) : marked.say.see({ place })];
    return [last ? marked.say.alsoTwo({ place, last }) : marked.say.also({ place })];
  });
}

/** As they lie on the pages. */
export function inOrder<Mark extends Omit<ExhibitMark, 'documentId' | 'item'>>(
  marks: readonly Mark[],
): readonly Mark[] {
  const depth = ({ line, frame }: Mark) => frame?.top ?? line ?? 0;
  return marks.toSorted((a, b) => a.page - b.page || depth(a) - depth(b));
}

function placeOf({ page, line }: ExhibitMark, label: string, pages: number): Phrase {
  const one = { label, page: String(page), line: String(line ?? '') };
  if (pages > 1) return line === undefined ? marked.say.page(one) : marked.say.pageLine(one);
  return line === undefined ? marked.say.exhibit({ label }) : marked.say.line(one);
}
