import type { EntityManager } from '#server/platform/database/index.ts';
import { findWriting, noteWriting, remember, resumeAt } from './key-rotation.repository.ts';
import type { Rotation, RotationParts, SealedFile, SealedFiles } from './rotation.ts';
import { sealingKeyId } from './vault.ts';

const BATCH = 50;
const MOST_ROUNDS = 3;

interface Round {
  readonly em: EntityManager;
  readonly feature: SealedFiles;
  readonly rotation: Rotation;
  readonly place: string;
}

/**
 * Seals a feature's files anew, one at a time, while others read and remove them. A round that begins at the first row and finds
 * nothing to do is the proof that nothing is left.
 */
export async function rotateFiles(
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
    const rows = await feature.next(em, lastId, BATCH);
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
  if (!(await feature.names(em, rowId, key))) await files.remove(key);
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
    await files.remove(writing.writingKey);
}
