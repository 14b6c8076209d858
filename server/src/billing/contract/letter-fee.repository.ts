import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { LetterFee, type LetterFeeStatus } from './letter-fee.entity.ts';

/** What finished letters cost under contracts. */

type FeeTables = Tables<typeof LetterFee>;

/** What the letters of a billing period cost by now. */
export async function sumOfPeriod(
  tx: EntityManager,
  { accountId, periodFrom }: { readonly accountId: string; readonly periodFrom: Date },
): Promise<{ readonly cents: number; readonly discountCents: number }> {
  return await tx
    .getKysely<FeeTables>()
    .selectFrom('letter_fees')
    .select([
      sql<number>`coalesce(sum(amount_cents), 0)::int`.as('cents'),
      sql<number>`coalesce(sum(discount_cents), 0)::int`.as('discountCents'),
    ])
    .where('account_id', '=', accountId)
    .where('period_from', '=', periodFrom)
    .where('status', 'not in', ['withdrawn', 'given_back'])
    .executeTakeFirstOrThrow();
}

/** @returns false if that letter has one already */
export async function addFee(
  tx: EntityManager,
  fee: Pick<
    LetterFee,
    | ('letterId' | 'accountId' | 'contractId' | 'subscriptionId' | 'periodFrom')
    | ('amountCents' | 'discountCents' | 'currency' | 'what' | 'status' | 'earnedAt')
  >,
): Promise<boolean> {
  const added = await tx
    .getKysely<FeeTables>()
    .insertInto('letter_fees')
    .values({
      letter_id: fee.letterId,
      account_id: fee.accountId,
      contract_id: fee.contractId,
      subscription_id: fee.subscriptionId,
      period_from: fee.periodFrom,
      amount_cents: fee.amountCents,
      discount_cents: fee.discountCents,
      currency: fee.currency,
      what: fee.what,
      status: fee.status,
      earned_at: fee.earnedAt,
    })
    .onConflict((known) => known.column('letter_id').doNothing())
    .returning('letter_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function lockFee(tx: EntityManager, letterId: string) {
  return await tx
    .getKysely<FeeTables>()
    .selectFrom('letter_fees')
    .select([
      'account_id as accountId',
      'status',
      'asked_at as askedAt',
      'amount_cents as amountCents',
      'payment_id as paymentId',
      'withdraw_at as withdrawAt',
    ])
    .where('letter_id', '=', letterId)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeFee(
  tx: EntityManager,
  letterId: string,
  change: Partial<Pick<LetterFee, 'status' | 'itemId' | 'withdrawAt' | 'withdrawReason'>>,
): Promise<void> {
  await tx.nativeUpdate(LetterFee, { letterId }, change);
}

/** Notes that a fee is worked on, where there is something to do. */
export async function noteFeeAsked(em: EntityManager, letterId: string, now: Date) {
  const asked = await em
    .getKysely<FeeTables>()
    .updateTable('letter_fees')
    .set(({ fn, val }) => ({ asked_at: fn.coalesce('asked_at', val(now)), worked_at: now }))
    .where('letter_id', '=', letterId)
    .where(({ eb, or, and }) =>
      or([
        eb('status', '=', 'due'),
        and([eb('status', '=', 'listed'), eb('withdraw_at', 'is not', null)]),
      ]),
    )
    .returning([
      'account_id as accountId',
      'subscription_id as subscriptionId',
      'amount_cents as amountCents',
      'currency',
      'what',
      'asked_at as askedAt',
      'item_id as itemId',
      'withdraw_at as withdrawAt',
    ])
    .executeTakeFirst();
  return asked && { ...asked, askedAt: asked.askedAt ?? now };
}

/** Writes what the provider answered, where nothing else has come of it meanwhile. */
export async function noteFeeAnswer(
  em: EntityManager,
  letterId: string,
  answer: { readonly status: LetterFeeStatus; readonly itemId: string | null },
): Promise<void> {
  await em.nativeUpdate(LetterFee, { letterId, status: { $in: ['due', 'listed'] } }, answer);
}

/** The fees that an invoice was for, which is paid now. */
export async function settleFees(
  tx: EntityManager,
  itemIds: readonly string[],
  paid: { readonly invoiceId: string; readonly paymentId: string | null },
) {
  return await tx
    .getKysely<FeeTables>()
    .updateTable('letter_fees')
    .set({ status: 'settled', invoice_id: paid.invoiceId, payment_id: paid.paymentId })
    .where('item_id', 'in', itemIds)
    .where('status', 'in', ['due', 'listed'])
    .returning(['letter_id as letterId', 'withdraw_at as withdrawAt', 'withdraw_reason as reason'])
    .execute();
}

/** An account's fees that stand to come with its next invoice. */
export async function listedFees(em: EntityManager, accountId: string) {
  return await em
    .getKysely<FeeTables>()
    .selectFrom('letter_fees')
    .select(['letter_id as letterId', (fee) => fee.ref('item_id').$notNull().as('itemId')])
    .where('account_id', '=', accountId)
    .where('status', '=', 'listed')
    .where('item_id', 'is not', null)
    .execute();
}

/** Fees whose job has given up or was lost, oldest first. */
export async function overdueFees(
  em: EntityManager,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await em
    .getKysely<FeeTables>()
    .selectFrom('letter_fees')
    .select('letter_id as letterId')
    .where(
      sql<boolean>`(status = 'due' or (status = 'listed' and withdraw_at is not null))
        and coalesce(worked_at, earned_at) < ${before}`,
    )
    .orderBy(sql`coalesce(worked_at, earned_at)`)
    .limit(limit)
    .execute();
  return rows.map(({ letterId }) => letterId);
}

/** All of an account's fees, as its owner and a regulator may have them. */
export async function feesOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<FeeTables>()
    .selectFrom('letter_fees')
    .select([
      'letter_id as letterId',
      'contract_id as contractId',
      'earned_at as earnedAt',
      'what',
      'amount_cents as amountCents',
      'currency',
      'status',
      'invoice_id as invoiceId',
      'payment_id as paymentId',
      'withdraw_at as withdrawnAt',
      'withdraw_reason as withdrawReason',
    ])
    .where('account_id', '=', accountId)
    .orderBy('earned_at')
    .execute();
}

/** Forgets fees of before that instant. */
export async function purgeFees(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(LetterFee, { earnedAt: { $lt: before } });
}
