import { Bureau } from '@creditfix/shared/letters';
import { readAnnualReport, readReportFile, recognizePdf } from '@creditfix/shared/reports';
import { expect, test } from 'vitest';
import { holdAnswerAgainst, inventedAnswers, type AnswerTallies } from './answers.ts';
import { holdAgainst, type Tallies } from './hold-against.ts';
import { inventReport } from './invented-report.ts';
import { reportOpeners } from '#scripts/report-openers.ts';
import { savedFile, savedLayouts } from './save-file.ts';
import { threeBureaus } from './three-bureaus.ts';
import type { PrintedLine } from './sheets.ts';
import { bureauOf, pdfLayouts, printed, typeset } from './typeset.ts';

const REPORTS = 40;
/** Each is of three bureaus, and takes a web page longer. */
const SAVED_REPORTS = 12;

test.each(pdfLayouts)('%s: what is printed is read, and nothing else', (printedAs) => {
  const tallies: Tallies = new Map();
  for (let seed = 1; seed <= REPORTS; seed++) {
    const invented = inventReport(seed);
    const pages = typeset(printed(invented, printedAs, seed), printedAs, seed);
    const layout = recognizePdf(pages);
    if (typeof layout === 'string') throw new Error(`report ${seed} is ${layout}`);
    expect(layout.bureau).toBe(bureauOf(printedAs));
    const read = readAnnualReport(pages, layout);
    holdAgainst(tallies, { printed: invented, read, layout: printedAs });
  }
  judge(tallies);
});

test.each(savedLayouts)('%s: what a saved file says is read, and nothing else', async (layout) => {
  const tallies: Tallies = new Map();
  for (let seed = 1; seed <= SAVED_REPORTS; seed++) {
    const told = threeBureaus(inventReport(seed), seed);
    const reports = await readReportFile(savedFile(layout, { told, seed }), reportOpeners);
    if (typeof reports === 'string') throw new Error(`report ${seed} is ${reports}`);
    expect(reports.map(({ bureau }) => bureau)).toEqual(Object.values(Bureau));
    for (const read of reports)
      holdAgainst(tallies, { printed: told.reports[read.bureau], read, layout });
  }
  judge(tallies);
});

test.each(pdfLayouts)(
  '%s: a label that the table does not have is named, and no other',
  (layout) => {
    const lines = printed(inventReport(7, 12), layout, 7);
    const find = (all: readonly PrintedLine[]) => {
      const pages = typeset(all, layout, 7);
      const found = recognizePdf(pages);
      if (typeof found === 'string') throw new Error(found);
      return readAnnualReport(pages, found).unknownLabels.map(({ label }) => label);
    };
    expect(find(lines)).toEqual([]);
    const colon = layout === 'equifax';
    const at = lines.findIndex(({ pieces: [first] }) =>
      /^Date [Oo]pened(?:$|:)/.test(first?.[1] ?? ''),
    );
    const pieces = colon
      ? ([[40, 'Promotional rate until: 04/2027']] as const)
      : ([
          [40, 'Promotional rate until'],
          [lines[at]?.pieces[1]?.[0] ?? 180, '04/2027'],
        ] as const);
    expect(find(lines.toSpliced(at, 0, { pieces, lines: 1 }))).toEqual(['Promotional rate until']);
  },
);

test('a value in front of a new label is no part of the label', () => {
  const named = (text: string) => {
    const lines = printed(inventReport(7, 12), 'equifax', 7);
    const at = lines.findIndex(({ pieces: [first] }) => first?.[1]?.startsWith('Date Opened:'));
    const added = { pieces: [[40, text]], lines: 1 } as const;
    const pages = typeset(lines.toSpliced(at, 0, added), 'equifax', 7);
    const layout = recognizePdf(pages);
    if (typeof layout === 'string') throw new Error(layout);
    return readAnnualReport(pages, layout).unknownLabels.map(({ label }) => label);
  };
  expect(named('Owner: Joint With Maria Fontaine Rate class: 7')).toEqual([]);
  expect(named('Owner: Joint Account Credit Limit: $600')).toEqual([]);
  expect(named('Owner: Joint With Maria Fontaine | Rate class: 7')).toEqual(['Rate class']);
});

