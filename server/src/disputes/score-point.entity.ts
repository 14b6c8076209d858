import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A credit score that a person wrote down. */
export const ScorePoint = defineEntity({
  name: 'ScorePoint',
  tableName: 'score_points',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    seenOn: p.date(),
    score: p.integer(),
    source: p.text(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['accountId', 'seenOn'] }],
});
export type ScorePoint = InferEntity<typeof ScorePoint>;
