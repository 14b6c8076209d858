import type { CouponFor } from '@creditfix/shared/billing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A code that takes something off a price. It is never changed: it is turned off, and another one is made. */
export const Coupon = defineEntity({
  name: 'Coupon',
  tableName: 'coupons',
  properties: {
    id: p.uuid().primary(),
    code: p.text().unique(),
    isFor: p.text().$type<CouponFor>(),
    percentOff: p.integer().nullable(),
    centsOff: p.integer().nullable(),
    months: p.integer().nullable(),
    mostUses: p.integer(),
    /** Open payment pages and what was paid, deleted accounts included. */
    uses: p.integer().default(0),
    endsAt: p.datetime().nullable(),
    madeBy: p.uuid(),
    madeAt: p.datetime(),
    turnedOffBy: p.uuid().nullable(),
    turnedOffAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['madeAt'] }],
  checks: [
    { name: 'coupons_uses_check', expression: '((uses >= 0) AND (uses <= most_uses))' },
    { name: 'coupons_off_check', expression: '(num_nonnulls(percent_off, cents_off) = 1)' },
  ],
});
export type Coupon = InferEntity<typeof Coupon>;
