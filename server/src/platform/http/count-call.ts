import type { Endpoint } from '@creditfix/shared/kernel';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Call } from './call.ts';

/** Far above what people do; single calls have closer limits of their own. Many people can share one network address. */
const CALLS_PER_NETWORK = { name: 'calls', hits: 1_200, minutes: 10, tokenBatch: 20 };
const WRITES_PER_ACCOUNT = { name: 'writes', hits: 600, minutes: 10, tokenBatch: 40 };

/**
 * Counts a call towards the limits that hold for all of them: what anyone may call by network, what the signed-in change by
 * account. Their reads cost nothing extra, and a signed body proves its sender by itself.
 *
 * @throws Problem `request.too_many`
 */
export async function countCall(
  limiter: RateLimiter,
  call: Call,
  { access, method, raw }: Endpoint,
): Promise<void> {
  if (raw) return;
  if (access === 'public') return await limiter.hit(CALLS_PER_NETWORK, call.ip);
  const account = call.person ?? call.administrator;
  if (account && method !== 'GET') await limiter.hit(WRITES_PER_ACCOUNT, account.accountId);
}
