import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** Pro granted by staff. At most one grant per account is open. */
export const PlanGrant = defineEntity({
  name: 'PlanGrant',
  tableName: 'plan_grants',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    grantedBy: p.uuid().nullable(),
    reason: p.text(),
    startsAt: p.datetime(),
    anchoredAt: p.datetime(),
    endsAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'plan_grants_open_index', properties: ['accountId'], where: 'withdrawn_at is null' },
  ],
  indexes: [
    {
      name: 'plan_grants_account_id_index',
      properties: ['accountId', 'startsAt'],
      columns: [{ name: 'accountId' }, { name: 'startsAt', sort: 'desc' }],
    },
  ],
});
export type PlanGrant = InferEntity<typeof PlanGrant>;
