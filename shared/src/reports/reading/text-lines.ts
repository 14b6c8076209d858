import type { TextPage, TextRun } from '../contract/source.ts';

/** Pages of positioned text as lines and columns. The order in which a PDF names its texts means nothing. */

/** Neighboring text without a column's gap in it. */
export interface Segment {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly size: number;
}

export interface TextLine {
  readonly page: number;
  readonly y: number;
  readonly segments: readonly Segment[];
  /** All of it, columns apart by two spaces. */
  readonly text: string;
}

/** Stands for letters that can't be told; a value with it is not read. */
export const UNREADABLE = '\uFFFD';

/** Shares of the font's height. */
const SAME_LINE = 0.4;
const SAME_WORD = 0.13;
const SAME_SEGMENT = 1.15;

/** Where a browser prints the address, the time and the number of the page, as a share of the page's height. */
const MARGIN = 0.06;
const PRINTED_BY_BROWSER = [
  /^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}/,
  /\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}\s?[AP]M$/,
  /^(?:https?|file|about):\S*(?:\s+\d+\/\d+)?$/,
  /^\d{1,4}\/\d{1,4}$/,
];

/** @returns every line, from the first page's top to the last page's bottom */
export function linesOf(pages: readonly TextPage[]): TextLine[] {
  return pages.flatMap(linesOfPage);
}

/** @param furniture what the layout prints on every page, wherever it stands @returns what is about the person */
export function linesWithout(furniture: readonly RegExp[], pages: readonly TextPage[]): TextLine[] {
  return pages.flatMap((page) =>
    linesOfPage(page).filter(
      (line) =>
        !furniture.some((pattern) => pattern.test(line.text)) &&
        !(isInMargin(line, page) && PRINTED_BY_BROWSER.some((pattern) => pattern.test(line.text))),
    ),
  );
}

function isInMargin({ y }: TextLine, { height }: TextPage): boolean {
  return y < height * MARGIN || y > height * (1 - MARGIN);
}

function linesOfPage(page: TextPage): TextLine[] {
  const runs = page.runs.filter(({ text }) => text.trim() !== '');
  const sorted = runs.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const lines: TextLine[] = [];
  let open: TextRun[] = [];
  const close = () => {
    if (open.length > 0) lines.push(lineOf(page.number, open));
    open = [];
  };
  for (const run of sorted) {
    const first = open[0];
    if (first && run.y - first.y > SAME_LINE * Math.max(first.size, run.size)) close();
    open.push(run);
  }
  close();
  return lines;
}

function lineOf(page: number, runs: readonly TextRun[]): TextLine {
  const segments: { text: string; x: number; right: number; size: number }[] = [];
  for (const run of runs.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const right = run.x + run.width;
    const gap = last ? (run.x - last.right) / run.size : Infinity;
    // The same text drawn twice, a hair apart, is how some programs make it bold.
    if (last && gap < -0.5 && last.text.endsWith(run.text.trim())) continue;
    // Other text over it: nobody can say which of the two is seen.
    if (last && gap < -0.5) {
      last.text += UNREADABLE;
      last.right = Math.max(last.right, right);
      continue;
    }
    if (!last || gap > SAME_SEGMENT) {
      segments.push({ text: run.text, x: run.x, right, size: run.size });
      continue;
    }
    const touches = gap < SAME_WORD || /\s$/.test(last.text) || /^\s/.test(run.text);
    last.text += touches ? run.text : ` ${run.text}`;
    last.right = Math.max(last.right, right);
  }
  const tidy = segments.map((segment) => ({
    ...segment,
    text: segment.text.replaceAll(/\s+/g, ' ').trim(),
  }));
  return {
    page,
    y: runs[0]?.y ?? 0,
    segments: tidy,
    text: tidy.map(({ text }) => text).join('  '),
  };
}
