import type { SourceLine } from '../contract/report.ts';
import type { Layout } from '../layouts/layout.ts';
import { isReportWord } from '../layouts/report-words.table.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { withoutIdentifiers } from './values.ts';

/** Labels and what stands behind, below or between them. Read by places on the page, never by the order in the file. */

/** A label with the text that belongs to it. */
export interface Labeled<Meaning> {
  readonly label: string;
  readonly meaning: Meaning;
  readonly text: string;
  /** Its lines can't be put together for certain: `text` is not the value. */
  readonly broken: boolean;
  readonly source: SourceLine;
}

interface Found<Meaning> extends Labeled<Meaning> {
  /** Where the label begins, and where its value does or would. */
  readonly labelX: number;
  readonly valueX: number;
  readonly line: TextLine;
}

type Labels<Meaning> = Readonly<Record<string, Meaning>>;

/** Points by which columns that are meant to be one may differ. */
const ALIGNED = 4;
/** A line follows the one above it closely, as shares of the font's height. */
const FOLLOWS = 2.4;

export function sourceOf(line: TextLine, label = ''): SourceLine {
  return { page: line.page, text: withoutIdentifiers(line.text), label, y: line.y };
}

/**
 * @param lines one account, record or part of the report
 * @param ends a line from which on no label counts
 * @returns every label of the table, in reading order, with its text: '' where nothing stands there
 */
export function labeledTexts<Meaning>(
  lines: readonly TextLine[],
  { labels, colon }: { labels: Labels<Meaning> } & Pick<Layout, 'colon'>,
): Labeled<Meaning>[] {
  const find = finder(labels, colon);
  const found: Found<Meaning>[] = [];
  let above: Found<Meaning>[] = [];
  for (const line of lines) {
    const here = find(line);
    if (here.length > 0) {
      found.push(...here);
      above = here;
      continue;
    }
    above = continued(above, line, found);
  }
  return found;
}

/** Gives the segments of a line without labels to the values above them. @returns the labels that may go on in the next line */
function continued<Meaning>(
  above: readonly Found<Meaning>[],
  line: TextLine,
  found: Found<Meaning>[],
): Found<Meaning>[] {
  const stacked = above.length > 0 && above.every(({ text }) => text === '');
  const goesOn: Found<Meaning>[] = [];
  for (const segment of line.segments) {
    const owner = above.find((label) => {
      const before = label.line;
      const near = before.page !== line.page || line.y - before.y < FOLLOWS * segment.size;
      if (!near) return false;
      if (label.text === '') return stacked && Math.abs(segment.x - label.labelX) <= ALIGNED;
      return Math.abs(segment.x - label.valueX) <= ALIGNED;
    });
    if (!owner) continue;
    const joined = owner.text === '' ? segment.text : joinWrapped(owner.text, segment.text);
    const longer: Found<Meaning> = {
      ...owner,
      text: joined ?? `${owner.text} ${segment.text}`,
      // What begins a page may go on with the value, or be the next thing.
      broken: owner.broken || joined === undefined || owner.line.page !== line.page,
      valueX: segment.x,
      line,
      source: {
        ...owner.source,
        text:
          owner.text === ''
            ? sourceOf(line).text
            : `${owner.source.text} ${withoutIdentifiers(segment.text)}`,
      },
    };
    found[found.indexOf(owner)] = longer;
    goesOn.push(longer);
  }
  return goesOn;
}

/**
 * A narrow column breaks lines between words, and some programs within one. Only words that reports use tell which it was.
 *
 * @returns undefined where it can't be told
 */
function joinWrapped(above: string, below: string): string | undefined {
  const last = above.slice(above.lastIndexOf(' ') + 1);
  const first = /^\S+/.exec(below)?.[0] ?? '';
  if (/\d$/.test(last) && /^\d/.test(first)) return undefined;
  if (isReportWord(`${last}${first}`)) return `${above}${below}`;
  const ended = /[.,;:)<]$/.test(last) || isReportWord(last);
  return ended && (isReportWord(first) || /^[$(>]/.test(first)) ? `${above} ${below}` : undefined;
}

function finder<Meaning>(
  labels: Labels<Meaning>,
  colon: boolean,
): (line: TextLine) => Found<Meaning>[] {
  const alternatives = Object.keys(labels)
    .toSorted((a, b) => b.length - a.length)
    .map((label) => label.replaceAll(/[()/.[\]#*+?^$|\\]/g, '\\$&'))
    .join('|');
  // A colon may be left out after "Narrative Code(s)" and where a label stands alone above its value.
  const pattern = colon
    ? new RegExp(`(?<![A-Za-z-] ?)(${alternatives})(?::|$)`, 'g')
    : new RegExp(`^(${alternatives}):?(?=\\s|$)`);
  return colon
    ? (line) => within(line, pattern, labels)
    : (line) => atColumns(line, pattern, labels);
}

/** Labels with a colon, anywhere in a line; their text ends at the next label. */
function within<Meaning>(
  line: TextLine,
  pattern: RegExp,
  labels: Labels<Meaning>,
): Found<Meaning>[] {
  const matches = [...line.text.matchAll(pattern)];
  return matches.map((match, at) => {
    const label = match[1] ?? '';
    const behind = match.index + match[0].length;
    const text = line.text
      .slice(behind, matches[at + 1]?.index ?? line.text.length)
      .replaceAll(/^[\s|]+|[\s|]+$/g, '')
      .replaceAll(/\s+/g, ' ');
    return {
      label,
      meaning: labels[label] as Meaning,
      text,
      broken: false,
      source: sourceOf(line, label),
      labelX: placeOf(line, match.index),
      valueX: placeOf(line, behind + (/^\s*/.exec(line.text.slice(behind))?.[0].length ?? 0)),
      line,
    };
  });
}

/** Labels without a colon, each at the start of a column; the columns up to the next label are its text. */
function atColumns<Meaning>(
  line: TextLine,
  pattern: RegExp,
  labels: Labels<Meaning>,
): Found<Meaning>[] {
  const found: Found<Meaning>[] = [];
  let last: { text: string; valueX: number } | undefined;
  for (const segment of line.segments) {
    const label = pattern.exec(segment.text)?.[1];
    if (label === undefined) {
      if (!last) continue;
      if (last.text === '') last.valueX = segment.x;
      last.text = last.text === '' ? segment.text : `${last.text} ${segment.text}`;
      continue;
    }
    const rest = segment.text.slice(label.length).replace(/^:/, '');
    const begins =
      label.length + (/^:?\s*/.exec(segment.text.slice(label.length))?.[0].length ?? 0);
    const next = {
      label,
      meaning: labels[label] as Meaning,
      text: rest.trim(),
      broken: false,
      source: sourceOf(line, label),
      labelX: segment.x,
      valueX: inside(segment, begins),
      line,
    };
    found.push(next);
    last = next;
  }
  return found;
}

/** About where a character of the line stands on the page. */
function placeOf(line: TextLine, index: number): number {
  let start = 0;
  for (const segment of line.segments) {
    if (index < start + segment.text.length) return inside(segment, Math.max(0, index - start));
    start += segment.text.length + 2;
  }
  return line.segments.at(-1)?.right ?? 0;
}

export function inside(segment: Segment, index: number): number {
  return segment.x + ((segment.right - segment.x) * index) / Math.max(1, segment.text.length);
}
