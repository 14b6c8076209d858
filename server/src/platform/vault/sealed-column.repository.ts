import type { EntityManager } from '#server/platform/database/index.ts';

/** A column that holds sealed text. Its place is `table.column`, and the row's id is its primary key. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key and its type. */
  readonly id: string;
  readonly idType: string;
}

export interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/**
 * Every sealed column of this database, asked of the database itself: no list that a new table could be missing from. (The
 * vault seals nothing under a column of another name.)
 */
export async function findSealedColumns(em: EntityManager): Promise<readonly SealedColumn[]> {
  // Raw: it asks PostgreSQL's own catalog.
  const columns = await em.execute<
    { table: string; column: string; id: string | null; idType: string | null }[]
  >(
    `select c.relname as "table", a.attname as "column",
        case when k.indnkeyatts = 1 then p.attname end as id,
        format_type(p.atttypid, p.atttypmod) as "idType"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_index k on k.indrelid = c.oid and k.indisprimary
      left join pg_attribute p on p.attrelid = c.oid and p.attnum = k.indkey[0]
      where c.relkind in ('r', 'p') and a.attname ~ '^sealed(_|$)'
      order by c.relname, a.attname`,
  );
  return columns.map(({ table, column, id, idType }) => {
    if (!id || !idType)
      throw new Error(`${table}.${column} has no single primary key to seal it to`);
    return { table, column, id, idType };
  });
}

/** The next values by id that are sealed under another key than this one. */
export async function nextSealed(
  em: EntityManager,
  { table, column, id, idType }: SealedColumn,
  page: { readonly lastId: string | null; readonly keyId: string; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const { lastId, keyId, limit } = page;
  const after = lastId === null ? '' : `and "${id}" > ?::${idType}`;
  // Raw: which table it is comes from the catalog.
  return await em.execute<SealedRow[]>(
    `select "${id}"::text as id, "${column}" as sealed from "${table}"
      where split_part("${column}", '.', 2) <> ? ${after} order by "${id}" limit ${limit}`,
    lastId === null ? [keyId] : [keyId, lastId],
  );
}

/**
 * Puts a value sealed anew in the place of the one that was read. Each row by a statement of its own: no lock is held that
 * another transaction could wait for in turn. The setting is what the append-only trail asks for; it ends with the statement.
 *
 * @returns false where somebody else wrote the row meanwhile
 */
export async function swapSealed(
  em: EntityManager,
  { table, column, id: key, idType }: SealedColumn,
  { id, sealed, anew }: SealedRow & { readonly anew: string },
): Promise<boolean> {
  // Raw: which table it is comes from the catalog.
  const rows = await em.execute<unknown[]>(
    `update "${table}" set "${column}" = ?
      from (select set_config('creditfix.resealing', 'on', true) as allowed) as setting
      where "${key}" = ?::${idType} and "${column}" = ? and setting.allowed = 'on' returning 1 as done`,
    [anew, id, sealed],
  );
  return rows.length === 1;
}

/** How many values of a column are sealed under another key than this one. */
export async function countSealed(
  em: EntityManager,
  { table, column }: SealedColumn,
  keyId: string,
): Promise<number> {
  // Raw: which table it is comes from the catalog.
  const [row] = await em.execute<{ left: number }[]>(
    `select count(*)::int as left from "${table}" where split_part("${column}", '.', 2) <> ?`,
    [keyId],
  );
  return row?.left ?? 0;
}
