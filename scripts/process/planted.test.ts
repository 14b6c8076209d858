import PQueue from 'p-queue';
import { describe, expect, test } from 'vitest';
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

/** Two at a time: more would only wait for each other. */
const queue = new PQueue({ concurrency: 2 });

describe.concurrent('told to fail, ends red for that reason:', () => {
  test.each(commands)('npm run %s', async (_name, file) => {
    const { ok, output } = await queue.add(() => runScript(file, { args: ['--plant'] }));
    // A command that breaks ends red, too, and would prove nothing.
    expect(/^Node\.js v/m.test(output) ? output.slice(-2_000) : 'no crash').toBe('no crash');
    expect(output).toContain('Planted: ');
    expect(ok).toBe(false);
  });

  test.each(projects)('the test project %s', async (project) => {
    const env = { PLANT: 'on', VITEST: undefined };
    const args = ['run', '--project', project];
    const { ok, output } = await queue.add(() => runTool('vitest', { args, env }));
    expect(output).toContain('planted to fail');
    expect(output).toMatch(/1 failed/);
    expect(ok).toBe(false);
  });
});

test('there are commands and projects to tell', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(projects).toContain('features-postgres');
});
