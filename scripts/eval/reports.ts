import { Bureau } from '@creditfix/shared/letters';
import {
  findLikelyErrors,
  pagesOf,
  readAnnualReport,
  readReportFile,
  recognizePdf,
  valueOf,
  type CreditReport,
  type TextPage,
} from '@creditfix/shared/reports';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#scripts/process/chromium.ts';
import { isPlanted, sayPlanted } from '#scripts/process/planted.ts';
import { reportOpeners } from '#scripts/report-openers.ts';
import { holdAnswerAgainst, inventedAnswers, type AnswerTallies } from './reports/answers.ts';
import {
  addTallies,
  countUnrecognized,
  holdAgainst,
  holdRead,
  type PrintedLayout,
  type Tallies,
} from './reports/hold-against.ts';
import { type InventedReport, inventReport } from './reports/invented-report.ts';
import {
  differences,
  faultless,
  plantedErrors,
  toldApart,
  withDifference,
  withError,
} from './reports/planted-errors.ts';
import { browseReport, drawReport } from './reports/print-report.ts';
import { judgeRealPdfs } from './reports/real-pdfs.ts';
import { savedFile, savedLayouts, type SavedLayoutName } from './reports/save-file.ts';
import { threeBureaus } from './reports/three-bureaus.ts';
import { pdfLayouts, printed, typeset, type PdfLayout } from './reports/typeset.ts';
import { judgePhotographs, type PictureTallies } from './reports/photographs.ts';

/**
 * `npm run eval:reports`: invented reports are printed as PDFs by two programs, or saved as the pages and data of three-bureau
 * services, and read back. A value that is read wrong ends it with 1.
 */

const { values } = parseArgs({
  options: {
    /** Reports of each layout. */
    count: { type: 'string', default: '350' },
    /** Of these, how many become a real PDF by each of two programs; all, where not said. */
    pdfs: { type: 'string' },
    /** A few of each, in two minutes or so. */
    quick: { type: 'boolean' },
    /** Papers photographed by simulation; a picture takes some seconds. */
    pictures: { type: 'string' },
    plant: { type: 'boolean' },
  },
});
const count = isPlanted ? 4 : Math.max(10, Number(values.count) || 0);
const pdfs = isPlanted ? 0 : Math.min(count, Number(values.pdfs ?? (values.quick ? 12 : count)));
const pictures = Number(values.pictures ?? (isPlanted ? 0 : values.quick ? 4 : 24));
const FEWEST_READ = 0.98;
const PRECISION = 0.99;
const RECALL = 0.95;
if (isPlanted) sayPlanted('the columns of the pages are moved by an inch');

/** Letters with results, for each report; of the PDFs as many as of one layout. */
const ANSWERS = 2;

const tallies: Tallies = new Map();
const answers: AnswerTallies = new Map();
let photographs: PictureTallies = new Map();
const found = { right: 0, missed: 0, false: 0, examples: [] as string[] };
const browser = pdfs + pictures > 0 ? await launchBrowser() : undefined;
const saved = { html: 0, mhtml: 0, json: 0 };
let real = { drawn: 0, browsed: 0 };
try {
  for (const layout of pdfLayouts) {
    for (let seed = 1; seed <= count; seed++) {
      const invented = inventReport(seed);
      const lines = printed(invented, layout, seed);
      holdRead(tallies, { invented, layout, pages: planted(typeset(lines, layout, seed)) });
    }
  }
  if (pdfs > 0) {
    const { tallies: ofPdfs, ...counts } = await judgeRealPdfs(pdfs);
    addTallies(tallies, ofPdfs);
    real = counts;
  }
  for (const layout of savedLayouts) {
    for (let seed = 1; seed <= count; seed++) await tallySaved(layout, seed);
  }
  for (const layout of [...pdfLayouts, ...savedLayouts]) {
    for (let seed = 1; seed <= count / 10; seed++) await judgeFindings(layout, seed);
  }
  for (let seed = 1; seed <= count / 10; seed++) judgeDifferences(seed);
  await judgeAnswers();
  if (browser && pictures > 0) {
    photographs = await judgePhotographs(browser, { count: pictures, plant: isPlanted });
  }
} finally {
  await browser?.close();
}
conclude();

