import { Migration } from '@mikro-orm/migrations';
import { readFileSync } from 'node:fs';
import { keepChangeLog } from './baseline/change-log.ts';
import { countDays } from './baseline/day-counts.ts';
import { forgetOldEmails } from './baseline/known-emails.ts';
import { keepTotals } from './baseline/kept-totals.ts';
import { protect } from './baseline/protections.ts';

const TABLES = new URL('./baseline/tables.sql', import.meta.url);

/** The database of 0.1.0. It is frozen with that release; a later change is a migration of its own. */
export class Baseline extends Migration {
  override up(): void {
    for (const statement of readFileSync(TABLES, 'utf8').split(/;$/m))
      if (statement.trim() !== '') this.addSql(statement);
    const add = (statement: string) => this.addSql(statement);
    protect(add);
    keepTotals(add);
    countDays(add);
    keepChangeLog(add);
    forgetOldEmails(add);
  }
}
