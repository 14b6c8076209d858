import type { Bureau } from '@creditfix/shared/letters';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** The facts of a credit report that a person asked to keep, to compare the next one with. */
export const KeptReport = defineEntity({
  name: 'KeptReport',
  tableName: 'kept_reports',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    bureau: p.text().$type<Bureau>(),
    /** A day or a month, as the report names it. */
    reportDate: p.text().nullable(),
    accounts: p.integer(),
    sealedFacts: p.text(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      properties: ['accountId', 'createdAt'],
      columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'desc' }],
    },
    { properties: ['createdAt'] },
  ],
});
export type KeptReport = InferEntity<typeof KeptReport>;
