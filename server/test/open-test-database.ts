import { inject } from 'vitest';
import { databaseShape } from '#server/database-shape.ts';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import './test-projects.ts';
import { copyDatabase } from './test-databases.ts';

/** A database of its own, with all tables, for a test that needs no server. */
export async function openTestDatabase(): Promise<Database> {
  const copy = await copyDatabase(inject('testProjectFacts').database);
  const database = await openDatabase({ url: copy.url }, databaseShape);
  return {
    ...database,
    async close() {
      await database.close();
      await copy.drop();
    },
  };
}
