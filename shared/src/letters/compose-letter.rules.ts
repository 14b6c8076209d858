import { Bureau } from './bureau.ts';
import { bureaus } from './bureaus.ts';
import { applyEdits } from './edit.rules.ts';
import { enclosures, isEnclosure, type Enclosure } from '../documents/index.ts';
import { answerOf, asPhrase, dateWords, ticked } from './fact-words.rules.ts';
import { itemNumberRow } from './item-number.rules.ts';
import { isItemType, itemNouns, itemTypeNames } from './item-types.ts';
import type { Exhibit, LabelledValue, LetterBlock, LetterDocument } from './letter-document.ts';
import type { LetterInput } from './letter-input.ts';
import { citationsIn } from './legal-citation.rules.ts';
import {
  identificationOf,
  mailingChoicesOf,
  recipientOf,
  senderOf,
} from './letter-parties.rules.ts';
import { closingOf } from './letter-closing.rules.ts';
import { openingOf, subjectOf } from './letter-frame.rules.ts';
import type { DisputeCase, ReasonText, WritingCase } from './reason-rules.ts';
import { disputeCases, purposeRules } from './purposes.rules.ts';
import type { DisputeFacts } from './question.ts';
import { ruleTableVersion } from './rule-table.ts';
import { wordingFor } from './wording.rules.ts';

/**
 * Writes a letter from the person's facts and the rule table. Nothing is guessed, and the same input gives the same letter; call
 * it after `factFaults` and `refusalFor` have nothing to say.
 */
export function composeLetter(input: LetterInput): LetterDocument {
  return applyEdits(composedLetter(input), input.edits ?? []).document;
}

/** The letter before the person's own wording: what edits are compared with. */
function composedLetter(input: LetterInput): LetterDocument {
  const cases = writingCases(input);
  const items = cases.map((dispute) => ({
    dispute,
    text: purposeRules[dispute.purpose].write(dispute),
  }));
  const [{ dispute, text }] = items as [Item, ...Item[]];
  const exhibits = exhibitsOf(input);
  return {
    version: 1,
    reference: input.reference,
    date: input.date,
    sender: senderOf(input.personalInfo),
    recipient: recipientOf(input.disputeDetails, input.bureau),
    subject: subjectOf(
      dispute,
      items.map((item) => item.text),
    ),
    identification: identificationOf(input.personalInfo, dispute.facts, dispute.recipient),
    salutation: text.salutation ?? salutationOf(input),
    blocks: [
      paragraph(
        'opening',
        'opening',
        openingOf(
          dispute,
          items.map((item) => item.text),
        ),
      ),
      ...items.flatMap(itemBlocks),
      ...lawBlocks(items),
      ...requestBlocks(items),
      paragraph('closing', 'closing', closingOf(dispute, text)),
    ],
    closing: 'Sincerely,',
    enclosures: kindsOf(items.map((item) => item.dispute))
      .filter((kind) => !dispute.attached.has(kind))
      .map((kind) => enclosures[kind].line),
    ...(exhibits.length > 0 ? { exhibits } : {}),
    mailingChoices: mailingChoicesOf(input.disputeDetails, input.bureau),
    ruleTableVersion,
  };
}

interface Item {
  readonly dispute: WritingCase;
  readonly text: ReasonText;
}

function writingCases(input: LetterInput): readonly WritingCase[] {
  const cases = disputeCases(input.disputeDetails, input.date, input.attached);
  const copies = kindsOf(cases).length;
  return cases.map((dispute) => {
    return {
      ...dispute,
      bureau: input.bureau,
      several: cases.length > 1,
      copies,
      noun: nounOf(dispute),
      home: input.personalInfo.address,
      pick: wordingFor(input.wordingSeed ?? input.reference),
    };
  });
}

