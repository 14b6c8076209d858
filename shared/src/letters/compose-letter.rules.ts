import { bureaus } from './bureaus.ts';
import { applyEdits } from './edit.rules.ts';
import { enclosures, isEnclosure } from './enclosures.ts';
import { answerOf, maskedAccount, ticked } from './fact-words.rules.ts';
import { isItemType, itemNouns, itemTypeLabels } from './item-types.ts';
import type { LabelledValue, LetterBlock, LetterDocument } from './letter-document.ts';
import type { LetterInput } from './letter-input.ts';
import { citationsIn } from './legal-citation.rules.ts';
import {
  identificationOf,
  mailingChoicesOf,
  recipientOf,
  senderOf,
} from './letter-parties.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { disputeCase, reasonRules } from './reasons.rules.ts';
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
  const dispute = writingCase(input);
  const text = reasonRules[input.disputeDetails.disputeReason].write(dispute);
  return {
    version: 1,
    reference: input.reference,
    date: input.date,
    sender: senderOf(input.personalInfo),
    recipient: recipientOf(input.bureau),
    subject: text.subject ?? subjectOf(dispute),
    identification: identificationOf(input.personalInfo, dispute.facts),
    salutation: input.bureau
      ? `To the ${bureaus[input.bureau].name} dispute department:`
      : 'To the dispute department:',
    blocks: [
      paragraph('opening', 'opening', text.opening ?? openingOf(dispute)),
      ...entryBlocks(dispute, text),
      ...text.paragraphs.map(({ id, text: words }) => paragraph(id, 'item', words)),
      ...narrativeBlocks(dispute),
      ...(text.policy ? [paragraph('item-1-policy', 'item', text.policy)] : []),
      ...(text.ownLaw?.length ? [paragraph('law-case', 'law', text.ownLaw.join(' '))] : []),
      paragraph('law', 'law', text.law.join(' ')),
      ...requestBlocks(dispute, text.requests),
      paragraph('closing', 'closing', closingOf(dispute)),
    ],
    closing: 'Sincerely,',
    enclosures: enclosureLines(dispute),
    mailingChoices: mailingChoicesOf(input.bureau),
    ruleTableVersion,
  };
}

function writingCase(input: LetterInput): WritingCase {
  const dispute = disputeCase(input.disputeDetails, input.date);
  const type = answerOf(dispute.facts, 'itemType');
  return {
    ...dispute,
    bureau: input.bureau,
    noun: isItemType(type) ? itemNouns[type] : 'item',
    pick: wordingFor(input.reference),
  };
}

function paragraph(id: string, role: LetterBlock['role'], text: string): LetterBlock {
  return { id, role, kind: 'paragraph', text, citations: citationsIn(text) };
}

function subjectOf({ facts }: WritingCase): string {
  return answerOf(facts, 'itemType') === 'hard_inquiry'
    ? 'Dispute of an inquiry on my credit report'
    : 'Dispute of an item on my credit report';
}

function openingOf({ pick }: WritingCase): string {
  return pick('opening', [
    'I am writing to dispute one item on my credit report. Please look into it and correct it. The details are below.',
    'Please take this letter as my dispute of one item on my credit report. I explain below what is wrong and what I am asking for.',
    'One item on my credit report is not right, and I am disputing it. The details and my request are below.',
  ]);
}

const ENTRY_LABELS: Readonly<Record<string, string>> = {
  hard_inquiry: 'Company',
  personal_information: 'Entry',
};

/** The item as the report lists it, numbered so that an answer can refer to it. */
function entryBlocks(dispute: WritingCase, text: ReasonText): readonly LetterBlock[] {
  const { details, facts } = dispute;
  const type = answerOf(facts, 'itemType');
  // Inquiries and personal details have no account; the form asks for a number all the same.
  const hasAccount =
    !['hard_inquiry', 'personal_information'].includes(type) || /\d/.test(details.accountNumber);
  const rows: readonly LabelledValue[] = [
    { label: ENTRY_LABELS[type] ?? 'Listed as', value: details.creditorName },
    ...(hasAccount
      ? [{ label: 'Account number', value: maskedAccount(details.accountNumber) }]
      : []),
    ...(isItemType(type) && type !== 'other_item'
      ? [{ label: 'Type', value: typeWords(itemTypeLabels[type]) }]
      : []),
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
    block('item-1-facts', 'Item 1', rows),
    ...(text.secondEntry
      ? [block('item-1-second', text.secondEntry.title, text.secondEntry.rows)]
      : []),
  ];
}

function typeWords(label: string): string {
  return label.startsWith('My ') ? 'Personal details' : label;
}

/** The person's own words, as they wrote them. */
function narrativeBlocks({ details, facts }: WritingCase): readonly LetterBlock[] {
  return [details.customDetails ?? '', answerOf(facts, 'story')]
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words, index) =>
      paragraph(index === 0 ? 'narrative' : 'narrative-2', 'narrative', words),
    );
}

function requestBlocks({ pick }: WritingCase, requests: readonly string[]): readonly LetterBlock[] {
  return [
    paragraph(
      'request-intro',
      'request',
      pick('request', [
        'I am asking you to:',
        'Please do the following:',
        'Here is what I am asking you to do:',
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

function closingOf({ facts, pick }: WritingCase): string {
  const papers = ticked(facts, 'enclosures').length > 0;
  return [
    ...(papers
      ? [
          pick('papers', [
            'I have enclosed the copies listed below.',
            'With this letter I am sending the copies listed below.',
          ]),
        ]
      : []),
    pick('results', [
      'Please send me the results in writing at the address above, along with an updated copy of my report if anything changes.',
      'Please send the results in writing to my address above. If anything changes, I would like an updated copy of my report as well.',
    ]),
    pick('missing', [
      'If you need anything more from me, please write and tell me what it is.',
      'If something is missing, please let me know in writing what you need.',
    ]),
    'Thank you.',
  ].join(' ');
}

function enclosureLines({ facts }: WritingCase): readonly string[] {
  return ticked(facts, 'enclosures')
    .filter(isEnclosure)
    .map((value) => enclosures[value].line);
}
