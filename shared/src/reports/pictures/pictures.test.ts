import { expect, test } from 'vitest';
import type { GrayPicture } from '../../documents/index.ts';
import { readAnswer } from '../answers/read-answer.ts';
import { readNotice } from './notice-facts.ts';
import { noticeStart } from './notice-start.ts';
import { UNSURE, pageOfPicture, type PictureLine } from './picture-page.ts';
import { readLetters, type LetterReader } from './read-letters.ts';
import { readPicturePage } from './read-picture-page.ts';
import { straightened } from './straighten.ts';

/** Lines of a page, each word as sure as its last mark says: `word?` was not read for certain. */
function photographed(...lines: readonly string[]) {
  const read = lines.map((text, at): PictureLine => {
    let x = 100;
    const words = text.split(' ').map((word) => {
      const isUnsure = word.endsWith('?');
      const letters = word.replace(/\?$/, '');
      const x0 = x;
      x += letters.length * 20 + 10;
      return {
        text: letters,
        confidence: isUnsure ? 40 : 95,
        x0,
        x1: x - 10,
        y0: at * 50,
        y1: at * 50 + 30,
      };
    });
    return { words, baseline: at * 50 + 30 };
  });
  return pageOfPicture(read, { width: 2000, height: 2600 });
}

const NOTICE = [
  'Northgate Recovery LLC',
  'PO Box 10000',
  'Sampleton, OH 44000',
  'March 14, 2026',
  'Reference: 553-12345',
  'Northgate Recovery LLC is a debt collector. We are trying to collect a debt that you',
  'owe to Example Bank. We will use any information you give us.',
  'As of January 15, 2025, you owed: $2,234.56',
  'Total amount of the debt now: $2,284.56',
  'Call or write to us by April 28, 2026, to dispute all or part of the debt.',
];

function facts(...lines: readonly string[]) {
  return Object.fromEntries(
    (readNotice(photographed(...lines)) ?? []).map(({ field, value }) => [field, value]),
  );
}

test('a collector’s notice in the words of the model form', () => {
  expect(facts(...NOTICE)).toEqual({
    company: 'Northgate Recovery LLC',
    street: 'PO Box 10000',
    city: 'Sampleton',
    state: 'OH',
    zipCode: '44000',
    reference: '553-12345',
    originalCreditor: 'Example Bank',
    noticeDate: '2026-03-14',
    itemizationDate: '2025-01-15',
    amountThen: '2,234.56',
    amountNow: '2,284.56',
    disputeBy: '2026-04-28',
  });
});

test('what was not read for certain stays empty, and nothing else takes its place', () => {
  const unsure = NOTICE.map((line) =>
    line.replace('now: $2,284.56', 'now: $2,284.56?').replace('April 28,', 'April 28,?'),
  );
  const read = facts(...unsure);
  expect(read).not.toHaveProperty('amountNow');
  expect(read).not.toHaveProperty('disputeBy');
  expect(read).toHaveProperty('amountThen', '2,234.56');
});

test('two days for one question leave it empty', () => {
  const twice = facts(...NOTICE, 'Call or write to us by May 2, 2026, to dispute it.');
  expect(twice).not.toHaveProperty('disputeBy');
});

test('a letter about something else is no notice', () => {
  const page = photographed('Dear neighbor,', 'the debt of the garden club is paid.');
  expect(readNotice(page)).toBeUndefined();
  expect(readPicturePage(page)).toEqual({ kind: 'unknown' });
});

test('a validation letter begins with what was confirmed, and with nothing else', () => {
  const read = readNotice(photographed(...NOTICE)) ?? [];
  const confirmed = read.filter(({ field }) => ['company', 'disputeBy'].includes(field));
  expect(noticeStart(confirmed).disputeDetails).toMatchObject({
    template: 'debt-validation',
    recipient: 'collector',
    creditorName: 'Northgate Recovery LLC',
    recipientAddress: { name: 'Northgate Recovery LLC', street: '', source: '' },
    facts: { noticeState: 'with_date', disputeBy: '2026-04-28' },
  });
  expect(Object.keys(noticeStart(confirmed).disputeDetails.facts ?? {})).toHaveLength(2);
});

