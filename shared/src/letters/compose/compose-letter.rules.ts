import {
  enclosures,
  isEnclosure,
  type Enclosure,
  type ExhibitMark,
  type ExhibitPlace,
} from '../../documents/index.ts';
import {
  type Exhibit,
  type LabelledValue,
  type LetterBlock,
  type LetterDocument,
  type Phrase,
  type Sentence,
  type LetterInput,
  applyEdits,
} from '../contract/letter-document.ts';
import { answerOf, isCourtRecord, ticked } from '../facts/fact-words.rules.ts';
import { isItemType, itemNouns, nouns } from '../facts/item-types.ts';
import type { DisputeCase, LetterRow, ReasonText, WritingCase } from '../facts/reason-rules.ts';
import { sentenceText, slotValue } from '../facts/sentence.ts';
import { usualClosing } from '../kinds/common.rules.ts';
import { disputeCases, purposeRules } from '../kinds/purposes.rules.ts';
import { citationsIn } from '../law/legal-citation.rules.ts';
import { ruleTableVersion } from '../law/rule-table.ts';
import {
  openingOf,
  requestWords,
  subjectOf,
  entryBlocks,
  inOrder,
  seeMarked,
} from './letter-frame.rules.ts';
import {
  identificationOf,
  mailingChoicesOf,
  recipientOf,
  salutationOf,
  senderOf,
  sincerely,
} from './letter-parties.rules.ts';
import { allWordings } from './translation.ts';

/**
 * Writes a letter from the person's facts and the rule table. Nothing is guessed, and the same input gives the same letter; call
 * it after `factFaults` and `refusalFor` have nothing to say.
 */
export function composeLetter(input: LetterInput): LetterDocument {
  return applyEdits(composedLetter(input), input.edits ?? []).document;
}

/** The letter before the person's own wording: what edits are compared with. */
function composedLetter(input: LetterInput): LetterDocument {
  const exhibits = exhibitsOf(input);
  const cases = writingCases(input);
  const items = cases.map((dispute) => ({
    dispute,
    text: purposeRules[dispute.purpose].write(dispute),
    marked: seeMarked(input.attached ?? [], exhibits, {
      number: dispute.number,
      items: cases.length,
    }),
  }));
  const [{ dispute, text }] = items as [Item, ...Item[]];
  const texts = items.map((item) => item.text);
  const said = {
    subject: subjectOf(dispute, texts),
    salutation: text.salutation ?? salutationOf(input),
    closing: sincerely,
  };
  // Of several items each may close otherwise, except where all ask for the same answer.
  const closing =
    dispute.several && dispute.purpose !== 'overdue_notice' ? undefined : text.closing;
  return {
    version: 1,
    reference: input.reference,
    date: input.date,
    sender: senderOf(input.personalInfo, dispute),
    recipient: recipientOf(input.disputeDetails, input.bureau),
    subject: english(said.subject),
    identification: identificationOf(input.personalInfo, dispute).map(rowOf),
    salutation: english(said.salutation),
    blocks: [
      ...paragraph('opening', 'opening', openingOf(dispute, texts)),
      ...items.flatMap(itemBlocks),
      ...requestBlocks(items),
      ...paragraph('law', 'law', sharedLaw(items)),
      ...paragraph('closing', 'closing', closing ?? usualClosing(dispute)),
    ],
    closing: english(said.closing),
    enclosures: kindsOf(items.map((item) => item.dispute))
      .filter((kind) => !dispute.attached.has(kind))
      .map((kind) => enclosures[kind].line),
    ...(exhibits.length > 0 ? { exhibits } : {}),
    mailingChoices: mailingChoicesOf(input.disputeDetails, input.bureau),
    ruleTableVersion,
    said,
  };
}

interface Item {
  readonly dispute: WritingCase;
  readonly text: ReasonText;
  /** The sentences that point to what was marked for it. */
  readonly marked: readonly Phrase[];
}

function writingCases(input: LetterInput): readonly WritingCase[] {
  const cases = disputeCases(input.disputeDetails, input.date, input.attached);
  const copies = kindsOf(cases).length;
  return cases.map((dispute) => ({
    ...dispute,
    bureau: input.bureau,
    legalMode: input.legalMode ?? 'self_help',
    several: cases.length > 1,
    copies,
    noun: nounOf(dispute),
  }));
}

/** To a collector every item is a debt, and the company behind an inquiry has nothing else on the report. */
function nounOf(dispute: DisputeCase): Phrase {
  const { recipient, facts } = dispute;
  if (recipient === 'collector') return nouns.debt;
  if (recipient === 'inquirer') return nouns.inquiry;
  const type = answerOf(facts, 'itemType');
  if (isItemType(type) && type !== 'other_item') return itemNouns[type];
  return isCourtRecord(dispute) ? nouns.public_record : nouns.item;
}

