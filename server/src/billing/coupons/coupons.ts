import { BillingProblems, couponCodeOf, type CouponFor } from '@creditfix/shared/billing';
import type { Problem } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Coupon } from './coupon.entity.ts';
import { findCoupon, useCoupon, useOfPerson } from './coupon.repository.ts';

/** Codes of the operator's where somebody pays. A use is taken with the order and given back where nothing came of the payment. */

/** Nobody finds a code by trying, wherever it can be typed. */
export const CODES_PER_ACCOUNT = { name: 'codes', hits: 20, minutes: 60 };

interface Wanted {
  readonly code: string;
  readonly isFor: CouponFor;
  readonly accountId: string;
  readonly now: Date;
}

/**
 * The coupon of a code that somebody has typed. Looking takes nothing.
 *
 * @throws Problem that names the field and says why it does not count
 */
export async function readCoupon(em: EntityManager, wanted: Wanted): Promise<Coupon> {
  const { accountId, isFor, now } = wanted;
  const coupon = await findCoupon(em, couponCodeOf(wanted.code));
  if (!coupon || coupon.turnedOffAt) throw refusal('billing.code_unknown');
  if (coupon.isFor !== isFor) throw refusal(`billing.code_for_${coupon.isFor}`);
  if (coupon.endsAt && coupon.endsAt <= now) throw refusal('billing.code_over');
  const used = await useOfPerson(em, { couponId: coupon.id, accountId });
  if (used === 'used') throw refusal('billing.code_used');
  if (used === 'none' && coupon.uses >= coupon.mostUses) throw refusal('billing.code_used_up');
  return coupon;
}

/**
 * Uses a coupon that was read before, in the transaction of what is ordered with it.
 *
 * @throws Problem as `readCoupon`: somebody was faster
 */
export async function takeCoupon(
  tx: EntityManager,
  use: Parameters<typeof useCoupon>[1],
): Promise<void> {
  const result = await useCoupon(tx, use);
  if (result === 'over') throw refusal('billing.code_used_up');
  if (result === 'used_by_them') throw refusal('billing.code_used');
}

function refusal(code: Parameters<typeof BillingProblems.raise>[0]): Problem {
  const message = BillingProblems.raise(code).tell();
  return BillingProblems.raise(code, { fields: [{ path: 'code', message }] });
}
