import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** An item that a signed letter is about. */
export const DisputedItem = defineEntity({
  name: 'DisputedItem',
  tableName: 'disputed_items',
  properties: {
    id: p.uuid().primary(),
    letterId: p.uuid(),
    accountId: p.uuid(),
    /** Keyed fingerprint of the item, so that a later letter about it is known. */
    itemKey: p.text(),
    /** Keyed fingerprint of the item whoever disputes it; null where too little of its number is known. */
    sharedKey: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type DisputedItem = InferEntity<typeof DisputedItem>;
