import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Letter } from '../letter.entity.ts';

/** An item that a signed letter is about. */
export const DisputedItem = defineEntity({
  name: 'DisputedItem',
  tableName: 'disputed_items',
  properties: {
    id: p.uuid().primary(),
    letterId: () =>
      p.manyToOne(Letter).mapToPk().fieldName('letter_id').deleteRule('cascade').index(),
    accountId: p.uuid(),
    /** Keyed fingerprint of the item, so that a later letter about it is known. */
    itemKey: p.text(),
    /** Keyed fingerprint of the item, the same for everyone who disputes it; null where too little of its number is known. */
    sharedKey: p.text().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: 'disputed_items_account_id_item_key_index',
      properties: ['accountId', 'itemKey', 'createdAt'],
      columns: [{ name: 'accountId' }, { name: 'itemKey' }, { name: 'createdAt', sort: 'desc' }],
    },
    { properties: ['sharedKey'], where: 'shared_key is not null' },
  ],
});
export type DisputedItem = InferEntity<typeof DisputedItem>;
