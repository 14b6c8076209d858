import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** Letters that were asked for after the period's letters were used. */
export const AllowanceAttempt = defineEntity({
  name: 'AllowanceAttempt',
  tableName: 'allowance_attempts',
  properties: {
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    periodFrom: p.datetime().primary(),
    attempts: p.integer(),
  },
});
export type AllowanceAttempt = InferEntity<typeof AllowanceAttempt>;
