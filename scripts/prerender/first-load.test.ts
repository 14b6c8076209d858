import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/process/run-tool.ts';
import { firstLoadFault, nameOf } from './first-load.ts';

/** A page that is only read. */
const page = 'src/site/about.page.tsx';

const noted = { react: 1_000, 'webapp/src/site/home-sections.tsx': 500 };

test('says nothing while the first load is within its limits, whatever grew', () => {
  const modules = { react: 1_000, 'webapp/src/site/home-sections.tsx': 9_000 };
  expect(
    firstLoadFault({ page, scripts: 125_000, styles: 20_000, modules }, noted),
  ).toBeUndefined();
});

test('names the modules that grew, the largest first, and those that are new', () => {
  const modules = {
    react: 1_000,
    'webapp/src/site/home-sections.tsx': 700,
    'chart-library': 90_000,
  };
  const fault = firstLoadFault({ page, scripts: 150_000, styles: 10, modules }, noted) ?? '';
  expect(fault).toContain('150000 bytes of scripts');
  expect(fault).toMatch(
    /chart-library: 90000 bytes more \(new\)\n {2}webapp\/src\/site\/home-sections.tsx: 200 bytes more/,
  );
  expect(fault).not.toContain('react');
});

test('gives a form what checks it, and nothing that is only read', () => {
  const load = { scripts: 150_000, styles: 1, modules: {} };
  expect(firstLoadFault({ ...load, page: 'src/app/contact.route.tsx' }, noted)).toBeUndefined();
  expect(firstLoadFault({ ...load, page }, noted)).toContain(`${page} loads too much`);
});

test('minds styles too', () => {
  expect(firstLoadFault({ page, scripts: 1, styles: 20_001, modules: {} }, noted)).toContain(
    'styles',
  );
});

test.each([
  ['node_modules/@mantine/core/esm/core/Box.mjs?x', '@mantine/core'],
  ['webapp/src/site/messages.es.ts', 'webapp/src/site/messages.ts'],
  ['webapp/src/kit/messages.es.tsx', 'webapp/src/kit/messages.tsx'],
])('%s counts as %s', (file, name) => {
  expect(nameOf(join(ROOT, file))).toBe(name);
});
