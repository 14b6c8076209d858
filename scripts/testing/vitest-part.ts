import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runTool } from '#scripts/process/run-tool.ts';
import { QUIET_MS, failureOf, judgePart, type Part, type Report } from './part.ts';

const PROGRESS_REPORTER = join(import.meta.dirname, 'progress-reporter.ts');

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
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

interface VitestPartOptions {
  readonly project: string;
  readonly reportFolder: string;
  /** Settings that the tests read, found out when the part begins. */
  readonly environment?: () => Promise<Record<string, string>>;
}

/** The tests of one project of vitest.config.ts. */
export function vitestPart(name: string, options: VitestPartOptions): Part {
  const { project, reportFolder, environment } = options;
  const report = join(reportFolder, `${project}.json`);
  const progressFile = join(reportFolder, `${project}.running`);
  return {
    name,
    async run() {
      const env = (await environment?.()) ?? {};
      const outcome = await runTool('vitest', {
        args: [
          'run',
          '--project',
          project,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          `--reporter=${PROGRESS_REPORTER}`,
        ],
        env: {
          ...env,
          PROGRESS_FILE: progressFile,
        },
        stream: true,
        quietMs: QUIET_MS,
        progressFile,
      });
      const running = await readFile(progressFile, 'utf8').catch(() => '');
      const hung = outcome.hung && (running || outcome.hung);
      return judgePart(name, { ...outcome, hung, counts: await readReport(report) });
    },
  };
}

async function readReport(file: string): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const report = JSON.parse(text) as VitestReport;
  // A file that breaks while it is loaded has no failed test of its own.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => ({
        name: `${basename(name)}: ${test.fullName}`,
        messages: test.failureMessages,
      })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failed.map(({ name, messages }) => failureOf(name, messages.join('\n'))),
      ...broken.map(({ name, message }) => failureOf(basename(name), message)),
    ],
  };
}
