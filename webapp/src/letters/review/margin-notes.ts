import {
  blockText,
  type LetterBlock,
  type LetterDocument,
  type LintFinding,
} from '@creditfix/shared/letters';
import { reviewMessages } from '../messages.tsx';
import type { TextMark } from '../sheet/text-segments.ts';

/** The linter's findings as an editor's notes: numbered in reading order, each with its place in the text. */

export interface MarginNoteData {
  readonly number: number;
  readonly finding: LintFinding;
  /** The marked words; empty if the note is about the whole paragraph. */
  readonly words: string;
}

/** The notes of each paragraph by its id. What stands nowhere on the sheet has no margin to be noted in. */
export function notesByBlock(
  document: LetterDocument,
  findings: readonly LintFinding[],
): ReadonlyMap<string, readonly MarginNoteData[]> {
  let number = 0;
  return new Map(
    document.blocks.map((block) => {
      const own = inReadingOrder(findings.filter(({ blockId }) => blockId === block.id));
      const notes = own.map((finding) => noteOf(block, finding, (number += 1)));
      return [block.id, notes];
    }),
  );
}

/** The graver note first where two begin at the same word. */
export function inReadingOrder(findings: readonly LintFinding[]): readonly LintFinding[] {
  return findings.toSorted(
    (one, other) => one.start - other.start || one.severity.localeCompare(other.severity),
  );
}

function noteOf(block: LetterBlock, finding: LintFinding, number: number): MarginNoteData {
  const text = blockText(block);
  return {
    number,
    finding,
    words: isWhole(text, finding) ? '' : text.slice(finding.start, finding.end),
  };
}

function isWhole(text: string, { start, end }: LintFinding): boolean {
  return start <= 0 && end >= text.length;
}

/** Where the sheet draws each note: under its words, or as a flag alone at the end where it is about all of them. */
export function marksOf(block: LetterBlock, notes: readonly MarginNoteData[]): readonly TextMark[] {
  const { length } = blockText(block);
  return notes.map(({ number, finding, words: about }) => {
    const place = about === '' ? { start: length, end: length } : finding;
    return { start: place.start, end: place.end, tone: finding.severity, note: number };
  });
}

export interface ToChange {
  /** Sentences, rows or whole paragraphs with something in them that stops the signing. */
  readonly places: number;
  /** The first note to see about. */
  readonly first: MarginNoteData;
}

/** @returns nothing if the letter can be signed as it is */
export function placesToChange(
  document: LetterDocument,
  notes: ReadonlyMap<string, readonly MarginNoteData[]>,
): ToChange | undefined {
  const blocking = document.blocks.flatMap((block) =>
    (notes.get(block.id) ?? [])
      .filter(({ finding }) => finding.severity === 'block')
      .map((note) => ({ note, place: `${block.id} ${sentenceStart(blockText(block), note)}` })),
  );
  const [first] = blocking;
  return first && { places: new Set(blocking.map(({ place }) => place)).size, first: first.note };
}

/** A full stop inside "U.S.C." ends no sentence: the next one begins with a capital letter after white space. */
const SENTENCE_END = /[.!?]["”’)]*\s+(?=["“‘(]*\p{Lu})|\n/gu;

function sentenceStart(text: string, { finding }: MarginNoteData): number {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return ends.findLast((end) => end <= finding.start) ?? 0;
}

/** `One sentence has to change before you sign.` */
export function toChangeWords({ places }: ToChange): string {
  return reviewMessages.toChange(places);
}
