import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runTool } from '#scripts/process/run-tool.ts';

/** `npm run check`: what must hold before a commit, in seconds. With `--figures`, how large the code is beside it. */

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

/** How large the code is, beside what it is steered toward. Nothing fails by a figure: what counts is that a reader finds it easier. */
interface Figure {
  readonly figure: string;
  readonly now: number;
  readonly goal: number | null;
}

interface Source {
  readonly path: string;
  readonly text: string;
}

const isTest = (path: string) =>
  /\.(?:test|spec)\.tsx?$|\.fixture\.ts$/.test(path) || /^(?:server\/test|e2e)\//.test(path);

/** Every file under version control that is code or style, tests aside. */
function readSources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => path !== '' && !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

const linesOf = (sources: readonly Source[]) =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

function countFigures(): readonly Figure[] {
  const sources = readSources();
  const under = (...folders: string[]) =>
    sources.filter(
      ({ path }) => !path.endsWith('.css') && folders.some((folder) => path.startsWith(folder)),
    );
  const styles = sources.filter(({ path }) => path.endsWith('.css'));
  const server = under('server/src/', 'server/migrations/');
  const runsSql = server.filter(({ text }) => /\.(?:execute|getKysely)[(<]/.test(text));
  const rowTypes = server.reduce(
    (sum, { text }) => sum + [...text.matchAll(/^(?:export )?interface \w*Row\b/gm)].length,
    0,
  );
  const folders: readonly (readonly [string, readonly Source[], number | null, number | null])[] = [
    ['server', server, 330, 31_000],
    ['shared', under('shared/src/'), null, null],
    ['web app', under('webapp/src/'), null, null],
    ['desktop', under('desktop/src/'), 50, null],
    ['scripts', under('scripts/'), null, null],
  ];
  return [
    ...folders.flatMap(([name, files, mostFiles, mostLines]) => [
      { figure: `${name}: files`, now: files.length, goal: mostFiles },
      { figure: `${name}: lines`, now: linesOf(files), goal: mostLines },
    ]),
    { figure: 'server: files that run SQL', now: runsSql.length, goal: 40 },
    { figure: 'server: row types by hand', now: rowTypes, goal: 0 },
    { figure: 'styles: files', now: styles.length, goal: null },
    { figure: 'styles: lines', now: linesOf(styles), goal: null },
  ];
}

if (import.meta.main) {
  if (process.argv.includes('--figures')) console.table(countFigures());
  const results = await runChecks();
  console.log(describeChecks(results));
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
