export { callerAddress, networkOf } from './network-of.ts';
export {
  createRateLimiter,
  noRateLimits,
  purgeRateBuckets,
  type RateLimiter,
} from './rate-limiter.ts';
export { limitsEntities } from './limits.entities.ts';
