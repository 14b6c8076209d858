import { defineEntity, p } from '@mikro-orm/core';

/** Hits of one key in one window of time. */
export const RateBucket = defineEntity({
  name: 'RateBucket',
  tableName: 'rate_buckets',
  properties: {
    key: p.text().primary(),
    hits: p.integer(),
    expiresAt: p.datetime(),
  },
  indexes: [{ properties: ['expiresAt'] }],
});
