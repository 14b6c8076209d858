import type { RefundStatus } from '@creditfix/shared/billing';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { Payment } from './payment.entity.ts';
import type { ProviderInvoice, ProviderRefund } from '../payments.port.ts';
import { Refund } from './refund.entity.ts';
import type { ServiceContract } from '../contract/service-contract.entity.ts';
import type { Subscription } from '../plans/subscription.entity.ts';

/** Payments, one for each invoice that money was paid for, and their refunds. */

type PaymentTables = Tables<typeof Payment | typeof Refund>;

/** What is known of a payment, to compare with what the provider says. */
export type KnownPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export async function findPayment(em: EntityManager, invoiceId: string) {
  return await knownPayment(em, invoiceId).executeTakeFirst();
}

/** As `findPayment`; the payment stays as it is until the transaction ends. */
export async function lockPaymentOfInvoice(
  tx: EntityManager,
  invoiceId: string,
): Promise<KnownPayment | undefined> {
  return await knownPayment(tx, invoiceId).forUpdate().executeTakeFirst();
}

function knownPayment(em: EntityManager, invoiceId: string) {
  return em
    .getKysely<PaymentTables>()
    .selectFrom('payments')
    .select([
      'id',
      'account_id as accountId',
      'version',
      'disputed_at as disputedAt',
      'paid_at as paidAt',
    ])
    .where('invoice_id', '=', invoiceId);
}

