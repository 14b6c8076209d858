import { findChromium } from '@creditfix/server/platform/pdf';
import { findPrograms } from '@creditfix/server/platform/postgres';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runTool } from '#scripts/process/run-tool.ts';
import { QUIET_MS, failureOf, judgePart, partNotRun, type Part, type Report } from './part.ts';

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
