import { Bureau, bureaus } from '../contract/bureaus.ts';
import { isAboutFile } from '../contract/letter-purpose.ts';
import type { Phrase, Slot } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf, asPhrase, ticked } from '../facts/fact-words.rules.ts';
import { isCourtRecord } from '../facts/item-number.rules.ts';
import { isItemType, itemTypeNames } from '../facts/item-types.ts';
import { numberSlot } from '../facts/own-words.rules.ts';
import type { LetterRow, ReasonText, WritingCase } from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';

/** The item as the report lists it, numbered so that an answer can refer to it. */

const { say, wordings } = wordsOf('entry', {
  company: { en: 'Company', es: 'Empresa' },
  entry: { en: 'Entry', es: 'Registro' },
  listedAs: { en: 'Listed as', es: 'Figura como' },
  yourName: { en: 'Your name on my report', es: 'Su nombre en mi informe' },
  accountNumber: { en: 'Account number', es: 'Número de cuenta' },
  recordNumber: { en: 'Case or record number', es: 'Número de caso o de registro' },
  type: { en: 'Type', es: 'Tipo' },
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

export const entryWordings = wordings;

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
      ? [{ label: say.type, value: itemTypeNames[type] }]
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
      title: text.entry?.title ?? say.item({ number: String(number) }),
      rows,
    },
    ...(secondEntry ? [{ id: `item-${number}-second`, ...secondEntry }] : []),
  ];
}

/** A company knows its own name; what it does not know is under which name the report lists it. */
function nameLabel({ recipient }: WritingCase, type: string): Phrase {
  if (recipient !== 'bureau') return say.yourName;
  if (type === 'hard_inquiry') return say.company;
  return type === 'personal_information' ? say.entry : say.listedAs;
}

/**
 * The account is named in full to the company that has it (12 CFR 1022.43(d)(1)), and by its last four to an agency or a collector. A
 * collector may have another number than the one on the report; it is not given more than it shows.
 */
function numberRow(dispute: WritingCase): LetterRow {
  const { accountNumber } = dispute.details;
  if (isCourtRecord(dispute)) return { label: say.recordNumber, value: accountNumber };
  const whole = dispute.recipient === 'furnisher';
  return { label: say.accountNumber, value: whole ? accountNumber : numberSlot(accountNumber) };
}

/** What tells one medical bill or one student loan from another. */
function kindRows(facts: DisputeFacts): readonly LetterRow[] {
  const dated = (key: string): Slot => {
    const date = answerOf(facts, key);
    return date === '' ? '' : { date };
  };
  const rows = [
    { label: say.serviceDate, value: dated('serviceDate') },
    { label: say.insurer, value: asPhrase(answerOf(facts, 'insurer')) },
    { label: say.holder, value: asPhrase(answerOf(facts, 'loanHolder')) },
    { label: say.disbursed, value: dated('disbursementDate') },
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
    ...(reference ? [{ label: say.reference, value: reference }] : []),
    ...(origin ? [{ label: say.origin, value: origin }] : []),
    ...(names.length > 0 ? [{ label: say.shownBy, value: nameList(names) }] : []),
  ];
}

function isBureauName(name: string): name is Bureau {
  return Object.hasOwn(Bureau, name);
}

/** `Equifax, Experian and TransUnion` */
function nameList(names: readonly string[]): Slot {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say.two({ first: names.slice(0, -1).join(', '), last });
}
