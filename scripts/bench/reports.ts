import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import { inventReport } from '#scripts/eval/reports/invented-report.ts';
import { browseReport, drawReport } from '#scripts/eval/reports/print-report.ts';
import { printed, typeset } from '#scripts/eval/reports/typeset.ts';
import { launchBrowser } from '#scripts/process/chromium.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import type { Measured } from './measure-report.ts';
import { conclude, median } from './measuring.ts';

/**
 * A report of 90 pages, read by the product's reader, against pdf.js alone taking the text out of the same file; each in a process of its
 * own, turn by turn. Then the same file in the built web app: the longest task of the page's own thread, while it is read and
 * drawn, and after what people click. Needs `npm run build`. BESIDE names another checkout that is built: its page is measured too,
 * turn by turn, to see what a change has brought.
 *
 *   ROUNDS=5 BESIDE=../before npm run bench:reports
 */

const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 5);
const PAGES = isPlanted ? 3 : 90;
const { BESIDE } = process.env;
const MEASURE = join(import.meta.dirname, 'measure-report.ts');
const TARGETS = { readMs: 5_000, peakMb: 300, ratio: 2, blockedMs: 50 } as const;

await inTestBed(async (bed) => {
  const path = join(bed.folder, 'report.pdf');
  await writeFile(path, await longReport());
  const rounds = { read: [] as Measured[], bare: [] as Measured[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of ['bare', 'read'] as const) rounds[each].push(await inOwnProcess(each, path));
  }
  if (isPlanted) return judge(rounds, undefined);
  const pages = [await openServer(bed)];
  if (BESIDE) pages.push(await openServer(bed, join(BESIDE, 'server/src/main.ts')));
  const blocked = pages.map(() => [] as Blocked[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, url] of pages.entries()) blocked[at]?.push(await blockedMs(path, url));
  }
  const [own, beside] = blocked.map(mostOf);
  console.table({ 'this page': own, ...(beside ? { 'the other one': beside } : {}) });
  judge(rounds, own);
});

type Bed = Parameters<Parameters<typeof inTestBed>[0]>[0];

/** Each server has a folder of its own. */
async function openServer(bed: Bed, ...entry: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-bed-'));
  bed.closing(() => rm(folder, { recursive: true, force: true }));
  return (await bed.server({ DATA_DIR: folder }, ...entry)).url;
}

/** Printed by a browser, as people print theirs; planted, drawn without one. */
async function longReport(): Promise<Uint8Array> {
  for (let accounts = 5; ; accounts += 5) {
    const lines = printed(inventReport(1, accounts), 'experian', 1);
    const pages = typeset(lines, 'experian', 1);
    if (pages.length < PAGES) continue;
    if (isPlanted) return await drawReport(pages);
    const browser = await launchBrowser();
    try {
      return await browseReport(lines, { layout: 'experian', browser });
    } finally {
      await browser.close();
    }
  }
}

async function inOwnProcess(each: 'read' | 'bare', path: string): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, each, path]);
  return JSON.parse(stdout) as Measured;
}

const STEPS = [
  'read and drawn',
  'all accounts',
  'a question opened',
  'one more tick',
  'an answer',
] as const;

/** The longest task of the page's own thread, in ms of its processor time: what else the machine does at the time is left out. */
type Blocked = Readonly<Record<(typeof STEPS)[number], number>>;

async function blockedMs(path: string, url: string): Promise<Blocked> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    // On a busy machine it takes its time; what is measured is the page's own thread.
    page.setDefaultTimeout(180_000);
    await page.goto(`${url}/check-my-report`);
    const input = page.locator('input[type=file][multiple]');
    await input.waitFor({ state: 'attached' });
    const longest = async (act: () => Promise<unknown>) => {
      await browser.startTracing(page, { categories: ['toplevel'] });
      await act();
      await page.evaluate(untilIdle);
      return longestTask(await browser.stopTracing());
    };
    // To find it by its role keeps the page's own thread busy: that comes before.
    const clicked = async (wanted: Locator) => {
      const found = await wanted.first().elementHandle();
      return await longest(
        async () => await found?.evaluate((one) => (one as HTMLElement).click()),
      );
    };
    const drawn = await longest(async () => {
      await input.setInputFiles(path);
      await page.waitForFunction(() =>
        /\d/.test(document.querySelector('#worth-a-question')?.textContent ?? ''),
      );
    });
    const all = await clicked(page.getByRole('button', { name: /^All \(/ }));
    const opened = await clicked(page.getByText('Is there a company here that you do not know?'));
    return {
      'read and drawn': drawn,
      'all accounts': all,
      'a question opened': opened,
      'one more tick': await clicked(page.getByRole('checkbox')),
      'an answer': await clicked(page.getByRole('button', { name: 'The report is wrong' })),
    };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: ends when it has had nothing to do for a while. */
async function untilIdle(): Promise<void> {
  const idle = async () =>
    await new Promise<number>((done) => {
      requestIdleCallback((left) => done(left.timeRemaining()));
    });
  for (let quiet = 0; quiet < 20;) quiet = (await idle()) > 30 ? quiet + 1 : 0;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in millionths of a second. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const ofPages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && ofPages.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('no task of the page was traced');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

function mostOf(rounds: readonly Blocked[]): Blocked {
  const of = (step: (typeof STEPS)[number]) =>
    Math.round(median(rounds.map((round) => round[step])));
  return {
    'read and drawn': of('read and drawn'),
    'all accounts': of('all accounts'),
    'a question opened': of('a question opened'),
    'one more tick': of('one more tick'),
    'an answer': of('an answer'),
  };
}

function judge(
  { read, bare }: Readonly<Record<'read' | 'bare', readonly Measured[]>>,
  blocked: Blocked | undefined,
): void {
  const of = (all: readonly Measured[], what: 'ms' | 'peakMb') =>
    median(all.map((one) => one[what]));
  const ratio = median(read.map(({ ms }, round) => ms / (bare[round]?.ms ?? Number.NaN)));
  const found = {
    readMs: of(read, 'ms'),
    ratio: orPlanted('the time of the reader, of pdf.js alone', ratio, 99),
    peakMb: Math.max(...read.map((one) => one.peakMb)),
    ...(blocked ? { blockedMs: Math.max(...Object.values(blocked)) } : {}),
  };
  const what = {
    readMs: `a report of ${PAGES} pages is read, ms`,
    ratio: 'the same, of pdf.js taking its text out',
    peakMb: 'peak memory of the process, MB',
    blockedMs: 'longest task of the page’s own thread in Chromium, ms of processor time',
  } as const;
  const lines = (Object.keys(found) as (keyof typeof TARGETS)[]).map((name) => ({
    what: what[name],
    measured: Math.round((found[name] ?? Number.NaN) * 100) / 100,
    target: `under ${TARGETS[name]}`,
    met: (found[name] ?? Number.NaN) < TARGETS[name],
    isTime: name === 'readMs' || name === 'blockedMs',
  }));
  console.table(lines);
  process.stdout.write(
    `${read[0]?.found ?? 0} accounts; pdf.js alone ${of(bare, 'ms').toFixed(0)} ms, ${of(bare, 'peakMb').toFixed(0)} MB; ${ROUNDS} rounds on ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}.\n`,
  );
  conclude(lines);
}
