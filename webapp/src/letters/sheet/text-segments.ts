import type { Citation } from '@creditfix/shared/letters';
import type { TextRange } from './fresh-range.ts';
import { gapLabel } from './gap.ts';

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
