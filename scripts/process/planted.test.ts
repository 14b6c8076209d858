import { copyDatabase, makeTemplate } from '@creditfix/server/test/databases';
import { startTestPostgres, type TestPostgres } from '@creditfix/server/test/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import rootPackage from '../../package.json' with { type: 'json' };
import vitestConfig from '../../vitest.config.ts';
import { runScript, runTool } from './run-tool.ts';

/**
 * Every command that judges something, and every test project, with a fault put into it: one that ends green can't fail. They are
 * read from where they are written, so that a new one is tried, too. A planted run does the least that its judge needs.
 */

const commands = Object.entries(rootPackage.scripts)
  .filter(([name]) => /^(bench|torture|eval):/.test(name))
  .map(([name, line]) => [name, line.replace(/^node /, '')] as const);
const projects = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [String(project.test?.name)] : [],
);

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

/** All projects in one run: each has one test, and most of the time goes by before it. */
const plantedProjects = queue.add(() => {
  const env = { PLANT: 'on', VITEST: undefined, NO_COLOR: '1' };
  return runTool('vitest', { args: ['run'], env });
});

describe.concurrent('told to fail, ends red for that reason:', () => {
  test.each(commands)('npm run %s', async (_name, file) => {
    const { ok, output } = await queue.add(async () => {
      const { url } = await copyDatabase(template);
      return await runScript(file, { args: ['--plant'], env: { DATABASE_URL: url } });
    });
    // A command that breaks ends red, too, and would prove nothing.
    expect(/^Node\.js v/m.test(output) ? output.slice(-2_000) : 'no crash').toBe('no crash');
    expect(output).toContain('Planted: ');
    expect(ok).toBe(false);
  });

  test.each(projects)('the test project %s', async (project) => {
    const { ok, output } = await plantedProjects;
    expect(output).toMatch(new RegExp(`FAIL +\\|${project}\\| .*planted to fail`));
    expect(ok).toBe(false);
  });
});

test('there are commands and projects to tell', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(projects).toContain('features-postgres');
});
