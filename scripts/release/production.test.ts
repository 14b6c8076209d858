import { expect, it } from 'vitest';
import { productionCode, productionEntries, undeclaredPackages } from './production.ts';

it('runs in production on nothing that only builders of the product install', () => {
  const code = productionCode(productionEntries());
  expect(undeclaredPackages(code)).toEqual([]);
  expect(code.modules.filter((file) => /\.test\.|\/test\/|^e2e|^desktop/.test(file))).toEqual([]);
  // What is loaded late and what runs beside are looked at, too.
  expect(code.packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['koa', 'stripe', 'playwright-core', 'sharp', 'nodemailer']),
  );
});

it('names a package that is there for builders alone, and who imports it', () => {
  const code = productionCode(['scripts/release.ts']);
  expect(undeclaredPackages(code)).toContainEqual({ name: 'tar', by: 'scripts/release.ts' });
});
