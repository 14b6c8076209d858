import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * What the next release does to tables while this one still serves: it expands them. A column with a value for the rows that are there, one that
 * may be empty, a table, an index; nothing that the version before reads or writes is taken away (that is for the release after it).
 */
const EXPANDS = `
import { Migration } from '@mikro-orm/migrations';

export class Next extends Migration {
  override up(): void {
    this.addSql("alter table letters add column of_next_version text not null default 'as before'");
    this.addSql('alter table accounts add column of_next_version int null');
    this.addSql('create table things_of_next_version (id uuid primary key, account_id uuid not null references accounts (id) on delete cascade)');
    this.addSql('create index letters_of_next_version on letters (of_next_version, id)');
  }
}
`;

/** The server of a release after this one, with one migration more. @returns what starts it */
export async function makeNextVersion(folder: string): Promise<string> {
  const copied = ['package.json', 'shared', 'server'];
  for (const each of copied)
    await cp(join(ROOT, each), join(folder, each), {
      recursive: true,
      filter: (path) => !path.endsWith('/node_modules'),
    });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(ROOT, 'server/node_modules'), join(folder, 'server/node_modules'));
  await symlink(join(ROOT, 'webapp'), join(folder, 'webapp'));
  const migrations = join(folder, 'server/migrations');
  await writeFile(join(migrations, '2099-01-01-next.ts'), EXPANDS);
  const index = await readFile(join(migrations, 'index.ts'), 'utf8');
  await writeFile(
    join(migrations, 'index.ts'),
    `${index.replace(/\];\s*$/, ", { name: '2099-01-01-next', class: Next }];")}\nimport { Next } from './2099-01-01-next.ts';\n`,
  );
  return join(folder, 'server/src/main.ts');
}
