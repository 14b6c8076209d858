import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** The signature that a person kept for the next letter. */
export const SavedSignature = defineEntity({
  name: 'SavedSignature',
  tableName: 'saved_signatures',
  properties: {
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    sealedSignature: p.text(),
    updatedAt: p.datetime(),
  },
});
export type SavedSignature = InferEntity<typeof SavedSignature>;
