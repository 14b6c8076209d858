import { describe, expect, it } from 'vitest';
import {
  nothingReported,
  type CreditReport,
  type Fact,
  type Tradeline,
  type TradelineFacts,
} from './contract/report.ts';
import { exhibitPage, exhibitPages } from './exhibit-page.ts';

/** A page of 1,000 points, so that points are thousandths. */
const PAGE = { number: 2, points: 1_000 };

const at = (text: string, y: number) => ({ text, left: 50, top: y - 8, width: 400, height: 10 });

const fact = (text: string, y: number, page = 2): Fact<string> => ({
  state: 'reported',
  value: text,
  source: { page, text, label: '', y },
});

function account(id: string, from: number): Tradeline {
  return {
    id,
    facts: {
      ...(nothingReported() as TradelineFacts),
      creditor: fact(`${id} BANK`, from),
      status: fact('Charged off', from + 40),
    },
    history: [],
    markedAdverse: false,
    inCollections: false,
  };
}

const report: CreditReport = {
  bureau: 'equifax',
  layout: 'made up',
  person: { names: [], addresses: [], employers: [], birthYear: { state: 'not_reported' } },
  date: fact('2026-03-14', 30) as CreditReport['date'],
  reference: fact('1234567890', 30, 1),
  tradelines: [account('first', 100), account('second', 200), account('third', 300)],
  inquiries: [],
  publicRecords: [],
  neverPrinted: [],
  unknownLabels: [],
};

const texts = [
  at('Date: March 14, 2026', 30),
  at('Prepared for SAMPLE', 50),
  ...[100, 200, 300].flatMap((y) => [
    at('BANK', y),
    at('Account number 4417123456782210', y + 20),
    at('Charged off', y + 40),
  ]),
  at('Page 2 of 9', 980),
];

describe('the page of a report as an exhibit', () => {
  const of = { report, items: [{ entry: 'second' }] };
  const { blackouts, marks } = exhibitPage({ ...PAGE, texts }, of);
  const bands = blackouts.filter(({ reason }) => reason === 'other_account');
  const isCovered = (y: number) =>
    bands.some(({ frame }) => frame.top <= y - 8 && y + 2 <= frame.top + frame.height);

  it('is the page on which the entry stands', () => {
    expect(exhibitPages(of)).toEqual([2]);
  });

  it('keeps the entry and the report’s day, and covers every other line over the whole width', () => {
    expect([30, 200, 220, 240].filter(isCovered)).toEqual([]);
    expect([50, 100, 120, 140, 300, 320, 340, 980].filter((y) => !isCovered(y))).toEqual([]);
    expect(bands.every(({ frame }) => frame.left === 0 && frame.width === 1_000)).toBe(true);
  });

  it('covers a full number in what is kept', () => {
    expect(blackouts.filter(({ reason }) => reason === 'account_number')).toHaveLength(1);
  });

  it('marks the line that the letter is about, counted among those that can be read', () => {
    expect(marks).toMatchObject([{ item: 1, line: 2 }]);
    const finding = {
      rule: 'paid_with_balance' as const,
      about: ['second'],
      values: {},
      lines: [{ page: 2, text: 'Charged off', label: '', y: 240 }],
    };
    const asked = exhibitPage(
      { ...PAGE, texts },
      { report, items: [{ entry: 'second', finding }] },
    );
    expect(asked.marks).toMatchObject([{ item: 1, line: 4 }]);
    const { top = 0, height = 0 } = asked.marks[0]?.frame ?? {};
    expect([top <= 233, top + height >= 240]).toEqual([true, true]);
  });

  it('keeps two entries of one letter, and nothing between them', () => {
    const both = exhibitPage(
      { ...PAGE, texts },
      { report, items: [{ entry: 'first' }, { entry: 'third' }] },
    );
    const covered = (y: number) =>
      both.blackouts.some(
        ({ frame, reason }) =>
          reason === 'other_account' && frame.top <= y - 8 && y + 2 <= frame.top + frame.height,
      );
    expect([100, 120, 140, 300, 320, 340].filter(covered)).toEqual([]);
    expect([200, 220, 240].filter((y) => !covered(y))).toEqual([]);
    expect(both.marks.map(({ item }) => item)).toEqual([1, 2]);
  });

  it('is none for a saved web page, which has no pages', () => {
    const lines = {
      ...report,
      tradelines: [{ ...account('second', 200), facts: nothingReported() as TradelineFacts }],
    };
    expect(exhibitPages({ report: lines, items: [{ entry: 'second' }] })).toEqual([]);
  });
});