async function judgeAnswers(): Promise<void> {
  for (const [at, invented] of inventedAnswers(isPlanted ? 40 : count * ANSWERS).entries()) {
    const set = typeset(invented.lines, 'letter', at + 1);
    holdAnswerAgainst(answers, invented, planted(set));
    if (at >= pdfs || !browser) continue;
    holdAnswerAgainst(answers, invented, await open(await drawReport(set)));
    const sheet = await browseReport(invented.lines, { layout: 'letter', browser });
    holdAnswerAgainst(answers, invented, await open(sheet));
  }
}

async function tallySaved(layout: SavedLayoutName, seed: number): Promise<void> {
  const told = threeBureaus(inventReport(seed), seed);
  const file = savedFile(layout, { told, seed });
  saved[layout === 'truelink' ? 'json' : seed % 3 === 0 ? 'html' : 'mhtml'] += 1;
  const reports = await readReportFile(file, reportOpeners);
  if (typeof reports === 'string') return countUnrecognized(tallies, layout);
  for (const read of reports) {
    holdAgainst(tallies, { printed: told.reports[read.bureau], read, layout });
  }
}

function readOne(pages: readonly TextPage[]): CreditReport | undefined {
  const layout = recognizePdf(pages);
  return typeof layout === 'string' ? undefined : readAnnualReport(pages, layout);
}