function english(sentence: Sentence): string {
  return sentenceText(sentence, 'en', allWordings) ?? '';
}

function rowOf({ label, value }: LetterRow): LabelledValue {
  return {
    label: english(label),
    value: slotValue(value, 'en', allWordings) ?? '',
    said: { label, value },
  };
}

/** No block where there is nothing to say. */
function paragraph(
  id: string,
  role: LetterBlock['role'],
  said: readonly Sentence[],
): readonly LetterBlock[] {
  if (said.length === 0) return [];
  const text = said.map(english).join(' ');
  return [{ id, role, kind: 'paragraph', text, citations: citationsIn(text), said }];
}

/** Everything that belongs to one item, its number in each id. */
function itemBlocks({ dispute, text, marked }: Item): readonly LetterBlock[] {
  const { number } = dispute;
  const own = (id: string) => (number === 1 ? id : `item-${number}-${id.replace(/^item-1-/, '')}`);
  const inPlace = (id: string, role: LetterBlock['role'], said: readonly Sentence[]) =>
    paragraph(own(id), role, said);
  return [
    ...entryBlocks(dispute, text).map(({ id, title, rows }): LetterBlock => ({
      id,
      role: 'item',
      kind: 'facts',
      title: english(title),
      rows: rows.map(rowOf),
      said: title,
    })),
    ...(dispute.several && text.claim ? inPlace('item-1-claim', 'item', [text.claim.said]) : []),
    ...text.paragraphs.flatMap(({ id, said }) => inPlace(id, 'item', said)),
    ...ownTexts(dispute).flatMap((words, index) =>
      inPlace(index === 0 ? 'narrative' : 'narrative-2', 'narrative', [{ own: words }]),
    ),
    ...inPlace('item-1-marked', 'item', marked),
    ...(text.afterWords ?? []).flatMap(({ id, said }) => inPlace(id, 'item', said)),
    // What the law says leads; a policy that the recipient has announced comes after it.
    ...inPlace('law-case', 'law', text.ownLaw ?? []),
    ...paragraph(`item-${number}-policy`, 'item', text.policy ?? []),
  ];
}

/** What the items share is said once. */
function sharedLaw(items: readonly Item[]): readonly Phrase[] {
  const all = items.flatMap(({ text }) => text.law);
  return [...new Map(all.map((phrase) => [JSON.stringify(phrase), phrase])).values()];
}

/** The person's own words, as they wrote them. Those of the earlier letter are not told again by a follow-up. */
function ownTexts({ details, facts }: WritingCase): readonly string[] {
  const told = details.followUp ? '' : (details.customDetails ?? '');
  return [told, answerOf(facts, 'story')]
    .map((words) => words.trim())
    .filter((words) => words !== '');
}

/** One point for each item where there are several, so that each request finds its item. */
function requestsOf(items: readonly Item[]): readonly (readonly Phrase[])[] {
  const [only, ...others] = items;
  // An overdue notice asks once for all that it is about.
  if (only && (others.length === 0 || only.dispute.purpose === 'overdue_notice'))
    return only.text.requests.map((request) => [request]);
  const same = Map.groupBy(
    items.filter(({ text }) => text.requests.length > 0),
    ({ text }) => JSON.stringify(text.requests),
  );
  return [...same.values()].map((group) => [
    numbersOf(group.map(({ dispute }) => String(dispute.number))),
    ...(group[0]?.text.requests ?? []),
  ]);
}

function numbersOf(numbers: readonly string[]): Phrase {
  const last = numbers.at(-1) ?? '';
  return numbers.length === 1
    ? requestWords.ofItem({ number: last })
    : requestWords.ofItems({ numbers: numbers.slice(0, -1).join(', '), last });
}

function requestBlocks(items: readonly Item[]): readonly LetterBlock[] {
  const said = requestsOf(items);
  if (said.length === 0) return [];
  const texts = said.map((sentences) => sentences.map(english).join(' '));
  return [
    ...paragraph('request-intro', 'request', [items[0]?.text.requestIntro ?? requestWords.please]),
    {
      id: 'request',
      role: 'request',
      kind: 'list',
      items: texts,
      citations: citationsIn(texts.join('\n')),
      said,
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
  return attached.map(({ documentId, kind, pages, sha256, marks = [] }, index) => ({
    documentId,
    label: String.fromCodePoint(65 + index),
    line: enclosures[kind].line,
    pages,
    sha256,
    ...(marks.length > 0 ? { marks: placesOn(marks) } : {}),
  }));
}

/** What is drawn on the exhibit: for which item a place was marked does not show there, and one place is drawn once. */
function placesOn(marks: readonly ExhibitMark[]): readonly ExhibitPlace[] {
  const places = inOrder(marks).map(
    ({ documentId: _document, item: _item, ...place }): ExhibitPlace => place,
  );
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
