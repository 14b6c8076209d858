import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Sums that the dashboard reads, kept up to date by triggers in shards so that writers do not wait for each other. */
export const KeptTotal = defineEntity({
  name: 'KeptTotal',
  tableName: 'kept_totals',
  properties: {
    name: p.text().primary(),
    month: p.text().primary(),
    shard: p.integer().primary(),
    amount: p.bigint('number'),
  },
});
export type KeptTotal = InferEntity<typeof KeptTotal>;