const LETTER = ['Experian', 'P.O. Box 4500, Allen, TX 75013', 'March 20, 2026'];
const bank = { id: 'bank', company: 'Example Bank', ending: '1234' };

test('of a photographed answer the result behind an unread line is nobody’s', () => {
  const said = (...lines: readonly string[]) =>
    readAnswer([photographed(...LETTER, ...lines)], [bank])?.items[0]?.says;
  expect(said('EXAMPLE BANK XXXX1234', 'This item has been deleted.')).toBe('deleted');
  expect(
    said(
      'EXAMPLE BANK XXXX1234',
      'Reason: not mine',
      'OTHER? XXXX5555?',
      'This item has been deleted.',
    ),
  ).toBeUndefined();
  expect(said('EXAMPLE BANK XXXX1234', 'This item has not? been deleted.')).toBeUndefined();
});

test('an answer about an account whose number was not read is nobody’s, unless its end is masked', () => {
  const said = (number: string) =>
    readAnswer(
      [photographed(...LETTER, `EXAMPLE BANK ${number}`, 'This item was deleted.')],
      [bank],
    )?.items[0]?.says;
  expect(said('Account Number: *1234')).toBe('deleted');
  expect(said('Account Number: *5555')).toBeUndefined();
  expect(said('Account Number: *1234?')).toBeUndefined();
  expect(said('*1234?')).toBeUndefined();
  expect(said('Account Number: 452831XXXXXX?')).toBe('deleted');
  expect(said('452831123412%+**?')).toBe('deleted');
});

/** Reads the page, then each line that is asked for again, as it is told. */
function readingOnce(page: string, ...again: readonly string[]): LetterReader {
  const rest = [...again];
  return (_, as) => {
    const words = (as === 'page' ? page : (rest.shift() ?? '')).split(' ');
    // A line is handed over in another size, with paper around it.
    const size = as === 'page' ? 1 : ([0.75, 1.5, 1.25][again.length - rest.length - 1] ?? 1);
    const place = (x: number) => (as === 'page' ? x : (x - 88) * size + 12);
    const read = words.map((word, at) => {
      const [text = '', confidence = '95', least = '0'] = word.split('|');
      const letters = [...text].map((one) => ({ text: one, confidence: Number(least) }));
      const bbox = { x0: place(100 + at * 200), x1: place(260 + at * 200), y0: 100, y1: 130 };
      return { text, confidence: Number(confidence), symbols: letters, bbox };
    });
    const lines = [{ words: read, baseline: { y0: 130, y1: 130 } }];
    return Promise.resolve({ blocks: [{ paragraphs: [{ lines }] }] });
  };
}

test.each([
  ['two readings agree, one of them sure', 'now $284.56|60', ['now $284.56|92'], 'now $284.56'],
  [
    'the sure one is alone',
    'now $284.56|60',
    ['now $234.56|92', 'now $264.56|50'],
    `now ${UNSURE}`,
  ],
  [
    'two are sure of different words',
    'now $284.56|60',
    ['now $234.56|92', 'now $284.56|92'],
    `now ${UNSURE}`,
  ],
  ['none is sure', 'now $284.56|60', ['now $284.56|70', 'now $284.56|70'], `now ${UNSURE}`],
  ['it is sure of every letter', 'now 4417XXXX1234|20|98', [], 'now 4417XXXX1234'],
  ['it is not sure of one letter', 'now 4417XXXX1234|20|90', [], `now ${UNSURE}`],
])('an unsure word is read again: %s', async (_, page, again, expected) => {
  const paper = { width: 2000, height: 2600, pixels: new Uint8Array(2000 * 2600).fill(255) };
  const { runs } = await readLetters(paper, readingOnce(page, ...again));
  expect(runs.map(({ text }) => text.trim()).join(' ')).toBe(expected);
});

