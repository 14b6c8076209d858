import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Letter } from './letter.entity.ts';

/** That a letter enclosed a copy. It outlives the enclosure and goes with the letter. */
export const LetterEnclosure = defineEntity({
  name: 'LetterEnclosure',
  tableName: 'letter_documents',
  properties: {
    letterId: () =>
      p
        .manyToOne(Letter)
        .mapToPk()
        .fieldName('letter_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    documentId: p.uuid().primary(),
    accountId: p.uuid(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['documentId'] }],
});
export type LetterEnclosure = InferEntity<typeof LetterEnclosure>;
