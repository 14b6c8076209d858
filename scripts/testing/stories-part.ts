import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '#scripts/process/run-tool.ts';
import { browserEnvironment } from './browser-environment.ts';
import { QUIET_MS, failureOf, judgePart, partNotRun, type Part, type Report } from './part.ts';

const NAME = 'stories in a browser';

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

/** The promises of the product, kept in a real browser against the real server. */
export function storiesPart(reportFolder: string, inCi: boolean): Part {
  return {
    name: NAME,
    async run() {
      const browser = await browserEnvironment().catch((error: Error) => error.message);
      if (typeof browser === 'string') return partNotRun(NAME, browser, inCi);
      const report = join(reportFolder, 'stories.json');
      const dataDir = await mkdtemp(join(tmpdir(), 'credit-fix-stories-'));
      try {
        const outcome = await runTool('playwright', {
          args: ['test', '-c', 'playwright.config.ts'],
          workspace: 'e2e',
          env: { ...browser, E2E_REPORT: report, E2E_DATA_DIR: dataDir },
          stream: true,
          quietMs: QUIET_MS,
        });
        return judgePart(NAME, { ...outcome, counts: await readReport(report) });
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}

async function readReport(file: string): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightReport;
  // A story that passes at the second try has failed once.
  return {
    passed: stats.expected,
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
