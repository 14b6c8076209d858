import type { ReferralRefusal } from '@creditfix/shared/billing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** Who invited whom, and what became of the reward. */
export const Referral = defineEntity({
  name: 'Referral',
  tableName: 'referrals',
  properties: {
    friendId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('friend_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    referrerId: () =>
      p.manyToOne(Account).mapToPk().fieldName('referrer_id').deleteRule('cascade').index(),
    joinedAt: p.datetime(),
    /** Why it earns nothing; null if it earns its credit. */
    refusedBecause: p.text().$type<ReferralRefusal>().nullable(),
    rewardedAt: p.datetime().nullable(),
    rewardCents: p.integer().default(0),
    /** The friend's first paid invoice. */
    invoiceId: p.text().nullable().unique(),
    creditAskedAt: p.datetime().nullable(),
    creditId: p.text().nullable(),
    /** When that payment went back. */
    paidBackAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'referrals_uncredited_index',
      properties: ['rewardedAt'],
      where: 'rewarded_at is not null and credit_id is null',
    },
  ],
});
export type Referral = InferEntity<typeof Referral>;
