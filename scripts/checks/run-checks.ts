import { runTool } from '#scripts/process/run-tool.ts';

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** What the tool said, and how to mend it. */
  readonly report: string;
}

interface Check {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
  /** What helps when it is red. */
  readonly mend: string;
}

const CHECKS: readonly Check[] = [
  {
    name: 'types',
    tool: 'tsc',
    args: ['--noEmit', '--pretty', 'false'],
    mend: 'Mend the types; a cast hides a fault and needs a reason.',
  },
  {
    name: 'lint and borders',
    tool: 'oxlint',
    args: [],
    mend: 'Each message says what to do instead. Some mend themselves: npx oxlint --fix',
  },
  {
    name: 'unused code',
    tool: 'knip',
    args: ['--no-progress', '--no-config-hints'],
    mend: 'Delete what nobody uses, or use it; take names nobody asks for out of the public API.',
  },
  { name: 'format', tool: 'oxfmt', args: ['--check'], mend: 'Run: npm run format' },
];

/** Types, lint and borders, unused code and formatting, side by side. */
export async function runChecks(): Promise<CheckResult[]> {
  return await Promise.all(CHECKS.map(runCheck));
}

async function runCheck({ name, tool, args, mend }: Check): Promise<CheckResult> {
  const { ok, output, seconds } = await runTool(tool, { args, env: { NO_COLOR: '1' } });
  return { name, ok, seconds, report: ok ? '' : `${output.trim()}\n${mend}` };
}

/** One line per check, and the whole report of those that are red. */
export function describeChecks(results: readonly CheckResult[]): string {
  const reports = results
    .filter(({ ok }) => !ok)
    .map(({ name, report }) => `── ${name} ──\n${report}\n`);
  const lines = results.map(
    ({ name, ok, seconds }) =>
      `${ok ? 'ok ' : 'RED'}  ${name.padEnd(18)}${seconds.toFixed(1).padStart(6)} s`,
  );
  return [...reports, ...lines].join('\n');
}
