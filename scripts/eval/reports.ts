import { findChromium } from '@creditfix/server/platform/pdf';
import { Bureau } from '@creditfix/shared/letters';
import {
  findLikelyErrors,
  pagesOf,
  readAnnualReport,
  recognizePdf,
  valueOf,
  type CreditReport,
  type TextPage,
} from '@creditfix/shared/reports';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { isPlanted, sayPlanted } from '#scripts/process/planted.ts';
import { holdAgainst, type Tallies } from './reports/hold-against.ts';
import { inventReport, type InventedReport } from './reports/invented-report.ts';
import { faultless, plantedErrors, withError } from './reports/planted-errors.ts';
import { browseReport, drawReport } from './reports/print-report.ts';
import { printed, typeset } from './reports/typeset.ts';

/**
 * `npm run eval:reports`: invented reports are set on pages, some of them printed as PDFs by two programs, and read back.
 * A value that is read wrong ends it with 1.
 */

const { values } = parseArgs({
  options: {
    /** Reports of each layout. */
    count: { type: 'string', default: '700' },
    /** Of these, how many become a real PDF by each program. */
    pdfs: { type: 'string', default: '12' },
    plant: { type: 'boolean' },
  },
});
const count = isPlanted ? 4 : Math.max(10, Number(values.count) || 0);
const pdfs = isPlanted ? 0 : Math.max(1, Number(values.pdfs) || 0);
const FEWEST_READ = 0.98;
const PRECISION = 0.99;
const RECALL = 0.95;
if (isPlanted) sayPlanted('the columns of the pages are moved by an inch');

const tallies: Tallies = new Map();
const found = { right: 0, missed: 0, false: 0, examples: [] as string[] };
const browser = pdfs > 0 ? await launch() : undefined;
try {
  for (const bureau of Object.values(Bureau)) {
    for (let seed = 1; seed <= count; seed++) {
      const invented = inventReport(seed);
      const lines = printed(invented, bureau, seed);
      const set = planted(typeset(lines, bureau, seed));
      tally(invented, bureau, set);
      if (seed > pdfs || !browser) continue;
      tally(invented, bureau, await open(await drawReport(set)));
      tally(invented, bureau, await open(await browseReport(lines, { bureau, browser })));
    }
    for (let seed = 1; seed <= count / 10; seed++) judgeFindings(bureau, seed);
  }
} finally {
  await browser?.close();
}
conclude();

function tally(invented: InventedReport, bureau: Bureau, pages: readonly TextPage[]): void {
  const read = readOne(pages);
  if (read) holdAgainst(tallies, { printed: invented, read, bureau });
  else countUnrecognized(bureau);
}

function countUnrecognized(bureau: Bureau): void {
  const key = `${bureau} not recognized`;
  const entry = tallies.get(key) ?? { right: 0, notRead: 0, wrong: 0, examples: [] };
  entry.notRead += 1;
  tallies.set(key, entry);
}

function readOne(pages: readonly TextPage[]): CreditReport | undefined {
  const layout = recognizePdf(pages);
  return typeof layout === 'string' ? undefined : readAnnualReport(pages, layout);
}

async function open(pdf: Uint8Array): Promise<TextPage[]> {
  return await pagesOf(await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }));
}

async function launch() {
  const { executablePath, args, env, sandbox } = await findChromium();
  return await chromium.launch({
    executablePath,
    args: [...args],
    chromiumSandbox: sandbox,
    ...(env ? { env: { ...env } } : {}),
  });
}

/** Planted: half of a page is somewhere else, as it would be for a reader who mixes up columns. */
function planted(pages: TextPage[]): TextPage[] {
  if (!isPlanted) return pages;
  return pages.map((page) => ({
    ...page,
    runs: page.runs.map((run) => (run.x > 150 ? { ...run, y: run.y + 13.5 } : run)),
  }));
}

/** A sound report must bring up nothing, and each planted error itself. */
function judgeFindings(bureau: Bureau, seed: number): void {
  const sound = faultless(seed);
  const rulesIn = (report: InventedReport): string[] => {
    const read = readOne(planted(typeset(printed(report, bureau, seed), bureau, seed)));
    if (!read) return [];
    const reportDate = valueOf(read.date) ?? report.date;
    return findLikelyErrors({ report: read, reportDate, earlier: [], answers: {} })
      .filter(({ rule }) => rule !== 'leaves_soon')
      .map(({ rule }) => rule);
  };
  note(rulesIn(sound), undefined);
  for (const error of plantedErrors.filter(({ shows }) => shows.includes(bureau))) {
    const report = withError(sound, error);
    if (report) note(rulesIn(report), error.rule);
  }

  function note(rules: readonly string[], expected: string | undefined): void {
    const others = rules.filter((rule) => rule !== expected);
    found.false += others.length;
    if (expected !== undefined) found[rules.includes(expected) ? 'right' : 'missed'] += 1;
    const wrong = others.map((rule) => `${rule} where there is none`);
    if (expected !== undefined && !rules.includes(expected)) wrong.push(`${expected} missed`);
    if (found.examples.length < 10) {
      found.examples.push(...wrong.map((text) => `${bureau} ${seed}: ${text}`));
    }
  }
}

function conclude(): void {
  const rows = [...tallies].map(([field, { right, notRead, wrong }]) => ({
    field,
    'read right': right,
    'not read': notRead,
    'READ WRONG': wrong,
  }));
  console.table(rows);
  const all = [...tallies.values()];
  const sum = (of: 'right' | 'notRead' | 'wrong') =>
    all.reduce((total, counts) => total + counts[of], 0);
  const readShare = sum('right') / (sum('right') + sum('notRead') + sum('wrong'));
  const precision = found.right / (found.right + found.false);
  const recall = found.right / (found.right + found.missed);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  console.log(`Reports of each layout: ${count}; as PDFs of two programs: ${pdfs}.`);
  console.log(`Values read: ${percent(readShare)}; read wrong: ${sum('wrong')}.`);
  console.log(`Findings: precision ${percent(precision)}, recall ${percent(recall)}.`);
  const failed = [
    ...(sum('wrong') > 0 ? [`${sum('wrong')} values were read wrong`] : []),
    ...(readShare < FEWEST_READ ? ['too many values were not read'] : []),
    ...(precision < PRECISION ? ['too many findings where there is nothing to find'] : []),
    ...(recall < RECALL ? ['too many planted errors were missed'] : []),
  ];
  if (failed.length === 0) return console.log('All targets are met.');
  const examples = all.flatMap((counts) => counts.examples).slice(0, 10);
  console.error([...examples, ...found.examples, `Failed: ${failed.join(', ')}.`].join('\n'));
  process.exitCode = 1;
}
