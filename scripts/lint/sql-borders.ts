import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { placeOf } from './places.ts';

/** SQL obeys the borders too: it is in a feature's `*.repository.ts`, and names that feature's own tables. */

const ROOT = resolve(import.meta.dirname, '../..');

/** Repositories that name tables of other features, each for a reason: asking those would cost a query for each row, or more on each call. */
const JOINS_ACROSS: Readonly<Record<string, readonly string[]>> = {
  // COPY writes a million rows of one statement.
  'server/src/admin/exports/export-row.repository.ts': ['accounts', 'letters'],
  // A page of a list is found by its filter in the tables of a million letters or users, and looked up in the same statement.
  'server/src/admin/lists/staff-list.repository.ts': ['account_flags', 'accounts', 'letters'],
  // Every read of a dashboard and every signature counts letters: a second statement would cost each one more round trip.
  'server/src/billing/allowance/allowance.repository.ts': ['accounts', 'letters'],
  // The address that the provider knows is compared with everybody's where both lie.
  'server/src/billing/plans/customer.repository.ts': ['accounts'],
  // A code is kept where the account was made with it: who invited whom is a chain through both tables.
  'server/src/billing/referrals/referral.repository.ts': ['accounts', 'sessions'],
  // Whether any account of a mailbox had its trial, on each look at a plan.
  'server/src/billing/plans/subscription.repository.ts': ['accounts'],
  // All that a dashboard counts, and a screen full of disputes, are one query each.
  'server/src/disputes/dashboard.repository.ts': ['accounts', 'letters'],
  'server/src/disputes/dispute.repository.ts': ['documents', 'letters'],
};

const RUNS_SQL = /^(?:execute|getKysely|createQueryBuilder|qb)$/;
const NAMES_A_TABLE =
  /^(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|insertInto|updateTable|deleteFrom)$/;
const TABLE_IN_TEXT = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z][a-z_]*)"?/gi;

/** Each table's feature, by the entities. */
const owners = new Map<string, string>(
  globSync('server/src/**/*.entity.ts', { cwd: ROOT }).flatMap((file) => {
    const table = /tableName: '(\w+)'/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
    const place = placeOf(file.replaceAll('\\', '/'));
    return table && place ? [[table, place.feature] as const] : [];
  }),
);

/** What is wrong with calling that method in that file; null if it may be called. */
export function statementFault(from: string, method: string): string | null {
  const feature = sqlFeature(from);
  if (feature === null || !RUNS_SQL.test(method) || from.endsWith('.repository.ts')) return null;
  if (/^platform\/(?:database|jobs|health)$/.test(feature)) return null;
  return `SQL is in repositories: move this into a function of a \`*.repository.ts\` in ${feature} and call that.`;
}

/** What is wrong with a text in a repository; null if it names no table of another feature. */
export function textFault(from: string, text: string): string | null {
  for (const [, table = ''] of text.matchAll(TABLE_IN_TEXT)) {
    const fault = tableFault(from, table.toLowerCase());
    if (fault) return fault;
  }
  return null;
}

/** The same for the first argument of a method of the query builder. */
export function builderFault(from: string, method: string, argument: unknown): string | null {
  if (!NAMES_A_TABLE.test(method) || typeof argument !== 'string') return null;
  return tableFault(from, argument.split(' ')[0] ?? '');
}

function tableFault(from: string, table: string): string | null {
  const feature = sqlFeature(from);
  const owner = owners.get(table);
  if (feature === null || owner === undefined || owner === feature) return null;
  if (JOINS_ACROSS[from]?.includes(table)) return null;
  return `${table} belongs to ${owner}: ask for its rows by a function of #server/${owner}/index.ts, or let ${owner} hand in what is needed.`;
}

/** The feature of a source file of the server that holds SQL; null if the rule does not ask. */
function sqlFeature(from: string): string | null {
  const place = placeOf(from);
  if (place?.packageName !== 'server' || place.area !== 'src' || from.endsWith('.test.ts'))
    return null;
  return place.feature || 'the start';
}
