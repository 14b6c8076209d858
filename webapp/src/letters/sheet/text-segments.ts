import type { Citation } from '@creditfix/shared/letters';
import { sheetMessages } from '../messages.tsx';

/**
 * Stand-ins for what a person has not filled in yet. Each is one character of the Unicode private use area, which
 * survives whatever the composer does to a text (cutting an account number, joining lines) and is drawn as a faint label.
 */
const gapLabels = sheetMessages.gaps;

export type Gap = keyof typeof gapLabels;

const FIRST = 0xe100;
const gaps = Object.keys(gapLabels) as Gap[];

export function gapMark(gap: Gap): string {
  return String.fromCharCode(FIRST + gaps.indexOf(gap));
}

/** What a character stands for, or nothing where it is ordinary text. */
export function gapLabel(character: string): string | undefined {
  const gap = gaps[character.charCodeAt(0) - FIRST];
  return gap && gapLabels[gap];
}

/** A text of the letter cut where its look changes: law, missing words, new words, words that the editor has marked. */

export interface TextMark extends TextRange {
  readonly tone: 'block' | 'warn';
  /** Number of the editor's note about these words. A mark without words is a flag alone. */
  readonly note?: number;
}

export interface Flag {
  readonly note: number;
  readonly tone: TextMark['tone'];
}

export interface Segment {
  readonly start: number;
  readonly text: string;
  readonly citation?: Citation | undefined;
  readonly gap?: string | undefined;
  readonly tone?: TextMark['tone'] | undefined;
  /** Notes about words that end here. */
  readonly flags: readonly Flag[];
  readonly fresh: boolean;
}

export interface SegmentOptions {
  readonly citations?: readonly Citation[] | undefined;
  readonly marks?: readonly TextMark[] | undefined;
  readonly fresh?: TextRange | undefined;
}

export function textSegments(text: string, options: SegmentOptions = {}): Segment[] {
  const { citations = [], marks = [] } = options;
  const cited = findCitations(text, citations);
  const fresh = options.fresh && aroundWhole(options.fresh, cited);
  const edges = new Set([0, text.length]);
  for (const { start, end } of [...cited, ...marks, ...(fresh ? [fresh] : [])]) {
    edges.add(clamp(start, text)).add(clamp(end, text));
  }
  for (let at = 0; at < text.length; at += 1) {
    if (gapLabel(text[at] ?? '')) edges.add(at).add(at + 1);
  }
  const cuts = [...edges].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const part = text.slice(start, end);
    const within = (range: TextRange) => range.start <= start && start < range.end;
    return {
      start,
      text: part,
      citation: cited.find(within)?.citation,
      gap: part.length === 1 ? gapLabel(part) : undefined,
      tone: marks
        .filter(within)
        .map(({ tone }) => tone)
        .toSorted()[0],
      flags: marks.flatMap(({ end: markEnd, note, tone }) =>
        note !== undefined && clamp(markEnd, text) === end ? [{ note, tone }] : [],
      ),
      fresh: fresh ? within(fresh) : false,
    };
  });
}

/** Where each citation stands; the same words cited twice are found one after the other, and no words count twice. */
function findCitations(text: string, citations: readonly Citation[]) {
  const found: (TextRange & { citation: Citation })[] = [];
  // Longer words first, so that "§ 1681i(a)(1)" is not taken for a part of itself.
  for (const citation of [...citations].toSorted((a, b) => b.words.length - a.words.length)) {
    if (!citation.words) continue;
    let start = text.indexOf(citation.words);
    while (start >= 0) {
      const end = start + citation.words.length;
      const taken = found.some((other) => other.start < end && start < other.end);
      if (!taken) {
        found.push({ start, end, citation });
        break;
      }
      start = text.indexOf(citation.words, start + 1);
    }
  }
  return found;
}

/** New words that begin or end inside a citation take all of it: it is one thing to touch and stays one. */
function aroundWhole({ start, end }: TextRange, cited: readonly TextRange[]): TextRange {
  const touched = cited.filter((range) => range.start < end && start < range.end);
  return {
    start: Math.min(start, ...touched.map((range) => range.start)),
    end: Math.max(end, ...touched.map((range) => range.end)),
  };
}

function clamp(offset: number, text: string): number {
  return Math.max(0, Math.min(text.length, offset));
}

/** Which words of a text are new: from the first to the last word that differ. Offsets are UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The words of `now` that are not in `before`, as one range, widened to whole words.
 *
 * @returns nothing if no text was added
 */
export function freshRange(before: string, now: string): TextRange | undefined {
  if (before === now) return undefined;
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  let end = now.length - tail;
  while (start < end && !isWordPart(now[start])) start += 1;
  while (end > start && !isWordPart(now[end - 1])) end -= 1;
  if (end <= start) return undefined;
  while (start > 0 && isWordPart(now[start - 1])) start -= 1;
  while (end < now.length && isWordPart(now[end])) end += 1;
  return { start, end };
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && !/\s/.test(character);
}
