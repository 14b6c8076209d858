import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDocumented } from '#scripts/process/documented.ts';
import { ROOT } from '#scripts/process/run-tool.ts';
import { startServerProcess } from '#scripts/process/server-process.ts';
import { packageFile, type Lock } from './production.ts';

const NAME = `creditfix-${packageFile(ROOT).version}`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-released-'));
  for (const name of ['first', 'second']) {
    const { ok, output } = await runDocumented('npm run release', {
      and: ['--out', join(folder, name)],
    });
    if (!ok) throw new Error(output);
  }
  await extract({ file: join(folder, 'first', `${NAME}.tar.gz`), cwd: folder });
  await installFromHere(join(folder, NAME));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

/** What `npm ci --omit=dev` would install, from what is installed here: no registry is asked. */
async function installFromHere(release: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(release, 'package-lock.json'), 'utf8')) as Lock;
  const places = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));
  for (const [place, { link, resolved }] of places) {
    if (!link || !resolved) continue;
    await mkdir(dirname(join(release, place)), { recursive: true });
    await symlink(join(release, resolved), join(release, place));
  }
  const copied = places.flatMap(([place, { link }]) =>
    !link && existsSync(join(ROOT, place)) ? [place] : [],
  );
  const folders = Map.groupBy(copied, (place) => dirname(place));
  // Those above come first, and leave what is below them to the lock file.
  for (const [place, inPlace] of [...folders].toSorted(([a], [b]) => depth(a) - depth(b))) {
    await mkdir(join(release, place), { recursive: true });
    copyInto(
      join(release, place),
      inPlace.map((each) => join(ROOT, each)),
    );
    for (const each of inPlace)
      await rm(join(release, each, 'node_modules'), { recursive: true, force: true });
  }
}

/** 26,000 files: names of the same ones, which takes a tenth of the time; on another disk they are copied. */
function copyInto(place: string, files: readonly string[]): void {
  try {
    execFileSync('cp', ['-RPpl', ...files, place], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-RPp', ...files, place]);
  }
}

const depth = (place: string) => place.split('/node_modules/').length;

it('is the same, byte for byte, when it is made again, and its sums are right', async () => {
  const read = async (made: string, file: string) => await readFile(join(folder, made, file));
  for (const file of [`${NAME}.tar.gz`, `${NAME}.cdx.json`, 'SHA256SUMS'])
    expect((await read('first', file)).equals(await read('second', file))).toBe(true);
  const sums = (await read('first', 'SHA256SUMS')).toString().trim().split('\n');
  expect(sums).toHaveLength(2);
  for (const [sum, file = ''] of sums.map((line) => line.split('  '))) {
    const hash = createHash('sha256').update(await read('first', file));
    expect(hash.digest('hex')).toBe(sum);
  }
});

it('says what it is made of, and nothing of what built it', async () => {
  const text = await readFile(join(folder, NAME, 'sbom.cdx.json'), 'utf8');
  const { bomFormat, components } = JSON.parse(text) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string; readonly purl: string }[];
  };
  const names = components.map(({ name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['koa', 'pg', 'zod', 'node']));
  for (const tool of ['vite', 'vitest', 'electron', 'typescript'])
    expect(names).not.toContain(tool);
  expect(text).not.toContain(tmpdir());
});

it('starts where it was unpacked, and shows the pages that were built', async () => {
  const release = join(folder, NAME);
  // Where PostgreSQL, which is another user if this is root, can reach it.
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'credit-fix-released-data-'));
  const server = await startServerProcess({ DATA_DIR }, join(release, 'scripts/start.ts'));
  try {
    // The browser that prints takes a moment to start.
    const ready = async () => (await fetch(`${server.url}/api/health/ready`)).status;
    await expect.poll(ready).toBe(200);
    const home = await fetch(server.url);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Credit Fix')]);
  } finally {
    // A machine that is too slow for that says what it cut.
    const code = await server.stop();
    expect(code === 0 || server.said().includes('Ended while still open')).toBe(true);
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});

it('does not start with the pages of somebody else', async () => {
  const settings = join(folder, 'settings.json');
  await writeFile(settings, JSON.stringify({ site: { designCredit: { en: 'Us', es: 'Nos' } } }));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: join(folder, NAME),
    env: { ...process.env, SETTINGS_FILE: settings, DATA_DIR: join(folder, 'none') },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/another "site".*\n.*npm run release/);
});
