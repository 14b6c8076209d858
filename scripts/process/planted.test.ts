import { expect, test } from 'vitest';
import vitestConfig from '../../vitest.config.ts';
import { runTool } from './run-tool.ts';

/** Every test project with one test in it that fails: one that ends green can't fail. They are read from where they are written. */

const projects = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [String(project.test?.name)] : [],
);

test('told to fail, every test project ends red for that reason', async () => {
  expect(projects).toContain('features-postgres');
  // All in one run: most of the time goes by before a test begins.
  const env = { PLANT: 'on', VITEST: undefined, NO_COLOR: '1' };
  const { ok, output } = await runTool('vitest', { args: ['run'], env });
  for (const project of projects)
    expect(output).toMatch(new RegExp(`FAIL +\\|${project}\\| .*planted to fail`));
  expect(ok).toBe(false);
});
