import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** The signature that a person kept for the next letter. */
export const SavedSignature = defineEntity({
  name: 'SavedSignature',
  tableName: 'saved_signatures',
  properties: {
    accountId: p.uuid().primary(),
    sealedSignature: p.text(),
    updatedAt: p.datetime(),
  },
});
export type SavedSignature = InferEntity<typeof SavedSignature>;
