import { Bureau } from '@creditfix/shared/letters';
import type { AnswerSays, DisputedItem } from '@creditfix/shared/reports';
import { seeded, type Seeded } from '../seeded.ts';
import {
  letterhead,
  wholeWordings,
  wordings,
  type AnsweredItem,
  type Wording,
} from './answer-wordings.table.ts';
import { MONTHS, Sheets, type PrintedLine } from './sheets.ts';

/**
 * Result letters of bureaus to people who do not exist: at least three wordings for each bureau, mixed results, several items, accounts that
 * were never disputed, explanations of every word, and paragraphs about what may happen.
 */

export interface InventedAnswer {
  readonly bureau: Bureau;
  readonly wording: string;
  readonly date: string;
  readonly disputed: readonly DisputedItem[];
  /** What the letter says of each; undefined where its words leave a doubt. */
  readonly says: ReadonlyMap<string, AnswerSays | undefined>;
  readonly lines: readonly PrintedLine[];
}

const COMPANIES = [
  'NORTHWIND CARD SERVICES',
  'HARBOR LENDING',
  'EXAMPLE BANK NA',
  'SAMPLETON RECOVERY LLC',
  'TRI-COUNTY CR UN',
  'CAPITAL RIDGE/AUTO',
  'INVENTED PORTFOLIO SVCS',
  'DEPT OF INVENTED ED',
];

const heads: Readonly<Record<Bureau, readonly string[]>> = {
  equifax: ['Equifax Information Services LLC', 'P.O. Box 740256, Atlanta, GA 30374'],
  experian: ['Experian', 'P.O. Box 4500, Allen, TX 75013'],
  transunion: ['TransUnion Consumer Relations', 'P.O. Box 2000, Chester, PA 19016'],
};

/** @returns letter number `seed`: each wording comes by turns */
export function inventAnswer(seed: number): InventedAnswer {
  const random = seeded(seed * 7 + 1);
  const date = `2026-${two(1 + random.whole(9))}-${two(1 + random.whole(28))}`;
  const turn = seed % (wordings.length + 2);
  const wording = wordings[turn];
  return wording ? itemized(wording, date, random) : whole(date, random);
}

function itemized(wording: Wording, date: string, random: Seeded): InventedAnswer {
  const companies = shuffled(COMPANIES, random).slice(0, 1 + random.whole(6));
  const items = companies.map((company, at): AnsweredItem => {
    const digits = Array.from({ length: 16 }, () => random.whole(10)).join('');
    return {
      id: `item-${at + 1}`,
      company: asTyped(company, random),
      ending: digits.slice(-4),
      account: wording.mask(digits),
      result: random.pick(wording.results),
      // The letter tells of an account that was disputed by other means.
      isDisputed: at === 0 || random.chance(0.75),
    };
  });
  const printedItems = items.map((item, at) => ({ ...item, company: companies[at] ?? '' }));
  const sheets = new Sheets();
  const disputed = items.filter(({ isDisputed }) => isDisputed);
  const absent = {
    id: 'absent',
    company: 'COMPANY THAT IS NOT IN IT',
    ending: String(1000 + random.whole(9000)),
  };
  wording.print(withDate(sheets, date), printedItems, random);
  return {
    bureau: wording.bureau,
    wording: wording.name,
    date,
    disputed: [...disputed.map(({ id, company, ending }) => ({ id, company, ending })), absent],
    says: new Map(
      disputed.map(({ id, result }) => [id, result === 'doubt' ? undefined : result] as const),
    ),
    lines: sheets.lines,
  };
}

function whole(date: string, random: Seeded): InventedAnswer {
  const bureau = random.pick(Object.values(Bureau));
  const [says, text] = random.pick(wholeWordings);
  const sheets = withDate(new Sheets(), date);
  letterhead(sheets, heads[bureau]);
  for (const line of text) sheets.line([40, line]);
  const ending = String(1000 + random.whole(9000));
  return {
    bureau,
    wording: 'about the whole letter',
    date,
    disputed: [{ id: 'item-1', company: random.pick(COMPANIES), ending }],
    says: new Map([['item-1', says]]),
    lines: sheets.lines,
  };
}

function withDate(sheets: Sheets, date: string): Sheets {
  const [year, month, day] = date.split('-').map(Number);
  sheets.line([40, `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`]);
  return sheets;
}

/** People type names in their own way. */
function asTyped(company: string, random: Seeded): string {
  if (random.chance(0.4)) return company;
  return company
    .toLowerCase()
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (?:Na|Llc)$/, '');
}

function shuffled(values: readonly string[], random: Seeded): string[] {
  const rest = [...values];
  const mixed: string[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(random.whole(rest.length), 1));
  return mixed;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
