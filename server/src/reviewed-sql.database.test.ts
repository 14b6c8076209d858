import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { reviewSql } from '#test/reviewed-sql/review-sql.ts';
import '#test/test-projects.ts';

/** Plans are worded by one version of PostgreSQL; another one is asked for the statements alone. */
const withoutPlans = (text: string) => text.replace(/^--(?: {3}| reads all of ).*\n/gm, '');

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
