import type { EntityManager } from '#server/platform/database/index.ts';
import { remember, resumeAt, type Rotation, type RotationParts } from './rotation.ts';
import { findSealedColumns, type SealedColumn } from './sealed-columns.ts';

const BATCH = 200;
const AT_ONCE = 4;
/** A service that still seals under an old key keeps adding work; after so many rounds somebody has to look. */
const MOST_ROUNDS = 3;

interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/**
 * Seals every sealed column of the database anew.
 *
 * @returns how many values are still under an older key
 */
export async function rotateColumns(parts: RotationParts, rotation: Rotation): Promise<number> {
  let left = 0;
  for (const column of await findSealedColumns(parts.database.fork()))
    left += await rotateColumn(parts, column, rotation);
  return left;
}

/** Row by row, while others read and write it. */
async function rotateColumn(
  parts: RotationParts,
  column: SealedColumn,
  rotation: Rotation,
): Promise<number> {
  const em = parts.database.fork();
  const place = `${column.table}.${column.column}`;
  const keyId = parts.vault.newestKeyId;
  let lastId = await resumeAt(em, place, keyId);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (;;) {
      const rows = await nextRows(em, column, { lastId, keyId });
      if (rows.length === 0) break;
      const resealed = await resealRows(parts, em, { column, rows, rotation });
      lastId = rows.at(-1)?.id ?? null;
      await remember(em, { place, keyId, lastId, done: false });
      rotation.resealed += resealed;
      parts.report({ place, resealed });
    }
    await remember(em, { place, keyId, lastId: null, done: true });
    lastId = null;
    if ((await countLeft(em, column, keyId)) === 0) return 0;
  }
  return await countLeft(em, column, keyId);
}

async function nextRows(
  em: EntityManager,
  { table, column, id, idType }: SealedColumn,
  { lastId, keyId }: { readonly lastId: string | null; readonly keyId: string },
): Promise<readonly SealedRow[]> {
  const after = lastId === null ? '' : `and "${id}" > ?::${idType}`;
  return await em.execute<SealedRow[]>(
    `select "${id}"::text as id, "${column}" as sealed from "${table}"
      where split_part("${column}", '.', 2) <> ? ${after} order by "${id}" limit ${BATCH}`,
    lastId === null ? [keyId] : [keyId, lastId],
  );
}

/** @returns how many were sealed anew; one that somebody else wrote meanwhile keeps what they wrote */
async function resealRows(
  { vault }: RotationParts,
  em: EntityManager,
  work: {
    readonly column: SealedColumn;
    readonly rows: readonly SealedRow[];
    readonly rotation: Rotation;
  },
): Promise<number> {
  const { column, rows, rotation } = work;
  const name = `${column.table}.${column.column}`;
  let resealed = 0;
  const reseal = async ({ id, sealed }: SealedRow) => {
    const place = { column: name, rowId: id };
    let anew: string;
    try {
      anew = vault.seal(vault.open(sealed, place), place);
    } catch (error) {
      const failure = `${name} of row ${id}: ${String(error)}`;
      if (!rotation.failed.includes(failure)) rotation.failed.push(failure);
      return;
    }
    if (await swap(em, column, { id, sealed, anew })) resealed += 1;
  };
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await Promise.all(rows.slice(at, at + AT_ONCE).map(reseal));
  return resealed;
}

/**
 * Each row by a statement of its own: no lock is held that another transaction could wait for in turn. The setting is what
 * the append-only trail asks for; it ends with the statement.
 */
async function swap(
  em: EntityManager,
  { table, column, id: key, idType }: SealedColumn,
  { id, sealed, anew }: SealedRow & { readonly anew: string },
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `update "${table}" set "${column}" = ?
      from (select set_config('creditfix.resealing', 'on', true) as allowed) as setting
      where "${key}" = ?::${idType} and "${column}" = ? and setting.allowed = 'on' returning 1 as done`,
    [anew, id, sealed],
  );
  return rows.length === 1;
}

async function countLeft(
  em: EntityManager,
  { table, column }: SealedColumn,
  keyId: string,
): Promise<number> {
  const [row] = await em.execute<{ left: number }[]>(
    `select count(*)::int as left from "${table}" where split_part("${column}", '.', 2) <> ?`,
    [keyId],
  );
  return row?.left ?? 0;
}
