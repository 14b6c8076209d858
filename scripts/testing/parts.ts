import { stripVTControlCharacters } from 'node:util';
import { findChromium } from '@creditfix/server/platform/pdf';
import { findPrograms } from '@creditfix/server/platform/postgres';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runTool } from '#scripts/process/run-tool.ts';

/** What one part of the test run (a test project, the stories, the checks) came to. */
export interface PartResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Why the part could not run here, or what broke beside its tests. */
  readonly note?: string;
  /** The tests that failed, each with the beginning of what it said. */
  readonly failures?: readonly string[];
}

export interface Part {
  readonly name: string;
  run(): Promise<PartResult>;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What the report of a test runner says. */
export interface Report extends Counts {
  readonly failures?: readonly string[];
}

/** A part in which nothing is heard and nothing finished for so long hangs. A slow machine alone makes no part red. */
const QUIET_MS = 15 * 60_000;

interface Outcome {
  readonly counts: Report | null;
  readonly ok: boolean;
  /** Where it had to be ended because nothing moved anymore: what was running, or the last that was heard. */
  readonly hung?: string | undefined;
  readonly seconds: number;
}

/** A part that crashed, hung or ran nothing counts as one failure more, so that it can't pass unseen. */
export function judgePart(name: string, { counts, ok, hung, seconds }: Outcome): PartResult {
  const report = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const result = { name, ...report, seconds };
  const trouble = troubleOf({ counts, ok, hung, seconds });
  return trouble ? { ...result, failed: report.failed + 1, note: trouble } : result;
}

function troubleOf({ counts, ok, hung }: Outcome): string | null {
  if (hung) return `hung and was ended; at last: ${hung}`;
  if (!counts) return 'broke before it could report';
  if (counts.passed + counts.failed === 0) return 'ran no test';
  if (!ok && counts.failed === 0) return 'broke outside its tests';
  return null;
}

/** A part that this machine can't run. CI has to run everything, so there it is a failure. */
export function partNotRun(name: string, reason: string, inCi: boolean): PartResult {
  const counts = { passed: 0, failed: inCi ? 1 : 0, skipped: inCi ? 0 : 1 };
  return { name, ...counts, seconds: 0, note: `could not run here: ${reason}` };
}

export function addUp(results: readonly PartResult[]): Counts {
  const sum = (of: (result: PartResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    passed: sum((r) => r.passed),
    failed: sum((r) => r.failed),
    skipped: sum((r) => r.skipped),
  };
}

/** @param seconds of the whole run, in which parts run side by side */
export function partsTable(results: readonly PartResult[], seconds: number): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const row = (cells: readonly string[]) => cells.join('  ');
  const head = row(['part'.padEnd(width), 'passed', 'failed', 'skipped', '    time']);
  const lines = results.map(({ name, passed, failed, skipped, ...took }) =>
    row([
      name.padEnd(width),
      String(passed).padStart(6),
      String(failed).padStart(6),
      String(skipped).padStart(7),
      `${took.seconds.toFixed(1)} s`.padStart(8),
    ]),
  );
  const whole = `${'whole run'.padEnd(width)}${' '.repeat(27)}${`${seconds.toFixed(1)} s`.padStart(8)}`;
  const notes = results.filter(({ note }) => note).map(({ name, note }) => `${name}: ${note}`);
  return [head, ...lines, whole, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** People read the end of a long run: the failed tests are repeated there. */
export function failureList(results: readonly PartResult[]): string {
  return results
    .flatMap(({ name, failures = [] }) =>
      failures.map((failure) => `FAILED in ${name}: ${failure}`),
    )
    .join('\n\n');
}

const MOST_OF_A_MESSAGE = 600;

/** One test that failed: its name, and the beginning of what it said. */
export function failureOf(name: string, message: string): string {
  return `${name}\n${stripVTControlCharacters(message).trim().slice(0, MOST_OF_A_MESSAGE)}`;
}

export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The parts of `npm test` that Vitest and Playwright run: their projects are in `vitest.config.ts` and `e2e/playwright.config.ts`. */

/** What a run of the tests is given. */
export interface RunFacts {
  /** Where the reports go; it is gone after the run. */
  readonly reportFolder: string;
  readonly inCi: boolean;
}

const PROGRESS_REPORTER = join(import.meta.dirname, 'progress-reporter.ts');

interface VitestPartOptions {
  readonly project: string;
  readonly name: string;
  /** @returns settings that the tests read @throws Error that says why they can't run here */
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>;
}

/** The tests of one project of vitest.config.ts. */
export function vitestPart({ reportFolder, inCi }: RunFacts, options: VitestPartOptions): Part {
  const { name, project, prepare = () => Promise.resolve({}) } = options;
  const report = join(reportFolder, `${project}.json`);
  const progressFile = join(reportFolder, `${project}.running`);
  return {
    name,
    async run() {
      const env = await prepare().catch((error: Error) => error.message);
      if (typeof env === 'string') return partNotRun(name, env, inCi);
      const outcome = await runTool('vitest', {
        args: [
          'run',
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          `--reporter=${PROGRESS_REPORTER}`,
        ],
        env: { ...env, PROGRESS_FILE: progressFile },
        streamAs: name,
        quietMs: QUIET_MS,
        progressFile,
      });
      const running = await readFile(progressFile, 'utf8').catch(() => '');
      const hung = outcome.hung && (running || outcome.hung);
      return judgePart(name, { ...outcome, hung, counts: await readReport(report, fromVitest) });
    },
  };
}

/** The promises of the product, kept in a real browser against the real server. */
export function storiesPart({ reportFolder, inCi }: RunFacts): Part {
  const name = 'stories in a browser';
  return {
    name,
    async run() {
      const browser = await browserEnvironment().catch((error: Error) => error.message);
      if (typeof browser === 'string') return partNotRun(name, browser, inCi);
      const report = join(reportFolder, 'stories.json');
      const dataDir = await mkdtemp(join(tmpdir(), 'credit-fix-stories-'));
      try {
        const outcome = await runTool('playwright', {
          args: ['test', '-c', 'playwright.config.ts'],
          workspace: 'e2e',
          env: { ...browser, E2E_REPORT: report, E2E_DATA_DIR: dataDir },
          streamAs: name,
          quietMs: QUIET_MS,
        });
        return judgePart(name, { ...outcome, counts: await readReport(report, fromPlaywright) });
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** The browser that the product prints with is the one that the stories are told in. @throws Error if there is none */
export async function browserEnvironment(): Promise<Record<string, string>> {
  const { executablePath, env = {} } = await findChromium({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH,
  });
  return { E2E_CHROMIUM: executablePath, E2E_CHROMIUM_ENV: JSON.stringify(env) };
}

/** @throws Error if feature tests have no database here */
export async function findPostgres(): Promise<Record<string, string>> {
  if (!process.env.DATABASE_URL) await findPrograms();
  return {};
}

/** @throws Error if the feature tests can't run on Deno here */
export async function findDeno(): Promise<Record<string, string>> {
  const { ok, output } = await runTool('deno', { args: ['--version'] });
  if (!ok) throw new Error(`deno does not run (${output.trim().split('\n')[0]})`);
  return await findPostgres();
}

async function readReport<Json>(
  file: string,
  read: (report: Json) => Report,
): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : read(JSON.parse(text) as Json);
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function fromVitest(report: VitestReport): Report {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that breaks while it is loaded has no failed test of its own.
    if (failed.length === 0 && file.status === 'failed')
      return [failureOf(basename(file.name), file.message)];
    return failed.map(({ fullName, failureMessages }) =>
      failureOf(`${basename(file.name)}: ${fullName}`, failureMessages.join('\n')),
    );
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function fromPlaywright({ stats, errors, suites }: PlaywrightReport): Report {
  return {
    passed: stats.expected,
    // A story that passes at the second try has failed once.
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => failureOf('beside the stories', message ?? '')),
    ],
  };
}

function failuresOf({ file, suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.map(({ error }) => error?.message ?? '').filter(Boolean);
        return failureOf(`${file} [${projectName}]: ${title}`, messages.join('\n'));
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