test('what a page of SmartCredit has and we do not read is named, and what is read is not', async () => {
  const named = async (layout: 'smartcredit' | 'smartcredit_classic') => {
    const told = threeBureaus(inventReport(3), 3);
    const reports = await readReportFile(savedFile(layout, { told, seed: 3 }), reportOpeners);
    if (typeof reports === 'string') throw new Error(reports);
    return reports.map(({ unknownLabels }) => unknownLabels.map(({ label }) => label));
  };
  const late = 'Days late - 7 year history';
  for (const labels of await named('smartcredit')) {
    expect(labels).toEqual([late, 'Inquiries', 'Public Information']);
  }
  for (const labels of await named('smartcredit_classic')) {
    expect(labels).toEqual(['Days Late - 7 Year History']);
  }
});

test('months without a year are read only as an unbroken row that ends with the last report', async () => {
  const history = async (reported: string, months: readonly string[]) => {
    const box = (month: string, mark: string) =>
      `<div class="status-1"><p class="month-badge">${mark}</p><p class="month-label">${month}</p></div>`;
    const cell = (place: string, value: string) => `<p class="grid-cell ${place}">${value}</p>`;
    const page = `<html><body><h5>Account History</h5><p class="h6"><strong>INVENTED BANK</strong></p>
      <div class="d-grid grid-cols-4"><div class="d-contents">${cell('row-start-2 col-start-1', 'Account #')}${cell('row-start-3 col-start-1', 'Date Reported:')}${cell('row-start-4 col-start-1', 'Last Verified:')}${cell('row-start-5 col-start-1', 'Creditor Remarks:')}${cell('row-start-6 col-start-1', 'Balance Owed:')}</div>
      <div class="d-contents">${cell('row-start-1 col-start-2', 'transunion')}${cell('row-start-2 col-start-2', '4000****')}${cell('row-start-3 col-start-2', reported)}</div>
      <div class="d-contents">${cell('row-start-1 col-start-3', 'experian')}</div><div class="d-contents">${cell('row-start-1 col-start-4', 'equifax')}</div></div>
      <p>Two-Year Payment History</p><p class="payment-history-heading">transunion</p>${months.map((month) => box(month, '30')).join('')}</body></html>`;
    const reports = await readReportFile(Buffer.from(page), reportOpeners);
    if (typeof reports === 'string') throw new Error(reports);
    const report = reports.find(({ bureau }) => bureau === Bureau.transunion);
    return [
      report?.tradelines[0]?.history.map(({ month, mark }) => `${month} ${mark}`).join(', '),
      report?.unknownLabels.map(({ label }) => label).join(),
    ];
  };
  expect(await history('02/20/2026', ['Dec', 'Jan', 'Feb'])).toEqual([
    '2025-12 late_30, 2026-01 late_30, 2026-02 late_30',
    '',
  ]);
  expect(await history('01/05/2026', ['Nov', 'Dec'])).toEqual([
    '2025-11 late_30, 2025-12 late_30',
    '',
  ]);
  const none = ['', 'Two-Year Payment History'];
  expect(await history('02/20/2026', ['Jun', 'Jul'])).toEqual(none);
  expect(await history('02/20/2026', ['Dec', 'Feb'])).toEqual(none);
  expect(await history('--', ['Jan', 'Feb'])).toEqual(none);
  expect(await history('02/20/2026', ['Janeiro', 'Feb'])).toEqual(none);
  expect(await history('--', ['Dec 2025', 'Jan 2026'])).toEqual([
    '2025-12 late_30, 2026-01 late_30',
    '',
  ]);
});

