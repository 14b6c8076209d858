import { readReportFile } from '@creditfix/shared/reports';
import { expect, test } from 'vitest';
import { reportOpeners } from '#scripts/report-openers.ts';
import { inventReport } from './invented-report.ts';
import { trueLinkJson } from './save-json.ts';
import { identityIqPage, savedInOneFile } from './save-page.ts';
import { threeBureaus } from './three-bureaus.ts';

/** Files made to keep a reader busy, to fill its memory, or to have it believe what nobody sees. Each is read or refused, and soon. */

/** Of the processor's time: a busy machine is no fault of the reader. */
const SOON_MS = 20_000;

const told = threeBureaus(inventReport(1, 5), 1);
const page = identityIqPage(told, 1);

async function read(content: string | Uint8Array) {
  const began = process.cpuUsage();
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const result = await readReportFile(new Uint8Array(bytes), reportOpeners);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(SOON_MS);
  return result;
}

const MILLION = 1_000_000;

test.each([
  ['a page nested a million deep', `<html>${'<div>'.repeat(MILLION)}`],
  ['a page of a million open tags that close another', `<html>${'<b><i></u>'.repeat(MILLION)}`],
  ['a page of a million boxes', `<html>${'<p></p>'.repeat(MILLION)}`],
  ['tables in tables', `<html>${'<table><tr><td>'.repeat(100_000)}`],
  ['data nested ten million deep', '['.repeat(10 * MILLION)],
  ['data with ten million parts', `[${'0,'.repeat(10 * MILLION)}0]`],
  [
    'data in a text that never ends, with marks that look like its end',
    `{"${'\\"'.repeat(5 * MILLION)}`,
  ],
])('%s is refused', async (_, content) => {
  expect(['too_complex', 'damaged']).toContain(await read(content));
});

test('a message with a part in every part is refused', async () => {
  const parts = Array.from(
    { length: 400 },
    (__, at) => `Content-Type: multipart/related; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  );
  expect(await read(`MIME-Version: 1.0\r\n${parts.join('')}`)).toBe('damaged');
});

test('an attribute, a class and a line without an end are read through once', async () => {
  const long = `<html><p class="${'a '.repeat(MILLION)}" style="${'display :'.repeat(MILLION)}">${' \u00a0'.repeat(MILLION)}x`;
  expect(await read(long)).toBe('no_report');
});

test('scripts, frames and what a page hides are no facts', async () => {
  const planted =
    '<tr><td class="label">Balance:</td><td class="info">$1.00</td><td class="info">$1.00</td><td class="info">$1.00</td></tr>';
  const after = '<th class="headerEQF">\n Equifax\n</th></tr>';
  const hidden = [
    `<script>${planted}</script>`,
    `<noscript><table>${planted}</table></noscript>`,
    `<iframe srcdoc="x"><table>${planted}</table></iframe>`,
    planted.replace('<tr>', '<tr style="display: none">'),
    planted.replace('<tr>', '<tr style="position:absolute;left:-9999px">'),
    planted.replace('<tr>', '<tr hidden>'),
    planted.replace('<tr>', '<tr class="ng-hide">'),
  ];
  const honest = await read(page);
  const misled = await read(page.replaceAll(after, `${after}${hidden.join('')}`));
  expect(misled).toEqual(honest);
  expect(honest).toHaveLength(3);
});

test('a row with fewer cells than its head is not read, and never shifted', async () => {
  const reports = await read(
    page.replaceAll(/(<td class="label">\s*Balance:\s*<\/td>)<td class="info">.*?<\/td>/g, '$1'),
  );
  if (typeof reports === 'string') throw new Error(reports);
  const balances = reports.flatMap(({ tradelines }) =>
    tradelines.map(({ facts }) => facts.balance),
  );
  expect(new Set(balances.map(({ state }) => state))).toEqual(new Set(['unread']));
});

test('Social Security numbers and days of birth are in nothing that was read', async () => {
  const marked = page
    .replaceAll('J Q NOBODY', 'J Q NOBODY 123-45-6789')
    .replaceAll(
      /(Payment Status:\s*<\/td><td class="info"><ng-repeat class="">)/g,
      '$1123-45-6789 ',
    );
  expect(marked.match(/123-45-6789/g)?.length).toBeGreaterThan(4);
  for (const content of [marked, savedInOneFile(marked, 'base64'), trueLinkJson(told, false)]) {
    const reports = await read(content);
    expect(Array.isArray(reports)).toBe(true);
    expect(JSON.stringify(reports)).not.toMatch(/123-45-6789|000-00-0000|03\/04\/|-03-04"/);
  }
});

test.each([
  ['a letter', 'Dear neighbor, the garden club meets on Tuesday.', 'no_report'],
  ['a page about gardens', '<html><body><p>Roses</p></body></html>', 'no_report'],
  ['other data', '{"roses": [1, 2, 3]}', 'no_report'],
  ['broken data', '{"roses": [1, 2, 3', 'damaged'],
  ['a photo', '\u0089PNG\r\n', 'pictures'],
  [
    'a page of another service',
    '<html><p>Experian credit report</p><p>Account Number</p><p>Date Opened</p><p>Past Due</p></html>',
    'unknown_layout',
  ],
])('%s is named as what it is', async (_, content, why) => {
  expect(await read(Buffer.from(content, 'latin1'))).toBe(why);
});
