/** The machines that the room tests run on: the same HTTP suite each time. */
export interface LaneFacts {
  readonly lane: 'pglite' | 'postgres' | 'deno';
  /** A migrated database as a file (PGlite lanes). */
  readonly snapshotPath?: string;
  /** A server whose template database is migrated (PostgreSQL lane). */
  readonly postgresUrl?: string;
  readonly templateDatabase?: string;
  /** Where the Deno processes take orders: one for each of Vitest's workers, because each has one thread. */
  readonly hostUrls?: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    laneFacts: LaneFacts;
  }
}
