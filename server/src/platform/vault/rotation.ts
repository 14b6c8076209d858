import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import type { Place, Vault } from './vault.ts';

/** What a change of keys works with, and how it remembers where it is. */

/** The sealed files that a room's rows name: the file store itself can't list them. */
export interface SealedFiles {
  /** The room's name, for the memory of how far it came. */
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

export interface SealedFile {
  readonly key: string;
  readonly place: Place;
}

export interface RotationParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly rooms: readonly SealedFiles[];
  /** Hears after each batch what was done in which place. */
  readonly report: (progress: { readonly place: string; readonly resealed: number }) => void;
}

export interface Rotation {
  resealed: number;
  /** Still under an older key after all tries. */
  left: number;
  /** Named by a row and not in the file store. */
  missing: string[];
  /** What did not open, and why. */
  failed: string[];
}

/** Where an interrupted change to the same key came to in this place; null to begin at the first row. */
export async function resumeAt(
  em: EntityManager,
  place: string,
  keyId: string,
): Promise<string | null> {
  const [row] = await em.execute<{ last_id: string | null }[]>(
    'select last_id from key_rotation where place = ? and key_id = ? and not done',
    [place, keyId],
  );
  return row?.last_id ?? null;
}

export async function remember(
  em: EntityManager,
  state: {
    readonly place: string;
    readonly keyId: string;
    readonly lastId: string | null;
    readonly done: boolean;
  },
): Promise<void> {
  await em.execute(
    `insert into key_rotation (place, key_id, last_id, done) values (?, ?, ?, ?)
     on conflict (place) do update set key_id = excluded.key_id, last_id = excluded.last_id, done = excluded.done`,
    [state.place, state.keyId, state.lastId, state.done],
  );
}
