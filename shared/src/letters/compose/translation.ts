import { enclosureInSpanish } from '../../documents/index.ts';
import type {
  LabelledValue,
  LetterBlock,
  LetterDocument,
  Phrase,
  Sentence,
} from '../contract/letter-document.ts';
import { sentenceText, slotValue, type Wordings } from '../facts/sentence.ts';
import { recipientLines, partyWordings } from './letter-parties.rules.ts';
import { itemWordings } from '../facts/item-types.ts';
import { ownWordings } from '../facts/own-words.rules.ts';
import {
  closingWordings,
  protectionWordings,
  specialWordings,
  followUpWordings,
} from '../kinds/common.rules.ts';
import { purposeRules } from '../kinds/purposes.rules.ts';
import { lawWordings } from '../law/law-sentences.ts';
import { medicalWordings } from '../law/medical-law.ts';
import { frameWordings, entryWordings, markedWordings } from './letter-frame.rules.ts';

export interface TranslatedPart {
  /** `own`: the person's words, as they wrote them; `english`: a sentence without Spanish. */
  readonly kind: 'spanish' | 'own' | 'english';
  readonly text: string;
}

/**
 * The same letter in Spanish, to be read beside it. Only the English letter is signed and sent; names, numbers, law and the
 * person's own words stay as they are, and so does a letter that was stored before its sentences had ids.
 */
export interface LetterTranslation {
  readonly document: LetterDocument;
  /** The lines of each block by its id: a paragraph has one, a list one for each point. What is left in English says why. */
  readonly lines: ReadonlyMap<string, readonly (readonly TranslatedPart[])[]>;
}

export function letterTranslation(letter: LetterDocument): LetterTranslation {
  const lines = new Map(
    letter.blocks.flatMap((block) =>
      block.kind === 'facts' ? [] : [[block.id, linesOf(block)] as const],
    ),
  );
  const { said } = letter;
  return {
    lines,
    document: {
      ...withoutExhibits(letter),
      recipient: { ...letter.recipient, lines: recipientLines(letter, 'es') },
      subject: line(said?.subject, letter.subject),
      identification: letter.identification.map(spanishRow),
      salutation: line(said?.salutation, letter.salutation),
      blocks: letter.blocks.map((block) => spanishBlock(block, lines.get(block.id) ?? [])),
      closing: line(said?.closing, letter.closing),
      enclosures: spanishEnclosures(letter),
    },
  };
}

function withoutExhibits({ exhibits: _exhibits, ...rest }: LetterDocument): LetterDocument {
  return rest;
}

/** The English stays where there is no id, or none that is still known. */
function line(phrase: Phrase | undefined, english: string): string {
  return (phrase && sentenceText(phrase, 'es', allWordings)) ?? english;
}

function spanishRow(row: LabelledValue): LabelledValue {
  const { said, label, value } = row;
  if (!said) return row;
  return {
    label: line(said.label, label),
    value: slotValue(said.value, 'es', allWordings) ?? value,
  };
}

function spanishBlock(
  block: LetterBlock,
  lines: readonly (readonly TranslatedPart[])[],
): LetterBlock {
  if (block.kind === 'facts') {
    return { ...block, title: line(block.said, block.title), rows: block.rows.map(spanishRow) };
  }
  const texts = lines.map((parts) => parts.map(({ text }) => text).join(' '));
  return block.kind === 'paragraph'
    ? { ...block, text: texts.join(' ') }
    : { ...block, items: texts };
}

function linesOf(block: Exclude<LetterBlock, { kind: 'facts' }>) {
  if (block.kind === 'paragraph') return [partsOf(block.said, block.text, block.role)];
  return block.items.map((item, index) => partsOf(block.said?.[index], item, block.role));
}

function partsOf(
  said: readonly Sentence[] | undefined,
  text: string,
  role: LetterBlock['role'],
): readonly TranslatedPart[] {
  const spanish = said?.map((sentence) => sentenceText(sentence, 'es', allWordings));
  // One sentence that is no longer known leaves the whole in English: nobody reads half a paragraph.
  if (!said || !spanish || spanish.includes(undefined)) {
    return [{ kind: role === 'narrative' ? 'own' : 'english', text }];
  }
  return said.map((sentence, index) => ({
    kind: 'own' in sentence ? 'own' : 'spanish',
    text: spanish[index] ?? '',
  }));
}

function spanishEnclosures({ exhibits = [], enclosures }: LetterDocument): readonly string[] {
  return [
    ...exhibits.map(
      ({ label, line: english, pages }) =>
        `Anexo ${label}: ${enclosureInSpanish(english)} (${pages === 1 ? '1 página' : `${pages} páginas`})`,
    ),
    ...enclosures.map(enclosureInSpanish),
  ];
}

/** Everything that a letter can say, by its id. */
export const allWordings: Wordings = Object.assign(
  {},
  itemWordings,
  ownWordings,
  lawWordings,
  medicalWordings,
  closingWordings,
  followUpWordings,
  specialWordings,
  protectionWordings,
  entryWordings,
  frameWordings,
  partyWordings,
  markedWordings,
  ...Object.values(purposeRules).map(({ wordings }) => wordings),
);
