import { copyDatabase, makeTemplate } from '@creditfix/server/test/databases';
import { startTestPostgres, type TestPostgres } from '@creditfix/server/test/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rootPackage from '../../package.json' with { type: 'json' };
import { runScript } from './run-tool.ts';

/**
 * `npm run test:planted`: every command that judges something, with a fault put into it: one that ends green can't fail. They are read
 * from where they are written, so that a new one is tried, too. A planted run does the least that its judge needs. `npm test` runs none
 * of these commands, and leaves them to a run of their own.
 */

const commands = Object.entries(rootPackage.scripts)
  .filter(([name]) => /^(bench|torture|eval):/.test(name))
  .map(([name, line]) => [name, line.replace(/^node /, '')] as const);

/** Those that start a PostgreSQL of their own otherwise take a database of this one: making a server takes longer than its judge. */
let folder = '';
let postgres: TestPostgres;
let template: Awaited<ReturnType<typeof makeTemplate>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-planted-'));
  postgres = await startTestPostgres(join(folder, 'postgres'));
  template = await makeTemplate(postgres.url);
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Two at a time: more would only wait for each other. */
const queue = new PQueue({ concurrency: 2 });

test.concurrent.each(commands)(
  'told to fail, npm run %s ends red for that reason',
  async (_name, file) => {
    const { ok, output } = await queue.add(async () => {
      const { url } = await copyDatabase(template);
      return await runScript(file, { args: ['--plant'], env: { DATABASE_URL: url } });
    });
    // A command that breaks ends red, too, and would prove nothing.
    expect(/^Node\.js v/m.test(output) ? output.slice(-2_000) : 'no crash').toBe('no crash');
    expect(output).toContain('Planted: ');
    expect(ok).toBe(false);
  },
);

test('there are commands to tell', () => {
  expect(commands.length).toBeGreaterThan(10);
});