/** To a collector every item is a debt, and the company behind an inquiry has nothing else on the report. */
function nounOf({ recipient, facts }: DisputeCase): string {
  if (recipient === 'collector') return 'debt';
  if (recipient === 'inquirer') return 'inquiry';
  const type = answerOf(facts, 'itemType');
  return isItemType(type) ? itemNouns[type] : 'item';
}

function salutationOf({ bureau, disputeDetails: { recipient = 'bureau' } }: LetterInput): string {
  if (recipient !== 'bureau') return 'To whom it may concern:';
  return bureau
    ? `To the ${bureaus[bureau].name} dispute department:`
    : 'To the dispute department:';
}

/** Everything that belongs to one item, its number in each id. */
function itemBlocks({ dispute, text }: Item): readonly LetterBlock[] {
  const { number } = dispute;
  const own = (id: string) => (number === 1 ? id : `item-${number}-${id.replace(/^item-1-/, '')}`);
  return [
    ...entryBlocks(dispute, text),
    ...text.paragraphs.map(({ id, text: words }) => paragraph(own(id), 'item', words)),
    ...narrativeBlocks(dispute).map((block) => ({ ...block, id: own(block.id) })),
    ...(text.afterWords ?? []).map(({ id, text: words }) => paragraph(own(id), 'item', words)),
    ...(text.policy ? [paragraph(`item-${number}-policy`, 'item', text.policy)] : []),
    ...(text.ownLaw?.length ? [paragraph(own('law-case'), 'law', text.ownLaw.join(' '))] : []),
  ];
}

/** What the items share is said once. */
function lawBlocks(items: readonly Item[]): readonly LetterBlock[] {
  const sentences = [...new Set(items.flatMap(({ text }) => text.law))];
  return sentences.length > 0 ? [paragraph('law', 'law', sentences.join(' '))] : [];
}

function paragraph(id: string, role: LetterBlock['role'], text: string): LetterBlock {
  return { id, role, kind: 'paragraph', text, citations: citationsIn(text) };
}

const ENTRY_LABELS: Readonly<Record<string, string>> = {
  hard_inquiry: 'Company',
  personal_information: 'Entry',
};

/** A company knows its own name; what it does not know is under which name the report lists it. */
function nameLabel(recipient: WritingCase['recipient'], type: string): string {
  return recipient === 'bureau' ? (ENTRY_LABELS[type] ?? 'Listed as') : 'Your name on my report';
}

/** The item as the report lists it, numbered so that an answer can refer to it. */
function entryBlocks(dispute: WritingCase, text: ReasonText): readonly LetterBlock[] {
  const { details, facts, number } = dispute;
  const type = answerOf(facts, 'itemType');
  // Inquiries and personal details have no account; the form asks for a number all the same.
  const hasAccount =
    !['hard_inquiry', 'personal_information'].includes(type) || /\d/.test(details.accountNumber);
  const rows: readonly LabelledValue[] = [
    {
      label: text.entry?.nameLabel ?? nameLabel(dispute.recipient, type),
      value: details.creditorName,
    },
    ...(hasAccount ? [itemNumberRow(dispute)] : []),
    ...(isItemType(type) && type !== 'other_item'
      ? [{ label: 'Type', value: typeWords(itemTypeNames[type]) }]
      : []),
    ...kindRows(facts),
    ...companyRows(facts),
    ...text.rows,
  ];
  const block = (id: string, title: string, lines: readonly LabelledValue[]): LetterBlock => ({
    id,
    role: 'item',
    kind: 'facts',
    title,
    rows: lines,
  });
  return [
    block(`item-${number}-facts`, text.entry?.title ?? `Item ${number}`, rows),
    ...(text.secondEntry
      ? [block(`item-${number}-second`, text.secondEntry.title, text.secondEntry.rows)]
      : []),
  ];
}

