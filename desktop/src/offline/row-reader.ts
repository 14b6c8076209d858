import { maskedEmail, maskedName, type ExportKind } from '@creditfix/shared/admin';
import type { OfflineQuery } from '@creditfix/shared/desktop';
import type { CipherFile } from './cipher-file.ts';
import { READ_COLUMNS, rowOf, type RowOf } from './row-cells.ts';
import { letterCondition, userCondition, type Condition } from './row-filter.rules.ts';

/** Reads rows that fit, newest first, as the server orders them: by instant and then by id. */

type Without<Query, Name extends string> = Query extends unknown ? Omit<Query, Name> : never;

export type RowQuery = Without<OfflineQuery, 'masked' | 'limit' | 'offset'>;
export type RowsWanted = Without<OfflineQuery, 'limit' | 'offset'> & {
  readonly limit?: number;
  readonly offset?: number;
};

export function countRows(db: CipherFile, query: RowQuery): number {
  const { sql, values } = conditionOf(query);
  const counted = db
    .prepare<{ rows: number }>(`select count(*) as rows from ${query.kind} where ${sql}`)
    .get(...values);
  return counted?.rows ?? 0;
}

/** While rows are still to come, the connection can't be used for anything else. */
export function* readRows(
  db: CipherFile,
  query: RowsWanted,
): Generator<RowOf[ExportKind], void, void> {
  const { kind, masked, limit = -1, offset = 0 } = query;
  const { sql, values } = conditionOf(query);
  const found = db
    .prepare(
      `select ${READ_COLUMNS[kind]} from ${kind} where ${sql} order by at desc, id desc limit ? offset ?`,
    )
    .raw()
    .iterate(...values, limit, offset);
  for (const cells of found) {
    const row = rowOf(kind, cells);
    yield masked && kind === 'users' ? maskedUser(row as RowOf['users']) : row;
  }
}

function conditionOf({ kind, filter }: RowQuery): Condition {
  return kind === 'users' ? userCondition(filter) : letterCondition(filter);
}

function maskedUser(row: RowOf['users']): RowOf['users'] {
  return {
    ...row,
    email: maskedEmail(row.email),
    firstName: maskedName(row.firstName),
    lastName: maskedName(row.lastName),
  };
}
