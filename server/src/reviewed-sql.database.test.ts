import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { reviewSql } from '#test/reviewed-sql/review-sql.ts';
import '#test/test-projects.ts';

/** Plans are worded by one version of PostgreSQL; another one is asked for the statements alone. */
const withoutPlans = (text: string) => text.replace(/^--(?: {3}| reads all of ).*\n/gm, '');

/** One row by its id needs no plan to be looked at. */
const BY_ID = /\.(?:findOne|nativeUpdate)\(\s*\w+,\s*(?:\w+|\{ id\b[^}]*\})[,)]/;

it('asks for rows in repositories alone, and elsewhere for one by its id', () => {
  const asking =
    /\b(?:em|tx)\s*\.(?:find\w*|count\w*|native\w+|createQueryBuilder|qb|getKysely)\([^;]*/g;
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/\.repository\.ts$|\.test\.ts$|^platform\/(?:database|jobs)\//.test(file),
  );
  const elsewhere = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(asking)]
      .map(([asked]) => asked)
      .filter((asked) => !BY_ID.test(asked))
      .map((asked) => `${file}: ${asked}`),
  );
  expect(elsewhere).toEqual([]);
});

it('has the SQL of every repository in a reviewed file, and none that reads a whole table without a reason', async () => {
  const { files, faults, samePlans } = await reviewSql(inject('testProjectFacts').database);
  expect(faults).toEqual([]);
  const written = globSync('**/*.repository.sql', { cwd: import.meta.dirname }).map((file) =>
    join(import.meta.dirname, file),
  );
  expect(written.toSorted()).toEqual([...files.keys()].toSorted());
  const words = samePlans ? (text: string) => text : withoutPlans;
  for (const [file, text] of files)
    expect(
      words(readFileSync(file, 'utf8')),
      `${file} is not what its repository asks: run npm run sql:review, and read what changed`,
    ).toBe(words(text));
});
