import { configSchema } from '@creditfix/server/platform/config';
import { existsSync, globSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageFile } from './release/production.ts';
import { ROOT } from './process/run-tool.ts';

/** What the pages for operators and builders name is there: commands and their options, settings, alerts, tables, files. */

const read = async (path: string) => await readFile(join(ROOT, path), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...(await readdir(join(ROOT, 'docs')))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Each place of a page that the pattern finds. */
async function named(
  pattern: RegExp,
  of = pages,
): Promise<readonly { page: string; name: string }[]> {
  const found = await Promise.all(
    of.map(async (page) =>
      [...(await read(page)).matchAll(pattern)].map(([, name = '']) => ({ page, name })),
    ),
  );
  return found.flat();
}

it.each(pages)('%s links to files that are there', async (page) => {
  const links = await named(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g, [page]);
  expect(links.filter(({ name }) => !existsSync(join(ROOT, dirname(page), name)))).toEqual([]);
});

it('names commands and options that there are', async () => {
  const { scripts = {} } = packageFile(ROOT);
  const missing: string[] = [];
  for (const { page, name: line } of await named(
    /npm run ([a-z][\w-]*(?::[\w-]+)?(?![\w:-])(?: -- [^`\n|)]*)?)/g,
  )) {
    const [name = '', ...args] = line.split(' ');
    const file = /\S+\.ts\b/.exec(scripts[name] ?? '')?.[0];
    if (!scripts[name]) missing.push(`${page}: npm run ${name}`);
    const options = args.flatMap((word) => /^--([a-z][a-z-]+)$/.exec(word)?.[1] ?? []);
    const source = file ? await read(file) : '';
    for (const option of file ? options : [])
      if (!new RegExp(`\\b${option}'?:|--${option}\\b`).test(source))
        missing.push(`${page}: npm run ${name} -- --${option}`);
  }
  expect(missing).toEqual([]);
});

/** What no test runs word for word, and why that is so. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm ci': 'the tests begin after it, and ask no registry',
  'npm ci --omit=dev': 'scripts/release/release.release.test.ts installs what it would, from here',
  'npm run image': 'as root, with debootstrap or an engine: see what has run in README.md',
  'npm run torture:cluster': 'scripts/process/commands.planted.test.ts tells it to fail',
  'sha256sum -c SHA256SUMS': 'scripts/release/release.release.test.ts compares each sum',
  'docker compose': 'no container engine is here',
  'docker compose up -d': 'scripts/deploy.test.ts reads what it would start',
  'apt-get install debootstrap bubblewrap': 'changes the machine',
  'apt-get install -y chromium-headless-shell': 'changes the machine',
};

const PROGRAMS = 'npm|npx|node|openssl|docker|kubectl|systemctl|sha256sum|apt-get|psql|curl';

it('gives operators no command that no test runs', async () => {
  const tests = globSync('scripts/**/*.test.ts', { cwd: ROOT });
  const calls = await named(/(?:Documented|execSync)\(\s*'([^']+)'/g, tests);
  const run = new Set(calls.map(({ name }) => name));
  // `npm run backup` alone speaks of the command, which has run with its options.
  const names = new Set([...run].map((command) => command.replace(/^(?:\S+=\S+ )+| -- .*/g, '')));
  const lines = await named(
    new RegExp(`(?:^|\`)((?:[A-Z_]+=\\S+ )*(?:${PROGRAMS}) [^\`\n]+)`, 'gm'),
    ['docs/handbook.md', 'docs/operating.md'],
  );
  const commands = new Set(lines.flatMap(({ name }) => name.split(' && ')));
  expect(commands.size).toBeGreaterThan(20);
  const isRun = (command: string) =>
    run.has(command) || names.has(command.replace(/^(?:\S+=\S+ )+/, ''));
  expect([...commands].filter((command) => !isRun(command)).toSorted()).toEqual(
    Object.keys(NOT_RUN).toSorted(),
  );
});

/** Node reads it by itself when a process starts; `doctor-online.test.ts` runs the doctor with it. */
const NODES_OWN = 'NODE_EXTRA_CA_CERTS';

it('names settings and alerts in the handbook that there are', async () => {
  const handbook = ['docs/handbook.md'];
  const settings = await named(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)[`=]/g, handbook);
  expect(settings.length).toBeGreaterThan(10);
  const ours = settings.filter(({ name }) => name !== NODES_OWN);
  expect(ours.filter(({ name }) => !Object.hasOwn(configSchema.shape, name))).toEqual([]);
  const { groups } = parse(await read('deploy/prometheus/alerts.yaml')) as {
    groups: { rules: { alert: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules.map(({ alert }) => alert));
  const alerts = await named(/`(CreditFix[A-Za-z]+)`/g, handbook);
  // Each alert has its line.
  expect(new Set(alerts.map(({ name }) => name))).toEqual(new Set(rules));
});

it('names tables, columns and folders that there are where it says what lives where', async () => {
  const [, table = ''] = /## What lives where\n([^]*)$/.exec(await read('docs/handbook.md')) ?? [];
  const sql = await read('server/migrations/baseline/tables.sql');
  const words = [...table.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  const columnsOf = (name: string) =>
    new RegExp(`create table ${name} \\(([^;]*)\\);`).exec(sql)?.[1];
  const missing = words.filter((word) => {
    const [name = '', column] = word.split('.');
    if (/^[a-z]+(?:\/[a-z-]+)+$/.test(word))
      return ![word, `${word}.ts`].some((path) => existsSync(join(ROOT, 'server/src', path)));
    if (!/^[a-z]+_[a-z_]+$/.test(name)) return false;
    const columns = columnsOf(name);
    return columns === undefined || (column !== undefined && !columns.includes(` ${column} `));
  });
  expect(words.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it('leads from each address to its page: CONTRIBUTING names every page of the web app, and no other', async () => {
  const folder = join(ROOT, 'webapp/src');
  const files = globSync('**/*.page.tsx', { cwd: folder });
  const pagesNamed = await named(/`([a-z/-]+\.page)`/g, ['CONTRIBUTING.md']);
  expect(new Set(pagesNamed.map(({ name }) => `${name}.tsx`))).toEqual(new Set(files));
});
