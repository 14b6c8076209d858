import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';
import { Coupon } from './coupon.entity.ts';

/** Where somebody has used a code, once each: on a payment page that is open, or for what is ordered or paid. */
export const CouponUse = defineEntity({
  name: 'CouponUse',
  tableName: 'coupon_uses',
  properties: {
    id: p.uuid().primary(),
    couponId: () => p.manyToOne(Coupon).mapToPk().fieldName('coupon_id').deleteRule('cascade'),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade').index(),
    /** The mailbox behind the address: who makes another account for it is the same person. */
    personKey: p.text(),
    /** The checkout or the mailpiece. */
    usedFor: p.uuid().unique(),
    /** The payment page is still open: nothing is paid or ordered yet. */
    open: p.boolean(),
    usedAt: p.datetime(),
  },
  uniques: [{ name: 'coupon_uses_once_each', properties: ['couponId', 'personKey'] }],
});
export type CouponUse = InferEntity<typeof CouponUse>;