/** What tells one medical bill or one student loan from another. */
function kindRows(facts: DisputeFacts): readonly LabelledValue[] {
  const rows = [
    { label: 'Day of the care', value: dated(facts, 'serviceDate') },
    { label: 'Health insurance', value: asPhrase(answerOf(facts, 'insurer')) },
    { label: 'Holder of the loan', value: asPhrase(answerOf(facts, 'loanHolder')) },
    { label: 'Paid out on', value: dated(facts, 'disbursementDate') },
  ];
  return rows.filter(({ value }) => value !== '');
}

function dated(facts: DisputeFacts, key: string): string {
  const date = answerOf(facts, key);
  return date === '' ? '' : dateWords(date);
}

/** What lets a company find its own file: 12 CFR 1022.43(d)(1). */
function companyRows(facts: DisputeFacts): readonly LabelledValue[] {
  const reference = asPhrase(answerOf(facts, 'collectorReference'));
  const origin = asPhrase(answerOf(facts, 'originalCreditor'));
  const names = ticked(facts, 'shownBy').flatMap((name) =>
    isBureauName(name) ? [bureaus[name].name] : [],
  );
  return [
    ...(reference ? [{ label: 'Your reference', value: reference }] : []),
    ...(origin ? [{ label: 'Original creditor', value: origin }] : []),
    ...(names.length > 0 ? [{ label: 'Shown by', value: wordList(names) }] : []),
  ];
}

function isBureauName(name: string): name is Bureau {
  return Object.hasOwn(Bureau, name);
}

/** `Equifax, Experian and TransUnion` */
function wordList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function typeWords(label: string): string {
  return label.startsWith('My ') ? 'Personal details' : label;
}

/** The person's own words, as they wrote them. Those of the earlier letter are not told again by a follow-up. */
function narrativeBlocks({ details, facts }: WritingCase): readonly LetterBlock[] {
  const told = details.followUp ? '' : (details.customDetails ?? '');
  return [told, answerOf(facts, 'story')]
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words, index) =>
      paragraph(index === 0 ? 'narrative' : 'narrative-2', 'narrative', words),
    );
}

/** One point for each item where there are several, so that each request finds its item. */
function requestsOf(items: readonly Item[]): readonly string[] {
  const [only, ...others] = items;
  if (only && others.length === 0) return only.text.requests;
  const numbers = new Map<string, number[]>();
  for (const { dispute, text } of items) {
    const words = text.requests.join(' ');
    if (words !== '') numbers.set(words, [...(numbers.get(words) ?? []), dispute.number]);
  }
  return [...numbers].map(([words, [number, ...more]]) =>
    more.length === 0
      ? `Item ${number}: ${words}`
      : `Items ${wordList([String(number), ...more.map(String)])}, each: ${words}`,
  );
}

function requestBlocks(items: readonly Item[]): readonly LetterBlock[] {
  const requests = requestsOf(items);
  const [first] = items;
  if (!first || requests.length === 0) return [];
  return [
    paragraph(
      'request-intro',
      'request',
      first.text.requestIntro ??
        first.dispute.pick('request', [
          'I am asking you to:',
          'Please do the following:',
          'Here is what I am asking you to do:',
          'This is what I ask of you:',
          'My requests are these:',
          'I would like you to:',
        ]),
    ),
    {
      id: 'request',
      role: 'request',
      kind: 'list',
      items: requests,
      citations: citationsIn(requests.join('\n')),
    },
  ];
}

/** Every kind of enclosure that travels with the letter, bound into the packet or put in by hand. */
function kindsOf(cases: readonly DisputeCase[]): readonly Enclosure[] {
  const kinds = new Set(cases.flatMap(({ facts }) => ticked(facts, 'enclosures')));
  return [...kinds].filter(isEnclosure);
}

/** Exhibit letters go from A to Z; a letter takes fewer enclosures than that. */
function exhibitsOf({ attached = [] }: LetterInput): readonly Exhibit[] {
  return attached.map(({ documentId, kind, pages, sha256 }, index) => ({
    documentId,
    label: String.fromCodePoint(65 + index),
    line: enclosures[kind].line,
    pages,
    sha256,
  }));
}
