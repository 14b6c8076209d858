import type { EntityManager } from '#server/platform/database/index.ts';

/** A column that holds sealed text. Its place is `table.column`, and the row's id is its primary key. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key and its type. */
  readonly id: string;
  readonly idType: string;
}

/**
 * Every sealed column of this database, asked of the database itself: no list that a new table could be missing from. (The
 * vault seals nothing under a column of another name.)
 */
export async function findSealedColumns(em: EntityManager): Promise<readonly SealedColumn[]> {
  const rows = await em.execute<
    { table_name: string; column_name: string; id: string | null; id_type: string | null }[]
  >(
    `select c.relname as table_name, a.attname as column_name,
        case when k.indnkeyatts = 1 then p.attname end as id,
        format_type(p.atttypid, p.atttypmod) as id_type
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_index k on k.indrelid = c.oid and k.indisprimary
      left join pg_attribute p on p.attrelid = c.oid and p.attnum = k.indkey[0]
      where c.relkind in ('r', 'p') and a.attname ~ '^sealed(_|$)'
      order by c.relname, a.attname`,
  );
  return rows.map(({ table_name: table, column_name: column, id, id_type: idType }) => {
    if (!id || !idType)
      throw new Error(`${table}.${column} has no single primary key to seal it to`);
    return { table, column, id, idType };
  });
}