/** Locks a payment until the transaction ends: its refunds are decided on one after another. */
export async function lockPayment(tx: EntityManager, id: string) {
  return await tx
    .getKysely<PaymentTables>()
    .selectFrom('payments')
    .select([
      'amount_cents as amountCents',
      'refunded_cents as refundedCents',
      'account_id as accountId',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an account has paid for a subscription before. */
export async function hasPaidForPro(tx: EntityManager, accountId: string): Promise<boolean> {
  const earlier = await tx.findOne(
    Payment,
    { accountId, subscriptionId: { $ne: null } },
    { fields: ['id'], disableIdentityMap: true },
  );
  return earlier !== null;
}

export async function addPayment(
  tx: EntityManager,
  payment: {
    readonly id: string;
    readonly found: ProviderInvoice;
    readonly accountId: string | null;
    readonly what: string;
    readonly paidAt: Date;
    readonly disputedAt: Date | null;
  },
): Promise<void> {
  const { id, found, accountId, what, paidAt, disputedAt } = payment;
  await tx
    .getKysely<PaymentTables>()
    .insertInto('payments')
    .values({
      id,
      account_id: accountId,
      invoice_id: found.id,
      payment_intent_id: found.paymentIntentId,
      charge_id: found.charge?.id ?? null,
      subscription_id: found.subscriptionId,
      what,
      amount_cents: found.amountPaidCents,
      refunded_cents: found.charge?.refundedCents ?? 0,
      disputed_at: disputedAt,
      currency: found.currency,
      invoice_url: found.invoiceUrl,
      paid_at: paidAt,
    })
    .execute();
}

/** Writes what the provider says now; what it does not say stays. A dispute keeps its first instant. */
export async function changePayment(
  tx: EntityManager,
  id: string,
  {
    found: { charge, paymentIntentId },
    disputedAt,
  }: { readonly found: ProviderInvoice; readonly disputedAt: Date | null },
): Promise<void> {
  await tx
    .getKysely<PaymentTables>()
    .updateTable('payments')
    .set(({ fn, val, ref, eb }) => ({
      refunded_cents: charge?.refundedCents ?? ref('refunded_cents'),
      charge_id: charge?.id ?? ref('charge_id'),
      payment_intent_id: paymentIntentId ?? ref('payment_intent_id'),
      disputed_at: fn.coalesce('disputed_at', val(disputedAt)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Raises what went back to the sum of the refunds that the bank has taken; never lowers it. */
export async function countRefunds(tx: EntityManager, paymentId: string): Promise<void> {
  await tx
    .getKysely<PaymentTables>()
    .updateTable('payments')
    .set(({ eb, selectFrom }) => ({
      version: eb('version', '+', 1),
      refunded_cents: sql<number>`greatest(payments.refunded_cents, ${selectFrom('refunds')
        .select(sql<number>`coalesce(sum(refunds.amount_cents), 0)`.as('cents'))
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('refunds.status', 'in', ['pending', 'succeeded'])})`,
    }))
    .where('id', '=', paymentId)
    .execute();
}

/** The newest of what an account has paid. */
export async function newestPayments(em: EntityManager, accountId: string, limit: number) {
  return await em
    .getKysely<PaymentTables>()
    .selectFrom('payments')
    .select([
      'id',
      'paid_at as paidAt',
      'amount_cents as amountCents',
      'refunded_cents as refundedCents',
      'disputed_at as disputedAt',
      'currency',
      'what',
      'invoice_url as invoiceUrl',
    ])
    .where('account_id', '=', accountId)
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** All that an account has paid, as its owner may have it. */
export async function paymentsOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<PaymentTables>()
    .selectFrom('payments')
    .select([
      'what',
      'amount_cents as amountCents',
      'refunded_cents as refundedCents',
      'currency',
      'paid_at as paidAt',
      'disputed_at as disputedAt',
      'invoice_id as invoiceId',
      'invoice_url as invoiceUrl',
    ])
    .where('account_id', '=', accountId)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
}

/** All refunds of what an account has paid, as its owner may have them. */
export async function refundsOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<PaymentTables>()
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select([
      'r.id',
      'p.invoice_id as invoiceId',
      'p.what',
      'r.amount_cents as amountCents',
      'r.reason',
      'r.made_by as madeBy',
      'r.status',
      'r.created_at as createdAt',
      'r.done_at as doneAt',
    ])
    .where('p.account_id', '=', accountId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}

/** The provider's page of an invoice shows a name and an address to the person who has the link. */
export async function forgetInvoicePages(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeUpdate(Payment, { accountId }, { invoiceUrl: null });
}

/** Forgets payments of before that instant, with their refunds. */
export async function purgePaymentsBefore(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(Payment, { paidAt: { $lt: before } });
}

export async function findRefunds(tx: EntityManager, paymentId: string) {
  return await tx.find(
    Refund,
    { paymentId },
    { fields: ['status', 'amountCents', 'providerId'], disableIdentityMap: true },
  );
}

/** Adds a refund that the provider is to be asked for. */
export async function addRefund(
  tx: EntityManager,
  refund: Pick<Refund, 'id' | 'paymentId' | 'amountCents' | 'reason' | 'madeBy' | 'createdAt'>,
): Promise<void> {
  await tx.insert(Refund, { ...refund, status: 'asked' });
}

/** Adds a refund that we first heard of from the provider. */
export async function addProviderRefund(
  tx: EntityManager,
  {
    paymentId,
    id: providerId,
    amountCents,
    status,
    reason,
    createdAt,
  }: ProviderRefund & { readonly paymentId: string },
): Promise<void> {
  await tx.insert(Refund, {
    id: randomUUID(),
    paymentId,
    amountCents,
    reason: reason?.replaceAll('_', ' ') ?? '',
    madeBy: 'provider',
    status,
    providerId,
    createdAt,
    doneAt: createdAt,
  });
}

/** A refund that the provider is asked for, with the payment that it is of. */
export type AskedRefund = NonNullable<Awaited<ReturnType<typeof noteRefundAsked>>>;

/** Notes when a refund was first asked for; undefined if it is answered already. */
export async function noteRefundAsked(em: EntityManager, id: string, now: Date) {
  const asked = await em
    .getKysely<PaymentTables>()
    .updateTable('refunds')
    .from('payments')
    .set(({ fn, val }) => ({ asked_at: fn.coalesce('refunds.asked_at', val(now)) }))
    .whereRef('payments.id', '=', 'refunds.payment_id')
    .where('refunds.id', '=', id)
    .where('refunds.status', '=', 'asked')
    .returning([
      'refunds.id',
      'refunds.payment_id as paymentId',
      'refunds.amount_cents as amountCents',
      'refunds.asked_at as askedAt',
      'payments.payment_intent_id as paymentIntentId',
      'payments.charge_id as chargeId',
      'payments.account_id as accountId',
      'payments.paid_at as paidAt',
    ])
    .executeTakeFirst();
  return asked && { ...asked, askedAt: asked.askedAt ?? now };
}

/** @returns false if it was recorded before; then nothing changes */
export async function recordRefundAnswer(
  tx: EntityManager,
  id: string,
  answer: Pick<Refund, 'status' | 'providerId' | 'doneAt'>,
): Promise<boolean> {
  return (await tx.nativeUpdate(Refund, { id, status: 'asked' }, answer)) > 0;
}

/**
 * Writes what became of a refund. It only goes forward, so an older answer that is written last changes nothing: a bank takes it,
 * and may send it back; what was sent back stays failed.
 *
 * @returns undefined if nothing changed
 */
export async function advanceRefund(tx: EntityManager, providerId: string, status: RefundStatus) {
  return await tx
    .getKysely<PaymentTables>()
    .updateTable('refunds')
    .from('payments')
    .set({ status })
    .whereRef('payments.id', '=', 'refunds.payment_id')
    .where('refunds.provider_id', '=', providerId)
    .where('refunds.status', 'in', status === 'failed' ? ['pending', 'succeeded'] : ['pending'])
    .returning([
      'refunds.id',
      'refunds.payment_id as paymentId',
      'refunds.amount_cents as amountCents',
      'payments.account_id as accountId',
      'payments.paid_at as paidAt',
    ])
    .executeTakeFirst();
}

/** The ids of refunds that were decided on before that instant and that nobody has answered, oldest first. */
export async function overdueRefunds(
  em: EntityManager,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await em.find(
    Refund,
    { status: 'asked', createdAt: { $lt: before } },
    { fields: ['id'], orderBy: { createdAt: 1 }, limit, disableIdentityMap: true },
  );
  return rows.map(({ id }) => id);
}

/** How many payments are kept of an account, and when the newest was paid. */
export async function countPayments(em: EntityManager, accountId: string) {
  return await em
    .getKysely<PaymentTables>()
    .selectFrom('payments')
    .select(({ fn }) => [fn.countAll<number>().as('payments'), fn.max('paid_at').as('lastPaidAt')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Those of these accounts of which a payment or a contract is kept, or a subscription goes on. */
export async function accountsWithPayments(
  em: EntityManager,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const database = em.getKysely<
    PaymentTables & Tables<typeof Subscription | typeof ServiceContract>
  >();
  const rows = await database
    .selectFrom('payments')
    .select((payment) => payment.ref('account_id').$notNull().as('account_id'))
    .where('account_id', 'in', accountIds)
    .union(
      database
        .selectFrom('subscriptions')
        .select('account_id')
        .where('account_id', 'in', accountIds)
        .where('ended_at', 'is', null),
    )
    .union(
      database
        .selectFrom('service_contracts')
        .select((contract) => contract.ref('account_id').$notNull().as('account_id'))
        .where('account_id', 'in', accountIds),
    )
    .execute();
  return rows.map(({ account_id }) => account_id);
}
