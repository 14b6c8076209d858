export { callerAddress, networkOf } from './network-of.ts';
export { purgeRateBuckets } from './rate-bucket.repository.ts';
export { createRateLimiter, noRateLimits, type RateLimiter } from './rate-limiter.ts';
export { limitsEntities } from './limits.entities.ts';
