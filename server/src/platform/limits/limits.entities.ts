import { RateBucket } from './rate-bucket.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const limitsEntities = [RateBucket] as const;
