import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The letter's typefaces as rules with the font inside, only those that the letter's own characters need.
 *
 * Source Serif 4 is kept here in its static cuts (unchanged, SIL Open Font License beside them). The variable font that the web
 * app uses can't be embedded in a PDF: Chromium draws each of its letters as a nameless outline (Type 3), which prints worse and
 * makes the file three times as large.
 */
interface Subset {
  readonly name: string;
  readonly range: string;
}

type Span = readonly [from: number, to: number];

/** Ranges as the font's makers publish them for these files; of a Noto font only those of its own script. */
const SUBSETS = [
  {
    name: 'latin',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    name: 'latin-ext',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    name: 'vietnamese',
    range:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  },
  {
    name: 'cyrillic',
    range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  },
  {
    name: 'cyrillic-ext',
    range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  },
  {
    name: 'greek',
    range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  },
  {
    name: 'hebrew',
    range: 'U+0590-05FF,U+20AA,U+FB1D-FB4F',
  },
  {
    name: 'arabic',
    range: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
  },
  {
    name: 'devanagari',
    range: 'U+0900-097F,U+1CD0-1CF9,U+20A8,U+20B9,U+A8E0-A8FF',
  },
] as const satisfies readonly Subset[];

type SubsetName = (typeof SUBSETS)[number]['name'];

/** Scripts that Source Serif 4 does not have: Noto, whose weight and size go with it (NOTO-LICENSE.txt). */
const NOTO: Readonly<Partial<Record<SubsetName, string>>> = {
  hebrew: 'noto-serif-hebrew',
  arabic: 'noto-naskh-arabic',
  devanagari: 'noto-serif-devanagari',
};

const FOLDER = join(import.meta.dirname, 'fonts');

export const SERIF = 'Letter Serif';
export const HAND = 'Letter Hand';

/** Regular and semibold of the serif for all of `text`. */
export function serifFaces(text: string): string {
  const faces = neededSubsets(text, SUBSETS).flatMap(({ name, range }) =>
    [400, 600].map((weight) => {
      const file = `${NOTO[name] ?? `source-serif-4-${name}`}-${weight}-normal.woff2`;
      return face(SERIF, weight, range, join(FOLDER, file));
    }),
  );
  return faces.join('');
}

/** The serif of letters, for papers that go along with one. */
export function letterTypeface(text: string): { family: string; faces: string } {
  return { family: SERIF, faces: serifFaces(text) };
}

const SPANS = new Map<string, readonly Span[]>(
  SUBSETS.map(({ name, range }) => [name, spansOf(range)]),
);

const HAND_HAS: readonly string[] = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];
const HAND_SUBSETS = SUBSETS.filter(({ name }) => HAND_HAS.includes(name));

/** True if the handwriting has every letter of the name; a name in two scripts at once looks like a forgery. */
export function handCanWrite(text: string): boolean {
  return pointsOf(text).every((point) =>
    HAND_SUBSETS.some(({ name }) => isWithin(point, SPANS.get(name))),
  );
}

/** The handwriting of a typed signature. */
export function handFaces(text: string): string {
  const { resolve } = createRequire(import.meta.url);
  const faces = neededSubsets(text, HAND_SUBSETS).map(({ name, range }) =>
    face(HAND, 400, range, resolve(`@fontsource/caveat/files/caveat-${name}-400-normal.woff2`)),
  );
  return faces.join('');
}

function neededSubsets<One extends Subset>(text: string, subsets: readonly One[]): readonly One[] {
  const points = pointsOf(text);
  return subsets.filter(
    ({ name }) => name === 'latin' || points.some((point) => isWithin(point, SPANS.get(name))),
  );
}

function pointsOf(text: string): number[] {
  return [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
}

function isWithin(point: number, spans: readonly Span[] = []): boolean {
  return spans.some(([from, to]) => point >= from && point <= to);
}

function spansOf(range: string): Span[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const rules = new Map<string, string>();

/** Each file is read once in the life of the process. */
function face(family: string, weight: number, range: string, file: string): string {
  const known = rules.get(file);
  if (known) return known;
  const source = `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
  const rule = `@font-face{font-family:"${family}";font-weight:${weight};font-style:normal;font-display:block;unicode-range:${range};src:url(${source}) format("woff2")}`;
  rules.set(file, rule);
  return rule;
}
