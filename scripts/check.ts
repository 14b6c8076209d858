import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
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

/** The other checks run beside it. */
const CHECKERS = Math.min(4, Math.max(1, availableParallelism() - 1));

const CHECKS: readonly Check[] = [
  {
    name: 'types',
    tool: 'tsc',
    // Each checker reads much of what the others read: on two cores the usual four take twice the work of one.
    args: ['--noEmit', '--pretty', 'false', '--checkers', String(CHECKERS)],
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

/**
 * Small files that one other file uses: each is a step on a reader's way, and most belong to the file that uses them. Tests and public APIs
 * are no users. A public API itself is not counted: it is there for its name.
 */
function countLoneFiles(sources: readonly Source[]): number {
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of sources.filter((one) => !isPublicApi(one.path))) {
    for (const specifier of ownImportsOf(path, text)) {
      const imported = relative(ROOT, createRequire(join(ROOT, path)).resolve(specifier));
      importers.set(imported, (importers.get(imported) ?? new Set()).add(path));
    }
  }
  return sources.filter(
    ({ path, text }) =>
      !isPublicApi(path) && linesOf([{ path, text }]) < 60 && importers.get(path)?.size === 1,
  ).length;
}

const isPublicApi = (path: string) => path.endsWith('/index.ts');

/** What a file imports of ours, types and workers too; no packages, no style sheets. */
function ownImportsOf(path: string, text: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
    ...[...text.matchAll(/new URL\(\s*'(\.[^']+\.ts)'/g)].map(([, file = '']) => file),
  ];
  return named.filter((name) => /^(?:[.#]|@creditfix\/).*\.tsx?$|^@creditfix\//.test(name));
}

function countFigures(): readonly Figure[] {
  const sources = readSources();
  const styles = sources.filter(({ path }) => path.endsWith('.css'));
  const code = sources.filter(({ path }) => !path.endsWith('.css'));
  const under = (...folders: string[]) =>
    code.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
  const server = under('server/src/', 'server/migrations/');
  const runsSql = server.filter(({ text }) => /\.(?:execute|getKysely)[(<]/.test(text));
  const rowTypes = server.reduce(
    (sum, { text }) => sum + [...text.matchAll(/^(?:export )?interface \w*Row\b/gm)].length,
    0,
  );
  const folders: readonly (readonly [string, readonly Source[], number | null, number | null])[] = [
    ['server', server, 330, 31_000],
    ['shared', under('shared/src/'), null, null],
    ['web app', under('webapp/src/'), 430, null],
    ['desktop', under('desktop/src/'), 50, null],
    ['scripts', under('scripts/'), 65, 6_000],
    ['all', code, 1_150, 105_000],
    ['styles', styles, 90, 5_000],
  ];
  const messages = code.filter(({ path }) => /\/src\/.*\/messages(?:\.es)?\.tsx?$/.test(path));
  return [
    ...folders.flatMap(([name, files, mostFiles, mostLines]) => [
      { figure: `${name}: files`, now: files.length, goal: mostFiles },
      { figure: `${name}: lines`, now: linesOf(files), goal: mostLines },
    ]),
    { figure: 'message files', now: messages.length, goal: 60 },
    { figure: 'files under 60 lines, one user', now: countLoneFiles(code), goal: 100 },
    { figure: 'server: files that run SQL', now: runsSql.length, goal: 40 },
    { figure: 'server: row types by hand', now: rowTypes, goal: 0 },
    { figure: 'README: bytes', now: statSync(join(ROOT, 'README.md')).size, goal: 20_000 },
  ];
}

if (import.meta.main) {
  if (process.argv.includes('--figures')) console.table(countFigures());
  const results = await runChecks();
  console.log(describeChecks(results));
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
