import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** That a letter encloses a document. It outlives the document; the database deletes it with the letter, whose feature is above this one. */
export const DocumentUse = defineEntity({
  name: 'DocumentUse',
  tableName: 'letter_documents',
  properties: {
    letterId: p.uuid().primary(),
    documentId: p.uuid().primary(),
    accountId: p.uuid(),
    createdAt: p.datetime(),
    /** The letter has no PDF yet, and nobody may take its enclosures away. */
    isPreparing: p.boolean().default(true),
  },
  indexes: [{ properties: ['documentId'] }],
});
export type DocumentUse = InferEntity<typeof DocumentUse>;
