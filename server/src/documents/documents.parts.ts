import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** What the documents feature needs from the rest of the server. */
export interface DocumentsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly limiter: RateLimiter;
  readonly log: Log;
}
