import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownSiteSchema } from '@creditfix/shared/kernel';
import { ROOT, runScript, runTool, type ToolResult } from '#scripts/process/run-tool.ts';

/** Whatever the built web app is made of. */
const SOURCES = [
  'webapp/**/*',
  'shared/src/**/*',
  'shared/package.json',
  'package-lock.json',
  'scripts/build-webapp.ts',
  'scripts/prerender.ts',
  'scripts/prerender/**/*',
];

const LANGUAGES = ['en', 'es'] as const;

/** What draws the pages in Node. */
const DRAWING_SIDE = 'src/app/entry-server.tsx';

const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** Where the server looks for it. */
const DIST = join(ROOT, 'webapp/dist');

/** Inside the built folder, so that a stamp never outlives its build. */
const STAMP = join(DIST, '.build-stamp');

/** A release brings the built pages, and not what they are made of. */
const SOURCE = join(ROOT, 'webapp/index.html');

const BUILT_FOR_ANOTHER = `The pages of this release were built with another "site" in the settings file.
In a checkout of the same version, make a release of your own: SETTINGS_FILE=… npm run release.`;

export interface WebappBuild {
  readonly ok: boolean;
  /** False if the last build is still the right one. */
  readonly built: boolean;
  readonly seconds: number;
  /** What Vite said. */
  readonly report: string;
}

/** Builds the web app if its sources have changed since the last build. A release is built already: there it checks that the build is for this installation. */
export async function buildWebapp({ force = false, noteSizes = false } = {}): Promise<WebappBuild> {
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1000;
  const site = await ownSite();
  const last = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : '';
  if (!existsSync(SOURCE)) {
    const report = last.endsWith(stampOfSite(site)) ? '' : BUILT_FOR_ANOTHER;
    return { ok: report === '', built: false, seconds: passed(), report };
  }
  const stamp = `${await stampOfSources()} ${stampOfSite(site)}`;
  if (!force && last === stamp) {
    return { ok: true, built: false, seconds: passed(), report: '' };
  }
  const args = noteSizes ? ['--note-sizes'] : [];
  const { ok, output } = await buildAndLayOut({ folder: DIST, mode: 'production', site, args });
  if (ok) await writeFile(STAMP, stamp);
  return { ok, built: true, seconds: passed(), report: output.trim() };
}

/** Builds it with React's development mode inside, which watches over itself, in another folder. */
export async function buildForDevelopment(folder: string): Promise<ToolOutcome> {
  const site = await ownSite();
  const args = ['--unmeasured'];
  return await buildAndLayOut({ folder, mode: 'development', site, args });
}

type ToolOutcome = Pick<ToolResult, 'ok' | 'output'>;

interface BuildOf {
  /** Where everything is laid out. */
  readonly folder: string;
  readonly mode: 'production' | 'development';
  /** What the settings file says of the site, as JSON. */
  readonly site: string;
  /** For `prerender.ts`. */
  readonly args: readonly string[];
}

/**
 * Each language for the browser and for drawing, two at a time; then the pages. All in processes of their own: the server that is
 * started next has none of it in its memory.
 */
async function buildAndLayOut(build: BuildOf): Promise<ToolOutcome> {
  await rm(build.folder, { recursive: true, force: true });
  const output: string[] = [];
  for (const kind of [[], ['--ssr', DRAWING_SIDE]]) {
    const runs = await Promise.all(LANGUAGES.map((language) => vite(build, language, kind)));
    output.push(...runs.map((run) => run.output));
    if (runs.some(({ ok }) => !ok)) return { ok: false, output: output.join('') };
  }
  const { folder, args } = build;
  const laidOut = await runScript('scripts/prerender.ts', { args, env: { WEB_FOLDER: folder } });
  return { ok: laidOut.ok, output: output.join('') + laidOut.output };
}

async function vite(
  { folder, mode, site }: BuildOf,
  language: string,
  more: readonly string[],
): Promise<ToolResult> {
  // What React says names components.
  const readable = mode === 'development' ? ['--minify', 'false'] : [];
  return await runTool('vite', {
    args: ['build', '--logLevel', 'warn', '--mode', mode, ...readable, ...more],
    workspace: 'webapp',
    env: {
      NODE_ENV: mode,
      NO_COLOR: '1',
      WEB_FOLDER: folder,
      WEB_LANGUAGE: language,
      WEB_SITE: site,
    },
  });
}

/** The pages have their owner inside: another settings file makes another build. The server checks all of the file when it starts. */
async function ownSite(): Promise<string> {
  const file = process.env['SETTINGS_FILE'];
  if (!file) return '{}';
  const { site = {} } = JSON.parse(await readFile(file, 'utf8')) as { site?: unknown };
  return JSON.stringify(ownSiteSchema.parse(site));
}

function stampOfSite(site: string): string {
  return createHash('sha256').update(site).digest('hex');
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
  if (existsSync('.env')) process.loadEnvFile('.env');
  const noteSizes = process.argv.includes('--note-sizes');
  const { ok, built, seconds, report } = await buildWebapp({ noteSizes, force: noteSizes });
  if (report) console.log(report);
  const what = ok
    ? built
      ? 'The web app is built'
      : 'The web app is up to date'
    : 'The web app could not be built';
  console.log(`${what} (${seconds.toFixed(1)} s).`);
  process.exitCode = ok ? 0 : 1;
}
