import { defineEntity, p } from '@mikro-orm/core';

/** That a letter enclosed a copy. It outlives the copy and goes with the letter. */
export const LetterDocument = defineEntity({
  name: 'LetterDocument',
  tableName: 'letter_documents',
  properties: {
    letterId: p.uuid().primary(),
    documentId: p.uuid().primary(),
    accountId: p.uuid(),
    createdAt: p.datetime(),
  },
});
