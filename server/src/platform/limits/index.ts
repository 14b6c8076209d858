export { RateBucket } from './rate-bucket.entity.ts';
export {
  createRateLimiter,
  noRateLimits,
  purgeRateBuckets,
  type RateLimit,
  type RateLimiter,
} from './rate-limiter.ts';
