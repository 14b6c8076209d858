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
    /** Its place among the items of that letter, from 1. */
    itemNumber: p.integer(),
    /** Keyed fingerprint under which the same item is known again, whoever else hears of it. */
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
