import type { Clock } from '#server/platform/clock/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** What the reports feature needs from the rest of the server. */
export interface ReportsParts {
  readonly clock: Clock;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
}
