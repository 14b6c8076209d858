import { join } from 'node:path';
import type { Log } from '#server/platform/logging/index.ts';
import {
  DatabaseFault,
  OURS,
  exists,
  findTraces,
  joinEmbeddedDatabase,
  prepareDataFolder,
  type EmbeddedDatabase,
} from '#server/platform/postgres/index.ts';
import type { DatabasePlace } from './check-database.ts';

/** Where the settings say that the data is. */
export interface DataSettings {
  /** `DATA_DIR`, absolute. */
  readonly dataDir: string;
  /** `DATABASE_URL`; without it the database is in the data folder. */
  readonly url: string | undefined;
  /** `CREATE_DATABASE`. */
  readonly createMissing: boolean;
}

export interface FoundDatabase extends Omit<EmbeddedDatabase, 'url'> {
  readonly place: DatabasePlace;
}

/**
 * The database of these settings: a server of the operator's own, or the one in the data folder, which is started if it does not
 * run yet.
 *
 * @throws DatabaseFault that says what to do
 */
export async function findDatabase(
  { dataDir, url, createMissing }: DataSettings,
  surroundings: { readonly log: Log; readonly alone?: boolean; readonly restoring?: boolean },
): Promise<FoundDatabase> {
  const { restoring = false } = surroundings;
  if (!restoring && (await exists(join(dataDir, OURS.restore))))
    throw new DatabaseFault(
      `A backup was being put back into ${dataDir} (DATA_DIR), and that was not finished. Run npm run restore -- FILE again with the same file.`,
    );
  if (!url) {
    const { url: own, ...embedded } = await joinEmbeddedDatabase(dataDir, surroundings);
    return { place: { url: own, dataDir }, ...embedded };
  }
  await prepareDataFolder(dataDir);
  return {
    place: { url, createMissing, traces: restoring ? [] : await findTraces(dataDir) },
    // Other servers may be on it, on other machines too.
    isFirst: false,
    admitOthers() {},
    leave: async () => {},
  };
}
