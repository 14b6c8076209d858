import { stripVTControlCharacters } from 'node:util';

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
export const QUIET_MS = 15 * 60_000;

interface Outcome {
  readonly counts: Report | null;
  readonly ok: boolean;
  /** Where it had to be ended because nothing moved any more: what was running, or the last that was heard. */
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
