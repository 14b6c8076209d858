import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { databaseShape } from '#server/database-shape.ts';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import './lanes.ts';

/** A database of its own in memory, with all tables, for a test that needs no server. */
export async function openTestDatabase(): Promise<Database> {
  const { snapshotPath = '' } = inject('laneFacts');
  return await openDatabase(
    { kind: 'memory', snapshot: await openAsBlob(snapshotPath) },
    databaseShape,
  );
}
