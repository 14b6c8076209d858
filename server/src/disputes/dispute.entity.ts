import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';
import { Letter } from '#server/letters/index.ts';

/** One item disputed with one recipient. What it is about is sealed. */
export const Dispute = defineEntity({
  name: 'Dispute',
  tableName: 'disputes',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    firstLetterId: () =>
      p.manyToOne(Letter).mapToPk().fieldName('first_letter_id').deleteRule('cascade'),
    itemNumber: p.integer(),
    itemKey: p.text(),
    sealedItem: p.text(),
    resolvedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['firstLetterId', 'itemNumber'] }],
  indexes: [
    {
      properties: ['accountId', 'createdAt'],
      columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'desc' }],
    },
    { properties: ['accountId', 'itemKey'] },
  ],
});
export type Dispute = InferEntity<typeof Dispute>;
