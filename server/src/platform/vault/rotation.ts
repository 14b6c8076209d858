import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import type { Place, Vault } from './vault.ts';

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

export interface SealedFile {
  readonly key: string;
  readonly place: Place;
}

export interface RotationParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly features: readonly SealedFiles[];
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
