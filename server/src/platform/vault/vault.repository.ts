import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { KeyRotation } from './key-rotation.entity.ts';
import { VaultCheck } from './vault-check.entity.ts';

/** Every sealed column of this database, how far a change of keys has come in each, and the check value of the keys. */

/** A column that holds sealed text. Its place is `table.column`, and the row's id is its primary key. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key and its type. */
  readonly id: string;
  readonly idType: string;
}

/** A value of such a column, by the row's id. */
export interface SealedValue {
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
): Promise<readonly SealedValue[]> {
  const { lastId, keyId, limit } = page;
  const after = lastId === null ? '' : `and "${id}" > ?::${idType}`;
  // Raw: which table it is comes from the catalog.
  return await em.execute<SealedValue[]>(
    `select "${id}"::text as id, "${column}" as sealed from "${table}"
      where split_part("${column}", '.', 2) <> ? ${after} order by "${table}"."${id}" limit ${limit}`,
    lastId === null ? [keyId] : [keyId, lastId],
  );
}

/**
 * Puts a value sealed again in the place of the one that was read. Each row by a statement of its own: no lock is held that
 * another transaction could wait for in turn. The setting is what the append-only trail asks for; it ends with the statement.
 *
 * @returns false where somebody else wrote the row meanwhile
 */
export async function swapSealed(
  em: EntityManager,
  { table, column, id: key, idType }: SealedColumn,
  { id, sealed, anew }: SealedValue & { readonly anew: string },
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

/** Where an interrupted change to the same key came to in this place; null to begin at the first row. */
export async function resumeAt(
  em: EntityManager,
  place: string,
  keyId: string,
): Promise<string | null> {
  const rotation = await em.findOne(
    KeyRotation,
    { place, keyId, done: false },
    { fields: ['lastId'], disableIdentityMap: true },
  );
  return rotation?.lastId ?? null;
}

/** Notes how far a change of keys has come in one place. */
export async function remember(
  em: EntityManager,
  state: {
    readonly place: string;
    readonly keyId: string;
    readonly lastId: string | null;
    readonly done: boolean;
  },
): Promise<void> {
  const { place, keyId, lastId, done } = state;
  await em
    .getKysely<Tables<typeof KeyRotation>>()
    .insertInto('key_rotation')
    .values({ place, key_id: keyId, last_id: lastId, done })
    .onConflict((known) =>
      known.column('place').doUpdateSet(({ ref }) => ({
        key_id: ref('excluded.key_id'),
        last_id: ref('excluded.last_id'),
        done: ref('excluded.done'),
      })),
    )
    .execute();
}

/** Notes which file of which row is about to be written. */
export async function noteWriting(
  em: EntityManager,
  place: string,
  file: { readonly rowId: string; readonly key: string },
): Promise<void> {
  await em.nativeUpdate(KeyRotation, { place }, { writingRow: file.rowId, writingKey: file.key });
}

/** The file that was noted last; nothing where no change of keys has been in this place. */
export async function findWriting(em: EntityManager, place: string) {
  return await em.findOne(
    KeyRotation,
    { place },
    { fields: ['writingRow', 'writingKey'], disableIdentityMap: true },
  );
}

/** The sealed value that is stored under this id; of any number of processes that store a first one at once, one wins. */
export async function storeOnce(
  em: EntityManager,
  id: string,
  first: string,
): Promise<string | undefined> {
  await em
    .getKysely<Tables<typeof VaultCheck>>()
    .insertInto('vault_check')
    .values({ id, sealed: first })
    .onConflict((stored) => stored.doNothing())
    .execute();
  const check = await em.findOne(VaultCheck, { id }, { disableIdentityMap: true });
  return check?.sealed;
}
