import { MARK_SCALE, type MarkFrame } from './exhibit-mark.rules.ts';

/** What a page shows that no letter needs: numbers that name a person or an account in full. Proposed as boxes; the person decides. */

/** Text as it stands on a page, in thousandths of its width and height from the top left corner. */
export interface PlacedText extends MarkFrame {
  readonly text: string;
}

const BlackoutReason = {
  ssn: 'ssn',
  account_number: 'account_number',
  birth_date: 'birth_date',
  /** Proposed by who knows more of the page than its numbers. */
  other_account: 'other_account',
  personal: 'personal',
} as const;

export type BlackoutReason = keyof typeof BlackoutReason;

export interface Blackout {
  readonly frame: MarkFrame;
  readonly reason: BlackoutReason;
}

/** Longer lines are no lines of a paper. */
const LONGEST_LINE = 1_000;
/** Pieces whose middles are closer than this share of their height stand on one line. */
const SAME_LINE = 0.6;

/** Each finds what is to be covered as its group `hide`; the last four stay, by which a clerk finds the account. */
const PATTERNS: readonly (readonly [BlackoutReason, RegExp])[] = [
  ['ssn', /(?<![\d-])(?<hide>\d{3}[- ]\d{2}[- ])(?=\d{4}(?![\d-]))/dg],
  [
    'ssn',
    /\b(?:ssn|soc(?:ial)?\.? sec(?:urity)?(?: number| no\.?| #)?)[^\da-z]{0,6}(?<hide>\d{3}[- ]?\d{2}[- ]?)(?=\d{4}(?!\d))/dgi,
  ],
  // A card: 13 to 19 digits, in groups or in one.
  ['account_number', /(?<![\d-])(?<hide>\d(?:[ -]?\d){8,14})(?=(?:[ -]?\d){4}(?![\d-]))/dg],
  [
    'account_number',
    /\b(?:acc(?:oun)?t|account|card|loan|member|policy|routing|id)\b[^\d\n]{0,24}?(?<hide>\d[\dx*]?(?:[ -]?[\dx*]){3,14})(?=(?:[ -]?\d){4}(?!\d))/dgi,
  ],
  [
    'birth_date',
    /\b(?:date of birth|birth ?date|dob|born(?: on)?)[^\da-z]{0,6}(?<hide>\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|[a-z]{3,9}\.? \d{1,2},? \d{4})/dgi,
  ],
];

/** @returns a box for each number that the page shows in full, from the top of the page */
export function proposedBlackouts(texts: readonly PlacedText[]): Blackout[] {
  return placedLines(texts).flatMap((line) => {
    const found = PATTERNS.flatMap(([reason, pattern]) =>
      [...line.text.matchAll(pattern)].flatMap((match) => {
        const at = match.indices?.groups?.['hide'];
        return at ? [{ reason, from: at[0], to: at[1] }] : [];
      }),
    );
    return found
      .filter(
        (one, index) =>
          !found.slice(0, index).some((other) => other.from < one.to && one.from < other.to),
      )
      .map(({ reason, from, to }) => ({ reason, frame: frameOf(line, from, to) }));
  });
}

export interface PlacedLine {
  readonly text: string;
  readonly pieces: readonly (PlacedText & { readonly from: number })[];
}

/** Neighbors on one line, from left to right, with a space where they do not touch. */
export function placedLines(texts: readonly PlacedText[]): PlacedLine[] {
  const middle = ({ top, height }: MarkFrame) => top + height / 2;
  const lines: PlacedText[][] = [];
  for (const piece of texts.toSorted((a, b) => middle(a) - middle(b))) {
    const last = lines.at(-1);
    const first = last?.[0];
    if (
      last &&
      first &&
      middle(piece) - middle(first) < SAME_LINE * Math.max(piece.height, first.height)
    )
      last.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    let text = '';
    const pieces = line
      .toSorted((a, b) => a.left - b.left)
      .map((piece, index, all) => {
        const before = all[index - 1];
        if (before && piece.left - (before.left + before.width) > piece.height * 0.1) text += ' ';
        const from = text.length;
        text += piece.text;
        return { ...piece, from };
      });
    return { text: text.slice(0, LONGEST_LINE), pieces };
  });
}

/** The place of a part of a line; a little more on each side, since the width of each letter is only estimated. */
function frameOf({ pieces }: PlacedLine, from: number, to: number): MarkFrame {
  const parts = pieces.flatMap((piece) => {
    const end = piece.from + piece.text.length;
    if (end <= from || piece.from >= to) return [];
    const whole = widthOf(piece.text) || 1;
    const before = widthOf(piece.text.slice(0, Math.max(0, from - piece.from)));
    const through = widthOf(piece.text.slice(0, Math.min(piece.text.length, to - piece.from)));
    return [
      {
        left: piece.left + (piece.width * before) / whole,
        right: piece.left + (piece.width * through) / whole,
        top: piece.top,
        bottom: piece.top + piece.height,
      },
    ];
  });
  const top = Math.min(...parts.map((part) => part.top));
  const bottom = Math.max(...parts.map((part) => part.bottom));
  const pad = { x: 2, y: Math.max(1, (bottom - top) * 0.15) };
  return wholeFrame({
    left: Math.min(...parts.map((part) => part.left)) - pad.x,
    right: Math.max(...parts.map((part) => part.right)) + pad.x,
    top: top - pad.y,
    bottom: bottom + pad.y,
  });
}

/** Rounded outward to whole thousandths of the page, and no further than its edges. */
export function wholeFrame(edges: {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}): MarkFrame {
  const within = (value: number) => Math.min(Math.max(value, 0), MARK_SCALE);
  const left = Math.min(Math.floor(within(edges.left)), MARK_SCALE - 1);
  const top = Math.min(Math.floor(within(edges.top)), MARK_SCALE - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.ceil(within(edges.right)) - left),
    height: Math.max(1, Math.ceil(within(edges.bottom)) - top),
  };
}

/** About as wide as in most faces for text, in thousandths of the height. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += /[\d$*#+=<>]/.test(letter) ? 556 : widthOfLetter(letter);
  return width;
}

function widthOfLetter(letter: string): number {
  if (/[ilj.,:;'|!()[\]\s/-]/.test(letter)) return 285;
  if (/[mwMW@%]/.test(letter)) return 850;
  return /[A-Z]/.test(letter) ? 690 : 520;
}