test('a stain at the edge of the paper is no word; an unsure word within is', () => {
  const { runs } = photographed('▌? Total amount? now');
  expect(runs.map(({ text }) => text.trim())).toEqual([UNSURE, 'Total', UNSURE, 'now']);
  const apart = pageOfPicture(
    [
      {
        words: [
          { text: '|', confidence: 90, x0: 0, x1: 5, y0: 0, y1: 30 },
          { text: 'Total', confidence: 90, x0: 200, x1: 300, y0: 0, y1: 30 },
        ],
        baseline: 30,
      },
    ],
    { width: 2000, height: 2600 },
  );
  expect(apart.runs.map(({ text }) => text.trim())).toEqual(['Total']);
  const column = pageOfPicture(
    [
      {
        words: [
          { text: 'BANK', confidence: 95, x0: 0, x1: 80, y0: 0, y1: 30 },
          { text: '1120XXXXXXXX7958', confidence: 40, x0: 600, x1: 800, y0: 0, y1: 30 },
        ],
        baseline: 30,
      },
    ],
    { width: 2000, height: 2600 },
  );
  expect(column.runs.map(({ text }) => text.trim())).toEqual(['BANK', UNSURE]);
});

/** Bars like lines of text, held askew, in a light that fades to the right. */
function bars(degrees: number, times = 1): GrayPicture {
  const [width, height] = [600 * times, 800 * times];
  const slope = Math.tan((degrees * Math.PI) / 180);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const paper = 230 - x / 5 / times;
      const isInk = (y - x * slope + 8000) % 40 < 10 && x > 80 && x < width - 80 && x % 12 < 9;
      pixels[y * width + x] = isInk ? paper * 0.3 : paper;
    }
  }
  return { width, height, pixels };
}

test('the lines of a large picture are leveled as well', () => {
  const large = straightened(bars(3, 3));
  expect(blackestRow(large)).toBeGreaterThan(blackestRow(straightened(bars(0, 3))) * 0.8);
});

test('what lies around the sheet is made paper, and what stands on it stays', () => {
  const picture = bars(0);
  const { width, height } = picture;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      if (x < 30 || y > height - 25) picture.pixels[y * width + x] = 90;
  }
  const { pixels } = straightened(picture);
  const inkIn = (left: number, right: number) =>
    pixels.filter((shade, at) => shade < 200 && at % width >= left && at % width < right).length;
  expect(inkIn(0, 60)).toBe(0);
  expect(inkIn(80, 520)).toBeGreaterThan(1000);
});

/** How much ink the blackest row has: most where lines are level. */
function blackestRow({ width, height, pixels }: GrayPicture): number {
  return Math.max(
    ...Array.from({ length: height }, (_, y) =>
      pixels
        .subarray(y * width, (y + 1) * width)
        .reduce((ink, pixel) => ink + (pixel < 128 ? 1 : 0), 0),
    ),
  );
}

test.each([-5, -2.5, 0, 3, 6])('lines that are held askew by %s degrees are leveled', (degrees) => {
  const level = blackestRow(straightened(bars(0)));
  expect(level).toBeGreaterThan(280);
  expect(blackestRow(straightened(bars(degrees)))).toBeGreaterThan(level * 0.8);
});

const REPORT_PAGE = [
  'Account Name EXAMPLE BANK NA',
  'Account Number 400000XXXXXX',
  'Date Opened 01/15/2022',
  'Balance $512',
  'Credit Limit $600',
  'This page is from your credit report. Account number and date opened are below.',
  'Experian credit report: hard inquiries are on the next page.',
];

test('of a report’s page the account is told, where it is about one alone', () => {
  const told = (...lines: readonly string[]) => {
    const read = readPicturePage(photographed(...lines));
    return read.kind === 'report_page'
      ? read.facts.map(({ field, value }) => `${field} ${value}`)
      : read.kind;
  };
  expect(told(...REPORT_PAGE)).toEqual(['company EXAMPLE BANK NA', 'accountEnding 0000']);
  const unsure = REPORT_PAGE.map((line) => line.replace('BANK NA', 'BANK? NA'));
  expect(told(...unsure)).toEqual(['accountEnding 0000']);
  expect(told(...REPORT_PAGE, 'Account Number 500000XXXXXX')).toEqual([]);
});