async function open(pdf: Uint8Array): Promise<TextPage[]> {
  return await pagesOf(await reportOpeners.openPdf(new Uint8Array(pdf)));
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
async function judgeFindings(layout: PrintedLayout, seed: number): Promise<void> {
  const sound = faultless(seed);
  for (const read of await readAs(layout, { report: sound, seed })) note(rulesIn(read), undefined);
  for (const error of plantedErrors.filter(({ shows }) => shows.includes(layout))) {
    const report = withError(sound, error);
    const at = report?.tradelines.findIndex((one, number) => one !== sound.tradelines[number]);
    if (!report || at === undefined) continue;
    for (const read of await readAs(layout, { report, seed, about: at })) {
      note(rulesIn(read), error.rule);
    }
  }

  function note(rules: readonly string[], expected: string | undefined): void {
    const others = rules.filter((rule) => rule !== expected);
    found.false += others.length;
    if (expected !== undefined) found[rules.includes(expected) ? 'right' : 'missed'] += 1;
    const wrong = others.map((rule) => `${rule} where there is none`);
    if (expected !== undefined && !rules.includes(expected)) wrong.push(`${expected} missed`);
    if (found.examples.length < 10) {
      found.examples.push(...wrong.map((text) => `${layout} ${seed}: ${text}`));
    }
  }
}

/** Across agencies that say the same nothing is asked; what one of them says otherwise is, and nothing else. */
function judgeDifferences(seed: number): void {
  const sound = toldApart(faultless(seed));
  const bureaus = Object.values(Bureau);
  const readAll = (odd: InventedReport) =>
    bureaus.flatMap((bureau, at) => {
      const told = at === seed % bureaus.length ? odd : sound;
      return readOne(planted(typeset(printed(told, bureau, seed), bureau, seed))) ?? [];
    });
  const asked = (odd: InventedReport) => {
    const all = readAll(odd);
    return all.flatMap((report) =>
      findLikelyErrors({
        report,
        reportDate: valueOf(report.date) ?? '',
        earlier: [],
        others: all.filter((other) => other !== report),
        answers: {},
      })
        .filter(({ rule }) => rule === 'bureaus_differ')
        .map(({ values: { field } }) => field),
    );
  };
  const noted = (text: string) =>
    found.examples.length < 10 && found.examples.push(`across bureaus ${seed}: ${text}`);
  const nothing = asked(sound);
  found.false += nothing.length;
  if (nothing.length > 0) noted(`asked of ${nothing.join(', ')} where nothing differs`);
  for (const difference of differences) {
    const odd = withDifference(sound, difference);
    if (!odd) continue;
    const fields = asked(odd);
    const others = fields.filter((field) => field !== difference.field);
    found.false += others.length;
    found[fields.includes(difference.field) ? 'right' : 'missed'] += 1;
    if (others.length > 0) noted(`asked of ${others.join(', ')}`);
    if (!fields.includes(difference.field)) noted(`${difference.field} missed`);
  }
}

/** @param about the tradeline that matters: only agencies that have it @returns what was read of each agency */
async function readAs(
  layout: PrintedLayout,
  { report, seed, about }: { report: InventedReport; seed: number; about?: number },
): Promise<readonly CreditReport[]> {
  if (isPdf(layout)) {
    const read = readOne(planted(typeset(printed(report, layout, seed), layout, seed)));
    return read ? [read] : [];
  }
  const told = threeBureaus(report, seed);
  const reports = await readReportFile(savedFile(layout, { told, seed }), reportOpeners);
  if (typeof reports === 'string') return [];
  return reports.filter(
    ({ bureau }) => about === undefined || told.tradelines[about]?.at[bureau] !== undefined,
  );
}

function isPdf(layout: PrintedLayout): layout is PdfLayout {
  return pdfLayouts.some((one) => one === layout);
}

function rulesIn(report: CreditReport): string[] {
  const reportDate = valueOf(report.date) ?? '';
  return findLikelyErrors({ report, reportDate, earlier: [], answers: {} })
    .filter(({ rule }) => rule !== 'leaves_soon')
    .map(({ rule }) => rule);
}

function conclude(): void {
  const rows = [...tallies].map(([field, { right, notRead, wrong }]) => ({
    field,
    'read right': right,
    'not read': notRead,
    'READ WRONG': wrong,
  }));
  console.table(rows);
  console.table(
    [...answers].map(([letter, { right, notRead, wrong, doubts }]) => ({
      letter,
      'proposed right': right,
      'shown, not proposed': notRead,
      'nothing to propose': doubts,
      'PROPOSED WRONG': wrong,
    })),
  );
  const all = [...tallies.values()];
  const told = [...answers.values()];
  const sum = (of: 'right' | 'notRead' | 'wrong') =>
    all.reduce((total, counts) => total + counts[of], 0);
  const readShare = sum('right') / (sum('right') + sum('notRead') + sum('wrong'));
  const precision = found.right / (found.right + found.false);
  const recall = found.right / (found.right + found.missed);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  console.log(
    [
      `Reports of each layout: ${count}, set on pages by us.`,
      `Real PDFs: ${real.drawn} drawn by pdf-lib, ${real.browsed} printed by Chromium, of the same reports.`,
      `Saved files: ${saved.html} pages, ${saved.mhtml} pages in one file, ${saved.json} of data.`,
    ].join('\n'),
  );
  console.log(`Values read: ${percent(readShare)}; read wrong: ${sum('wrong')}.`);
  console.log(`Findings: precision ${percent(precision)}, recall ${percent(recall)}.`);
  const proposed = told.reduce((total, { right }) => total + right, 0);
  const notProposed = told.reduce((total, { notRead }) => total + notRead, 0);
  const proposedWrong = told.reduce((total, { wrong }) => total + wrong, 0);
  const answerRecall = proposed / (proposed + notProposed + proposedWrong);
  console.log(
    `Answers of bureaus: proposed ${percent(answerRecall)}; proposed wrong: ${proposedWrong}.`,
  );
  const taken = [...photographs.values()];
  if (taken.length > 0) {
    console.table(
      [...photographs].map(([paper, { right, notRead, wrong, ms, count: papers }]) => ({
        paper,
        'read right': right,
        'left empty': notRead,
        'READ WRONG': wrong,
        'seconds each': (ms / papers / 1000).toFixed(1),
      })),
    );
  }
  const takenWrong = taken.reduce((total, { wrong }) => total + wrong, 0);
  const takenRight = taken.reduce((total, { right }) => total + right, 0);
  const takenAll = taken.reduce((total, { notRead }) => total + notRead, takenRight + takenWrong);
  const failed = [
    ...(takenWrong > 0 ? [`${takenWrong} facts of photographed papers were read wrong`] : []),
    ...(takenRight < takenAll * FEWEST_READ ? ['too little of photographed papers was read'] : []),
    ...(proposedWrong > 0 ? [`${proposedWrong} answers were proposed wrong`] : []),
    ...(answerRecall < RECALL ? ['too many answers were not proposed'] : []),
    ...(sum('wrong') > 0 ? [`${sum('wrong')} values were read wrong`] : []),
    ...(readShare < FEWEST_READ ? ['too many values were not read'] : []),
    ...(precision < PRECISION ? ['too many findings where there is nothing to find'] : []),
    ...(recall < RECALL ? ['too many planted errors were missed'] : []),
  ];
  if (failed.length === 0) return console.log('All targets are met.');
  const examples = [...taken, ...told, ...all].flatMap((counts) => counts.examples).slice(0, 12);
  console.error([...examples, ...found.examples, `Failed: ${failed.join(', ')}.`].join('\n'));
  process.exitCode = 1;
}
