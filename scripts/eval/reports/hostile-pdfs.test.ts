import { readReportFile, valueOf, type CreditReport } from '@creditfix/shared/reports';
import { expect, test } from 'vitest';
import { deflateSync } from 'node:zlib';
import { reportOpeners } from '#scripts/report-openers.ts';
import { readReportAside } from '#scripts/report-reader.ts';
import { inventReport } from './invented-report.ts';
import { drawReport } from './print-report.ts';
import { printed, typeset } from './typeset.ts';

/** PDFs made to fill a reader's memory, to keep it busy, or to have it believe what nobody sees. Each is read or refused, and soon. */

/** Of the processor's time: a busy machine is no fault of the reader. */
const SOON_MS = 30_000;

interface Drawn {
  readonly content: string;
  readonly packed?: Buffer;
  readonly filter?: string;
  readonly resources?: string;
  readonly more?: readonly (string | Buffer)[];
  readonly pages?: number;
}

/** A PDF of one page, written by hand; `more` are the objects from number 6 on. */
function pdf({ content, packed, filter, resources = '', more = [], pages = 1 }: Drawn): Buffer {
  const body = packed ?? Buffer.from(content, 'latin1');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    stream(filter ? `/Filter ${filter}` : '', body),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places = objects.map((object, at) => {
    const place = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
    return place;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function stream(entries: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);
}

async function read(file: Uint8Array) {
  const began = process.cpuUsage();
  const result = await readReportFile(new Uint8Array(file), reportOpeners);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(SOON_MS);
  return result;
}

/** An Equifax report with one account, drawn by hand, so that each text can be drawn in another way. */
const LINES = [
  'Prepared for: JORDAN Q SAMPLE',
  'Date: March 14, 2026',
  'Confirmation # 1234567890',
  'Credit Accounts',
  'EXAMPLE BANK NA',
  'PO Box 10000, Sampleton, OH 44000 | (800) 555-0100 Date Reported: 02/20/2026 | Balance: $512',
  'Account Number: *1234 | Owner: Individual Account',
  'Loan/Account Type: Credit Card | Status: Pays As Agreed',
  'Date Opened: 01/15/2022 Date of 1st Delinquency: Terms Frequency: Monthly',
  'Narrative Code(s): 002',
];

function textAt(y: number, text: string, x = 40): string {
  return `1 0 0 1 ${x} ${y} Tm (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj\n`;
}

const report = (more = '') =>
  `BT /F1 9 Tf\n${LINES.map((line, row) => textAt(740 - row * 14, line)).join('')}ET\n${more}`;

const account = async (file: Uint8Array) => {
  const reports = await read(file);
  if (typeof reports === 'string') throw new Error(reports);
  return reports[0]?.tradelines[0]?.facts;
};

const PAST_DUE = 'Amount Past Due: $999';
const BELOW = 740 - LINES.length * 14;

/** Over the whole line. */
function box(): string {
  return `20 ${BELOW - 4} 400 14 re`;
}

test('the report drawn by hand is read, and what is drawn to be seen is a fact', async () => {
  const facts = await account(
    pdf({ content: report(`BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET`) }),
  );
  expect(facts?.balance).toMatchObject({ value: 512_00 });
  expect(facts?.pastDue).toMatchObject({ value: 999_00 });
});

test.each([
  ['in no color', `BT /F1 9 Tf 3 Tr\n${textAt(BELOW, PAST_DUE)}ET`],
  ['in no color, in a state of its own', `q BT /F1 9 Tf 7 Tr\n${textAt(BELOW, PAST_DUE)}ET Q`],
  ['fully clear', `/G1 gs BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET`],
  ['left of the page', `BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE, -400)}ET`],
  ['below the page', `BT /F1 9 Tf\n${textAt(-20, PAST_DUE)}ET`],
  ['too small to see', `BT /F1 1 Tf\n${textAt(BELOW, PAST_DUE)}ET`],
  ['white on white', `BT 1 1 1 rg /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET`],
  ['nearly white on white', `BT 0.96 g /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET`],
  ['black on a black box', `0 g ${box()} f BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET`],
  ['under a white box', `BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET 1 g ${box()} f`],
  [
    'under a box that is placed by a matrix',
    `BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET q 1 0 0 1 0 ${BELOW - 4} cm 0 0 1 rg 20 0 400 14 re f Q`,
  ],
])('text %s is no fact, and what is seen is', async (_, more) => {
  const facts = await account(
    pdf({ content: report(more), resources: '/ExtGState << /G1 << /ca 0 >> >>' }),
  );
  expect(facts?.pastDue.state).toBe('not_reported');
  expect(facts?.balance).toMatchObject({ value: 512_00 });
  expect(facts?.status).toMatchObject({ value: 'Pays As Agreed' });
});

test.each([
  ['white on a dark box', `0.2 g ${box()} f BT 1 g /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET`],
  ['on a white box', `1 g ${box()} f 0 g BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET`],
  ['above a box', `BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET 1 g 20 ${BELOW - 30} 400 14 re f`],
  [
    'with a frame around it',
    `BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET ${box()} S 1 g 0 0 5 5 re f`,
  ],
  [
    'under a box that is cut off beside it',
    `BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET q 300 0 200 792 re W n 1 g ${box()} f Q`,
  ],
  [
    'under what is marked with a see-through color',
    `BT /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET q /G1 gs 1 1 0 rg ${box()} f Q`,
  ],
])('text %s is a fact', async (_, more) => {
  const resources = '/ExtGState << /G1 << /ca 0.4 >> >>';
  const facts = await account(pdf({ content: report(more), resources }));
  expect(facts?.pastDue).toMatchObject({ value: 999_00 });
});

test('hidden text is named, and a report without any names none', async () => {
  const hides = report(`BT 1 g /F1 9 Tf\n${textAt(BELOW, PAST_DUE)}ET`);
  const [found] = (await read(pdf({ content: hides }))) as readonly CreditReport[];
  expect(found?.hiddenTextOn).toEqual([1]);
  const [honest] = (await read(pdf({ content: report() }))) as readonly CreditReport[];
  expect(honest?.hiddenTextOn).toBeUndefined();
});

test('a page that is all unseen text, as a scan has it, is pictures', async () => {
  expect(await read(pdf({ content: `3 Tr ${report()}` }))).toBe('pictures');
});

test('text over other text is not read', async () => {
  const over = `BT /F1 9 Tf\n${textAt(BELOW, 'Amount Past Due: $100')}${textAt(BELOW, PAST_DUE, 44)}ET`;
  const facts = await account(pdf({ content: report(over) }));
  expect(facts?.pastDue.state).toBe('unread');
});

const PACKED_ONCE = deflateSync(Buffer.alloc(256 * 1024 * 1024, 32));

test.each([
  ['packed once', PACKED_ONCE, '/FlateDecode'],
  ['packed twice', deflateSync(PACKED_ONCE), '[/FlateDecode /FlateDecode]'],
])('content that unpacks to a quarter of a gigabyte, %s, is refused', async (_, packed, filter) => {
  const file = pdf({ content: '', packed, filter });
  expect(file.length).toBeLessThan(1024 * 1024);
  expect(await read(file)).toBe('too_complex');
});

test('10,000 pages are refused, and a promise of them is', async () => {
  expect(await read(pdf({ content: report(), pages: 10_000 }))).toBe('too_many_pages');
});

test('forms that draw each other are read or refused', async () => {
  const form = (draws: string, others: string) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> /XObject << ${others} >> >>`,
      Buffer.from(draws),
    );
  const itself = pdf({
    content: `${report()} /X6 Do`,
    resources: '/XObject << /X6 6 0 R >>',
    more: [form('/X6 Do', '/X6 6 0 R')],
  });
  expect(['object', 'string']).toContain(typeof (await read(itself)));
  const tenfold = pdf({
    content: `${report()} /X6 Do`,
    resources: '/XObject << /X6 6 0 R >>',
    more: Array.from({ length: 9 }, (_, depth) =>
      form(`/X${depth + 7} Do `.repeat(10), `/X${depth + 7} ${depth + 7} 0 R`),
    ).concat(form('BT /F1 9 Tf (x) Tj ET', '')),
  });
  // A thousand million texts: whoever reads them is given up, after a moment as after the usual while.
  expect(await readReportAside(tenfold, 2_500)).toBe('too_complex');
  expect(await readReportAside(pdf({ content: report() }))).toHaveLength(1);
});

test('broken cross references are mended or refused', async () => {
  const sound = pdf({ content: report() }).toString('latin1');
  for (const broken of [
    sound.replace(/startxref\n\d+/, 'startxref\n999999999'),
    sound.replace(/startxref\n\d+/, 'startxref\n15'),
    sound.replaceAll(/\d{10} 00000 n/g, '0000000009 00000 n'),
    sound.replace('/Root 1 0 R', '/Root 1 0 R /Prev 9'),
    sound.replace('/Kids [3 0 R ]', '/Kids [2 0 R ]'),
    sound.slice(0, sound.length / 2),
    sound.replace('/Parent 2 0 R', '/Parent 3 0 R'),
  ]) {
    const result = await read(Buffer.from(broken, 'latin1'));
    const balance =
      typeof result === 'string' ? undefined : result[0]?.tradelines[0]?.facts.balance;
    expect(['damaged', 'pictures', 'no_report', 512_00]).toContain(
      balance ? valueOf(balance) : result,
    );
  }
});

test('an honest report is the same whether unseen text is looked for or not', async () => {
  const pages = typeset(printed(inventReport(3), 'experian', 3), 'experian', 3);
  const file = await drawReport(pages);
  const honest = await read(file);
  // A comment behind the end that has the words for hiding.
  const looked = await read(Buffer.concat([file, Buffer.from('% 3 Tr \n')]));
  expect(typeof honest).toBe('object');
  expect(looked).toEqual(honest);
});
