export { callerAddress, networkOf } from './network-of.ts';
export { RateBucket } from './rate-bucket.entity.ts';
export {
  createRateLimiter,
  noRateLimits,
  purgeRateBuckets,
  type RateLimiter,
} from './rate-limiter.ts';
export { limitsEntities } from './limits.entities.ts';
