import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runTool } from '#scripts/process/run-tool.ts';

/** Whatever the built web app is made of. */
const SOURCES = ['webapp/**/*', 'shared/src/**/*', 'shared/package.json', 'package-lock.json'];

const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** Inside the built folder, so that a stamp never outlives its build. */
const STAMP = join(ROOT, 'webapp/dist/.build-stamp');

export interface WebappBuild {
  readonly ok: boolean;
  /** False where the last build is still the right one. */
  readonly built: boolean;
  readonly seconds: number;
  /** What Vite said. */
  readonly report: string;
}

/** Builds the web app where its sources differ from those of the last build. */
export async function buildWebapp({ force = false } = {}): Promise<WebappBuild> {
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1000;
  const stamp = await stampOfSources();
  if (!force && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) {
    return { ok: true, built: false, seconds: passed(), report: '' };
  }
  await rm(STAMP, { force: true });
  // In a process of its own: the server that is started next has not Vite in its memory.
  const { ok, output } = await runTool('vite', {
    args: ['build', '--logLevel', 'warn'],
    workspace: 'webapp',
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (ok) await writeFile(STAMP, stamp);
  return { ok, built: true, seconds: passed(), report: output.trim() };
}

async function stampOfSources(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(SOURCES, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (name) => leftOut(name),
  })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !LEFT_OUT.test(name.slice(ROOT.length))).toSorted()) {
    const content = await readFile(file);
    hash.update(`${file.slice(ROOT.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function leftOut(entry: string | { name: string }): boolean {
  return LEFT_OUT.test(typeof entry === 'string' ? entry : entry.name);
}

if (import.meta.main) {
  const { ok, built, seconds, report } = await buildWebapp();
  if (report) console.log(report);
  const what = ok
    ? built
      ? 'The web app is built'
      : 'The web app is up to date'
    : 'The web app could not be built';
  console.log(`${what} (${seconds.toFixed(1)} s).`);
  process.exitCode = ok ? 0 : 1;
}
