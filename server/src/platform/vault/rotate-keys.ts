import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { removeUnnamed, type FileStore } from '#server/platform/files/index.ts';
import {
  findWriting,
  noteWriting,
  remember,
  resumeAt,
  countSealed,
  findSealedColumns,
  nextSealed,
  type SealedColumn,
  type SealedValue,
  swapSealed,
} from './vault.repository.ts';
import { type Place, sealingKeyId, type Vault } from './vault.ts';

const ROWS_AT_ONCE = 200;
const AT_ONCE = 4;
/** A service that still seals under an old key keeps adding work; after so many rounds somebody has to look. */
const MOST_ROUNDS = 3;

/**
 * Seals every sealed column of the database again.
 *
 * @returns how many values are still under an older key
 */
async function rotateColumns(parts: RotationParts, rotation: Rotation): Promise<number> {
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
      const rows = await nextSealed(em, column, { lastId, keyId, limit: ROWS_AT_ONCE });
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

/** @returns how many were sealed again; one that somebody else wrote meanwhile keeps what they wrote */
async function resealRows(
  { vault }: RotationParts,
  em: EntityManager,
  work: {
    readonly column: SealedColumn;
    readonly rows: readonly SealedValue[];
    readonly rotation: Rotation;
  },
): Promise<number> {
  const { column, rows, rotation } = work;
  const name = `${column.table}.${column.column}`;
  let resealed = 0;
  const reseal = async ({ id, sealed }: SealedValue) => {
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

const FILES_AT_ONCE = 50;

interface Round {
  readonly em: EntityManager;
  readonly feature: SealedFiles;
  readonly rotation: Rotation;
  readonly place: string;
}

/**
 * Seals a feature's files again, one at a time, while others read and remove them. A round that begins at the first row and finds
 * nothing to do is the proof that nothing is left.
 */
async function rotateFiles(
  parts: RotationParts,
  feature: SealedFiles,
  rotation: Rotation,
): Promise<void> {
  const em = parts.database.fork();
  const place = `files of ${feature.name}`;
  const round: Round = { em, feature, rotation, place };
  await clearInterrupted(parts, round);
  let from = await resumeAt(em, place, parts.vault.newestKeyId);
  let left = 0;
  for (let rounds = 0; rounds <= MOST_ROUNDS; rounds += 1) {
    const isWhole = from === null;
    left = await oneRound(parts, round, from);
    if (isWhole && left === 0) return;
    from = null;
  }
  rotation.left += left;
}

/** @returns how many files were found under an older key */
async function oneRound(parts: RotationParts, round: Round, from: string | null): Promise<number> {
  const { em, feature, place, rotation } = round;
  const keyId = parts.vault.newestKeyId;
  let lastId = from;
  let old = 0;
  for (;;) {
    const rows = await feature.next(em, lastId, FILES_AT_ONCE);
    if (rows.length === 0) break;
    let resealed = 0;
    for (const { rowId, files } of rows) {
      for (const file of files) {
        const outcome = await resealFile(parts, round, rowId, file);
        if (outcome !== 'new') old += 1;
        if (outcome === 'resealed') resealed += 1;
      }
    }
    lastId = rows.at(-1)?.rowId ?? null;
    await remember(em, { place, keyId, lastId, done: false });
    rotation.resealed += resealed;
    if (resealed > 0) parts.report({ place, resealed });
  }
  await remember(em, { place, keyId, lastId: null, done: true });
  return old;
}

async function resealFile(
  { vault, files }: RotationParts,
  { em, feature, rotation, place: roundPlace }: Round,
  rowId: string,
  { key, place }: SealedFile,
): Promise<'new' | 'resealed' | 'failed'> {
  const sealed = await files.get(key);
  if (!sealed) {
    const isMissing = await feature.names(em, rowId, key);
    if (isMissing && !rotation.missing.includes(key)) rotation.missing.push(key);
    return 'new';
  }
  if (sealingKeyId(sealed) === vault.newestKeyId) return 'new';
  let anew: Uint8Array;
  try {
    anew = vault.sealBytes(vault.openBytes(sealed, place), place);
  } catch (error) {
    const failure = `${place.column} of row ${place.rowId}: ${String(error)}`;
    if (!rotation.failed.includes(failure)) rotation.failed.push(failure);
    return 'failed';
  }
  // Should the file be removed just now, writing it brings it back: that is noted before, and looked at after.
  await noteWriting(em, roundPlace, { rowId, key });
  await files.put(key, anew);
  if (!(await feature.names(em, rowId, key))) await removeUnnamed(em, files, [key]);
  return 'resealed';
}

/** A file that was being written when the last change of keys was stopped may have been removed by its feature meanwhile. */
async function clearInterrupted(
  { files, vault }: RotationParts,
  { em, feature, place }: Round,
): Promise<void> {
  const writing = await findWriting(em, place);
  if (!writing) await remember(em, { place, keyId: vault.newestKeyId, lastId: null, done: false });
  if (!writing?.writingRow || !writing.writingKey) return;
  if (!(await feature.names(em, writing.writingRow, writing.writingKey)))
    await removeUnnamed(em, files, [writing.writingKey]);
}

/**
 * Seals everything again under the newest key: every sealed column and every sealed file, in small steps, while servers that
 * know both keys go on. Stopped at any point, it goes on from there when it is called again.
 *
 * @returns what was done; the older keys may go only if nothing is left and nothing failed
 */
export async function rotateKeys(parts: RotationParts): Promise<Rotation> {
  const rotation: Rotation = { resealed: 0, left: 0, missing: [], failed: [] };
  await rotateColumns(parts, rotation);
  for (const feature of parts.features) await rotateFiles(parts, feature, rotation);
  // The files take long, and a server that knows the old key alone may have written rows meanwhile.
  rotation.left += await rotateColumns(parts, rotation);
  return rotation;
}

/** What a change of keys works with, and how it remembers where it is. */

/** The sealed files that a feature's rows name: the file store itself can't list them. */
export interface SealedFiles {
  /** The feature's name, for the memory of how far it came. */
  readonly name: string;
  /** The next rows by id, each with its files. */
  next(
    em: EntityManager,
    afterId: string | null,
    limit: number,
  ): Promise<readonly { readonly rowId: string; readonly files: readonly SealedFile[] }[]>;
  /** Whether the row is still there and still names the file; no longer, once the file is due to be removed. */
  names(em: EntityManager, rowId: string, key: string): Promise<boolean>;
}

interface SealedFile {
  readonly key: string;
  readonly place: Place;
}

interface RotationParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly features: readonly SealedFiles[];
  /** Hears after each batch what was done in which place. */
  readonly report: (progress: { readonly place: string; readonly resealed: number }) => void;
}

interface Rotation {
  resealed: number;
  /** Still under an older key after all tries. */
  left: number;
  /** Named by a row and not in the file store. */
  missing: string[];
  /** What did not open, and why. */
  failed: string[];
}
