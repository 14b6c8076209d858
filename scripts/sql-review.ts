import { makeTemplate } from '@creditfix/server/test/databases';
import { reviewSql } from '@creditfix/server/test/reviewed-sql';
import { globSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#scripts/process/run-tool.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';

/**
 * `npm run sql:review`: writes the SQL of every repository beside it, with its plans at a million rows. Read what changed before you
 * commit it; `npm test` holds the files and the code in step.
 */

const SERVER = join(ROOT, 'server/src');

await inTestBed(async (bed) => {
  const { url } = await bed.postgres();
  const { files, faults, samePlans } = await reviewSql(await makeTemplate(url));
  if (!samePlans)
    throw new Error('Plans are those of the PostgreSQL that npm brings. Leave DATABASE_URL out.');
  for (const [file, text] of files) await writeFile(file, text);
  const gone = globSync('**/*.repository.sql', { cwd: SERVER })
    .map((file) => join(SERVER, file))
    .filter((file) => !files.has(file));
  for (const file of gone) await rm(file);
  process.stdout.write(`${files.size} files are written.\n`);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
});
