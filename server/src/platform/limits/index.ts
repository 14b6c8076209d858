export {
  callerAddress,
  networkOf,
  createRateLimiter,
  noRateLimits,
  type RateLimiter,
} from './rate-limiter.ts';
export { purgeRateBuckets } from './rate-bucket.repository.ts';
export { limitsEntities } from './limits.entities.ts';
