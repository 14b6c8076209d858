import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A letter that was taken from an account's allowance. Letters announce each one here when it is signed. */
export const LetterUse = defineEntity({
  name: 'LetterUse',
  tableName: 'letter_uses',
  properties: {
    letterId: p.uuid().primary(),
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action'),
    /** The day from which it counts: when it was signed, or when it was mailed once more after it had been given back. */
    usedAt: p.datetime(),
    /** It was given back once and counts again since `usedAt`. */
    again: p.boolean(),
    /** Since when it counts no more: it was paid for and did not arrive. */
    givenBackAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['accountId', 'usedAt'] }],
});
export type LetterUse = InferEntity<typeof LetterUse>;
