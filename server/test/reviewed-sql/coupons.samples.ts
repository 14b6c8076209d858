import * as coupon from '#server/billing/coupons/coupon.repository.ts';
import { AT, ID, LATER, NAME, NEW_ID, sampled } from './sample.ts';

export const couponSamples = [
  sampled('billing/coupons/coupon', coupon, {
    addCoupon: [
      [
        {
          id: NEW_ID,
          code: 'NEW',
          isFor: 'pro',
          percentOff: 10,
          centsOff: null,
          months: 1,
          mostUses: 9,
          endsAt: LATER,
          madeBy: ID,
          madeAt: AT,
        },
      ],
    ],
    findCoupon: [[NAME]],
    couponOf: [[ID]],
    newestCoupons: [[100]],
    usesOfCoupons: [[[ID], 100]],
    turnCouponOff: [[ID, { by: ID, at: AT }]],
    useOfPerson: [[{ couponId: ID, accountId: ID }]],
    useCoupon: [[{ couponId: ID, accountId: ID, usedFor: NEW_ID, open: true, now: AT }]],
    keepUse: [[ID]],
    giveUseBack: [[ID]],
    proCouponOf: [[{ accountId: ID, subscriptionId: NAME }]],
    couponsUsedBy: [[ID]],
    forgetCouponUses: [[ID]],
  }),
];
