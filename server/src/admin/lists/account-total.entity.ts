import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** What the staff's list of users shows of letters and revenue, kept by triggers. */
export const AccountTotal = defineEntity({
  name: 'AccountTotal',
  tableName: 'account_totals',
  properties: {
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    letters: p.integer().default(0),
    /** The newest month with a letter (`YYYY-MM`), and how many were signed in it. */
    lettersMonth: p.text().default(''),
    lettersInMonth: p.integer().default(0),
    revenueCents: p.bigint('number').defaultRaw('0'),
  },
});
export type AccountTotal = InferEntity<typeof AccountTotal>;