test.each([Bureau.equifax, Bureau.transunion])(
  'what a member of Experian prints about %s is read as its report, without the number that is Experian’s own',
  (bureau) => {
    const tallies: Tallies = new Map();
    for (let seed = 1; seed <= REPORTS; seed++) {
      const invented = inventReport(seed);
      const lines = printed(invented, 'experian_member', seed);
      const numbered = { pieces: [[40, 'Report number 1234-5678-90']], lines: 1 } as const;
      const pages = typeset([numbered, ...lines], 'experian_member', seed).map((page) => ({
        ...page,
        runs: page.runs.map((run) => ({
          ...run,
          text: run.text.replace('report/experian/', `report/${bureau}/`),
        })),
      }));
      const layout = recognizePdf(pages);
      if (typeof layout === 'string') throw new Error(`report ${seed} is ${layout}`);
      const read = readAnnualReport(pages, layout);
      expect(read).toMatchObject({ bureau, reference: { state: 'not_reported' } });
      holdAgainst(tallies, { printed: invented, read, layout: 'experian_member' });
    }
    judge(tallies);
  },
);

test('Experian’s print of three agencies side by side is named, and none that we read', () => {
  const pages = typeset(printed(inventReport(4), 'experian_member', 4), 'experian_member', 4);
  const other = pages.map((page) => ({
    ...page,
    runs: page.runs.map((run) => ({
      ...run,
      text: run.text.replace('report/experian/', 'report/3b/'),
    })),
  }));
  expect(recognizePdf(other)).toBe('three_side_by_side');
  const columns = { text: 'Experian   Equifax   TransUnion', x: 40, y: 50, width: 300, size: 9 };
  const beside = pages.map((page) => ({ ...page, runs: [...page.runs, columns] }));
  expect(recognizePdf(beside)).toBe('three_side_by_side');
});

test('Social Security numbers are counted, and none of them is kept', () => {
  const lines = printed(inventReport(5, 6), 'experian', 5);
  const at = lines.findIndex(({ pieces: [first] }) => first?.[1] === 'Year of Birth');
  const read = (...numbers: readonly string[]) => {
    const listed = ['Social Security Numbers', ...numbers].map((text): PrintedLine => ({
      pieces: [[40, text]],
      lines: 1,
    }));
    const pages = typeset(lines.toSpliced(at, 0, ...listed), 'experian', 5);
    const layout = recognizePdf(pages);
    if (typeof layout === 'string') throw new Error(layout);
    return readAnnualReport(pages, layout);
  };
  const report = read('XXX-XX-4321', '987-65-4320');
  expect(report.person.ssnCount).toMatchObject({ state: 'reported', value: 2 });
  expect(JSON.stringify(report)).not.toMatch(/4321|987-65|4320/);
  expect(read('XXX-XX-4321', '987-65-4321').person.ssnCount).toMatchObject({ value: 1 });
  expect(read().person.ssnCount).toBeUndefined();
});

function judge(tallies: Tallies): void {
  const misread = [...tallies].filter(([, { wrong }]) => wrong > 0);
  expect(misread.map(([field, { examples }]) => `${field}: ${examples.join('; ')}`)).toEqual([]);
  const all = [...tallies.values()];
  const right = all.reduce((sum, tally) => sum + tally.right, 0);
  const notRead = all.reduce((sum, tally) => sum + tally.notRead, 0);
  expect(right / (right + notRead)).toBeGreaterThan(0.98);
}

const ANSWERS = 330;

test('what a bureau answers is proposed for the right item, or not at all', () => {
  const tallies: AnswerTallies = new Map();
  for (const [at, invented] of inventedAnswers(ANSWERS).entries()) {
    holdAnswerAgainst(tallies, invented, typeset(invented.lines, 'letter', at + 1));
  }
  expect([...tallies.values()].flatMap(({ examples }) => examples)).toEqual([]);
  const all = [...tallies.values()];
  const right = all.reduce((sum, tally) => sum + tally.right, 0);
  const notRead = all.reduce((sum, tally) => sum + tally.notRead, 0);
  expect(right / (right + notRead)).toBeGreaterThan(0.95);
});
