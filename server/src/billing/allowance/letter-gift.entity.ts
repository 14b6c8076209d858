import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** One more letter that the staff gave as goodwill. It counts in the period of the plan in which it was given. */
export const LetterGift = defineEntity({
  name: 'LetterGift',
  tableName: 'letter_gifts',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    /** The member of the staff. */
    givenBy: p.uuid(),
    reason: p.text(),
    givenAt: p.datetime(),
    withdrawnAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['accountId', 'givenAt'] }],
});
export type LetterGift = InferEntity<typeof LetterGift>;
