import type { EntityManager } from '#server/platform/database/index.ts';
import { remember, resumeAt } from './key-rotation.repository.ts';
import type { Rotation, RotationParts } from './rotation.ts';
import {
  countSealed,
  findSealedColumns,
  nextSealed,
  swapSealed,
  type SealedColumn,
  type SealedRow,
} from './sealed-column.repository.ts';

const BATCH = 200;
const AT_ONCE = 4;
/** A service that still seals under an old key keeps adding work; after so many rounds somebody has to look. */
const MOST_ROUNDS = 3;

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
      const rows = await nextSealed(em, column, { lastId, keyId, limit: BATCH });
      if (rows.length === 0) break;
      const resealed = await resealRows(parts, em, { column, rows, rotation });
      lastId = rows.at(-1)?.id ?? null;
      await remember(em, { place, keyId, lastId, done: false });
      rotation.resealed += resealed;
      parts.report({ place, resealed });
    }
    await remember(em, { place, keyId, lastId: null, done: true });
    lastId = null;
    if ((await countSealed(em, column, keyId)) === 0) return 0;
  }
  return await countSealed(em, column, keyId);
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
    if (await swapSealed(em, column, { id, sealed, anew })) resealed += 1;
  };
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await Promise.all(rows.slice(at, at + AT_ONCE).map(reseal));
  return resealed;
}
