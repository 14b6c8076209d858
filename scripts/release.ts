import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, glob, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { buildWebapp } from './build-webapp.ts';
import { ROOT } from './process/run-tool.ts';
import {
  PRODUCTION_WORKSPACES,
  packageFile,
  productionCode,
  productionEntries,
  productionLock,
  productionScripts,
  type Lock,
} from './release/production.ts';

/**
 * `npm run release [-- --out FOLDER]`: an archive that `npm ci --omit=dev && npm start` makes a running product of, with the web app built,
 * its bill of materials (CycloneDX) and the SHA-256 of both. The same commit and the same npm give the same bytes: times are those of the
 * commit, or of SOURCE_DATE_EPOCH where there is no git.
 */

/** Beside the modules: what they read, the pages, and what operators read. */
const DATA = [
  '{server,shared}/src/**/*.{sql,woff2,ttf,txt,json}',
  'server/migrations/**/*.sql',
  // Not `build`, which the pages were drawn with.
  'webapp/dist/*',
  'webapp/dist/.build-stamp',
  'webapp/dist/{assets,pages,zip}/**/*',
  'scripts/examples/*.json',
  'deploy/**/*',
  'docs/*.md',
  'README.md',
  '.env.example',
  '.npmrc',
];

/** Written out for whoever reviews them; nothing reads them. */
const NOT_READ = /\.repository\.sql$|^shared\/src\/letters\/golden\//;

const SBOM = 'sbom.cdx.json';

interface Release {
  /** Names within the folder that was asked for. */
  readonly archive: string;
  readonly sbom: string;
  readonly sums: string;
  readonly bytes: number;
  readonly packages: number;
}

/**
 * The web app must be built.
 *
 * @param out the folder that the files go to
 */
async function makeRelease(out: string): Promise<Release> {
  const { version } = packageFile(ROOT);
  const name = `creditfix-${version}`;
  const madeAt = await timeOfSource();
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-release-'));
  // npm names the bill after it.
  const stage = join(folder, name);
  try {
    await layOut(stage);
    await writeFile(join(stage, SBOM), await billOfMaterials(stage, madeAt));
    const files = (await filesIn(stage, ['**/*', '**/.*'])).toSorted((a, b) => (a < b ? -1 : 1));
    // Whatever the umask is: the archive says who may do what.
    for (const file of files) await chmod(join(stage, file), 0o644);
    const release = { archive: `${name}.tar.gz`, sbom: `${name}.cdx.json`, sums: 'SHA256SUMS' };
    await mkdir(out, { recursive: true });
    const file = join(out, release.archive);
    const shape = { portable: true, noDirRecurse: true, gzip: { level: 9 } } as const;
    await create({ ...shape, file, cwd: stage, prefix: name, mtime: madeAt }, files);
    await cp(join(stage, SBOM), join(out, release.sbom));
    const sums = [release.archive, release.sbom].map(
      async (each) => `${sha256(await readFile(join(out, each)))}  ${each}\n`,
    );
    await writeFile(join(out, release.sums), (await Promise.all(sums)).join(''));
    const bill = JSON.parse(await readFile(join(stage, SBOM), 'utf8')) as Bill;
    return { ...release, bytes: (await stat(file)).size, packages: bill.components.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeOfSource(): Promise<Date> {
  const said = process.env.SOURCE_DATE_EPOCH ?? (await run('git', ['log', '-1', '--format=%ct']));
  const seconds = Number(said.trim());
  if (!Number.isInteger(seconds) || seconds <= 0)
    throw new Error('SOURCE_DATE_EPOCH must be a number of seconds since 1970.');
  return new Date(seconds * 1000);
}

async function layOut(stage: string): Promise<void> {
  const { modules } = productionCode(productionEntries());
  const data = (await filesIn(ROOT, DATA)).filter((file) => !NOT_READ.test(file));
  for (const file of [...modules, ...data]) {
    await mkdir(dirname(join(stage, file)), { recursive: true });
    await cp(join(ROOT, file), join(stage, file));
  }
  const { name, version, imports, dependencies = {}, allowScripts } = packageFile(ROOT);
  const root = { name, version, workspaces: PRODUCTION_WORKSPACES, dependencies };
  await writeJson(join(stage, 'package.json'), {
    ...root,
    private: true,
    type: 'module',
    imports,
    scripts: productionScripts(),
    allowScripts,
  });
  for (const workspace of PRODUCTION_WORKSPACES) {
    const { devDependencies: _, ...lasting } = packageFile(join(ROOT, workspace));
    await writeJson(join(stage, workspace, 'package.json'), lasting);
  }
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const packages = productionLock(lock, root);
  await writeJson(join(stage, 'package-lock.json'), { ...lock, packages });
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

interface Bill {
  serialNumber: string;
  readonly metadata: { timestamp: string };
  readonly components: readonly unknown[];
}

/** npm gives each bill a number by chance and the time of today; ours come from what is in it. */
async function billOfMaterials(stage: string, madeAt: Date): Promise<string> {
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const bill = JSON.parse(await run('npm', asked, stage)) as Bill;
  bill.metadata.timestamp = madeAt.toISOString();
  bill.serialNumber = '';
  const hash = sha256(JSON.stringify(bill));
  // RFC 9562, section 5.8: a UUID whose bits the maker chooses.
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(12, 15)}`];
  bill.serialNumber = `urn:uuid:${[...parts, `a${hash.slice(15, 18)}`, hash.slice(18, 30)].join('-')}`;
  return `${JSON.stringify(bill, null, 2)}\n`;
}

async function filesIn(folder: string, patterns: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of glob(patterns, { cwd: folder, withFileTypes: true }))
    if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(folder.length + 1));
  return [...new Set(found)];
}

async function run(program: string, args: readonly string[], cwd = ROOT): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolveEnd, reject) => {
    child.once('error', reject);
    child.once('close', resolveEnd);
  });
  const said = await readAll(child.stdout);
  if ((await ended) !== 0) throw new Error(`${program} ${args.join(' ')} did not work.`);
  return said;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const { values: options } = parseArgs({
  options: { out: { type: 'string', default: join(ROOT, 'dist/release') } },
});
const build = await buildWebapp();
if (!build.ok) {
  console.error(`${build.report}\nThe web app could not be built, so there is no release.`);
  process.exit(1);
}
const out = resolve(options.out);
const { archive, sbom, sums, bytes, packages } = await makeRelease(out);
console.log(`${join(out, archive)}: ${(bytes / 1e6).toFixed(1)} MB`);
console.log(`${sbom} names ${packages} packages, and ${sums} the SHA-256 of both.`);
