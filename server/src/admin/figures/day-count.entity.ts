import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** How many came how far on a day, or what letters came to in a month; never who. Triggers and visits add to it, in shards. */
export const DayCount = defineEntity({
  name: 'DayCount',
  tableName: 'day_counts',
  properties: {
    name: p.text().primary(),
    day: p.date().primary(),
    shard: p.integer().primary(),
    amount: p.bigint('number'),
  },
  indexes: [
    { name: 'day_counts_outcomes_index', properties: ['day'], where: "name like 'outcome|%'" },
  ],
});
export type DayCount = InferEntity<typeof DayCount>;
