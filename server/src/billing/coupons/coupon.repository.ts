import { randomUUID } from 'node:crypto';
import { accountsOfMailbox, personKeyOf } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { Subscription } from '../plans/subscription.entity.ts';
import { CouponUse } from './coupon-use.entity.ts';
import { Coupon } from './coupon.entity.ts';

/** Codes and who used them. Neither limit is held by a look beforehand: the row's own checks refuse what is too much. */

type CouponTables = Tables<typeof Coupon | typeof CouponUse | typeof Subscription>;

/** @returns false if there is a code of that name already */
export async function addCoupon(
  tx: EntityManager,
  coupon: Omit<Coupon, 'uses' | 'turnedOffBy' | 'turnedOffAt'>,
): Promise<boolean> {
  const { id, code, isFor, percentOff, centsOff, months, mostUses, endsAt } = coupon;
  const added = await tx
    .getKysely<CouponTables>()
    .insertInto('coupons')
    .values({
      id,
      code,
      is_for: isFor,
      percent_off: percentOff,
      cents_off: centsOff,
      months,
      most_uses: mostUses,
      ends_at: endsAt,
      made_by: coupon.madeBy,
      made_at: coupon.madeAt,
    })
    .onConflict((same) => same.column('code').doNothing())
    .returning('id')
    .execute();
  return added.length === 1;
}

export async function findCoupon(em: EntityManager, code: string): Promise<Coupon | null> {
  return await em.findOne(Coupon, { code }, { disableIdentityMap: true });
}

export async function couponOf(em: EntityManager, id: string): Promise<Coupon | null> {
  return await em.findOne(Coupon, { id }, { disableIdentityMap: true });
}

/** The newest codes. */
export async function newestCoupons(em: EntityManager, limit: number): Promise<Coupon[]> {
  return await em.find(Coupon, {}, { orderBy: { madeAt: -1 }, limit, disableIdentityMap: true });
}

/** Who used these codes, the newest first. */
export async function usesOfCoupons(
  em: EntityManager,
  couponIds: readonly string[],
  limit: number,
) {
  return await em.find(
    CouponUse,
    { couponId: { $in: [...couponIds] } },
    {
      fields: ['couponId', 'accountId', 'usedAt', 'open'],
      orderBy: { usedAt: -1 },
      limit,
      disableIdentityMap: true,
    },
  );
}

/** @returns its code; nothing if there is none or it is off already */
export async function turnCouponOff(
  tx: EntityManager,
  id: string,
  off: { readonly by: string; readonly at: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .getKysely<CouponTables>()
    .updateTable('coupons')
    .set({ turned_off_by: off.by, turned_off_at: off.at })
    .where('id', '=', id)
    .where('turned_off_at', 'is', null)
    .returning('code')
    .execute();
  return row?.code;
}

/** How the person behind an account has used a code, with whichever account: for good, or on a payment page that is still open. */
export async function useOfPerson(
  em: EntityManager,
  { couponId, accountId }: { readonly couponId: string; readonly accountId: string },
): Promise<'used' | 'open' | 'none'> {
  const personKey = await personKeyOf(em, accountId);
  const accountIds = [accountId, ...(await accountsOfMailbox(em, personKey))];
  // By account too: their address has changed since, or a deleted account of theirs has had another one before.
  const use = await em.findOne(
    CouponUse,
    { couponId, $or: [{ personKey }, { accountId: { $in: accountIds } }] },
    { fields: ['open'], orderBy: { open: 1 }, disableIdentityMap: true },
  );
  if (!use) return 'none';
  return use.open ? 'open' : 'used';
}

/**
 * Uses a code for something. Call it under `lockAllowance`; of two people who want the last use at once, the second waits for the row.
 *
 * @returns why it could not be used
 */
export async function useCoupon(
  tx: EntityManager,
  use: {
    readonly couponId: string;
    readonly accountId: string;
    readonly usedFor: string;
    /** For a payment page, until it is paid. */
    readonly open: boolean;
    readonly now: Date;
  },
): Promise<'used' | 'over' | 'used_by_them'> {
  const { couponId, accountId, usedFor, open, now } = use;
  if ((await useOfPerson(tx, use)) !== 'none') return 'used_by_them';
  const db = tx.getKysely<CouponTables>();
  const counted = await db
    .updateTable('coupons')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where('turned_off_at', 'is', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .whereRef('uses', '<', 'most_uses')
    .returning('id')
    .execute();
  if (counted.length === 0) return 'over';
  const used = await db
    .insertInto('coupon_uses')
    .values({
      id: randomUUID(),
      coupon_id: couponId,
      account_id: accountId,
      person_key: await personKeyOf(tx, accountId),
      used_for: usedFor,
      open,
      used_at: now,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .execute();
  return used.length === 0 ? 'used_by_them' : 'used';
}

/** What was paid or ordered with a code is a use for good. */
export async function keepUse(tx: EntityManager, usedFor: string): Promise<void> {
  await tx.nativeUpdate(CouponUse, { usedFor }, { open: false });
}

/** Gives a use back whose payment came to nothing; once, however often it is called. */
export async function giveUseBack(tx: EntityManager, usedFor: string): Promise<void> {
  const db = tx.getKysely<CouponTables>();
  const [back] = await db
    .deleteFrom('coupon_uses')
    .where('used_for', '=', usedFor)
    .returning('coupon_id')
    .execute();
  if (!back) return;
  await db
    .updateTable('coupons')
    .set(({ eb }) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', back.coupon_id)
    .execute();
}

/** The code for Pro that somebody used last, with when; none if a subscription before this one has ended since. */
export async function proCouponOf(
  em: EntityManager,
  { accountId, subscriptionId }: { readonly accountId: string; readonly subscriptionId: string },
) {
  return await em
    .getKysely<CouponTables>()
    .selectFrom('coupon_uses as u')
    .innerJoin('coupons as c', 'c.id', 'u.coupon_id')
    .select([
      'c.percent_off as percentOff',
      'c.cents_off as centsOff',
      'c.months',
      'u.used_at as usedAt',
    ])
    .where('u.account_id', '=', accountId)
    .where('c.is_for', '=', 'pro')
    .where('u.open', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as s')
            .select('s.id')
            .whereRef('s.account_id', '=', 'u.account_id')
            .where('s.id', '<>', subscriptionId)
            .whereRef('s.ended_at', '>', 'u.used_at'),
        ),
      ),
    )
    .orderBy('u.used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The codes that somebody has used, as they may have them. */
export async function couponsUsedBy(em: EntityManager, accountId: string) {
  return await em
    .getKysely<CouponTables>()
    .selectFrom('coupon_uses as u')
    .innerJoin('coupons as c', 'c.id', 'u.coupon_id')
    .select(['c.code', 'c.is_for as isFor', 'u.used_at as usedAt'])
    .where('u.account_id', '=', accountId)
    .orderBy('u.used_at')
    .execute();
}

/** Of a deleted account: open pages give their uses back. What was used stays beside the mailbox's fingerprint, as a trial does. */
export async function forgetCouponUses(tx: EntityManager, accountId: string): Promise<void> {
  const uses = await tx.find(
    CouponUse,
    { accountId, open: true },
    { fields: ['usedFor'], disableIdentityMap: true },
  );
  for (const { usedFor } of uses) await giveUseBack(tx, usedFor);
}
