import { sql, type ExpressionBuilder } from 'kysely';
import { lockAccount } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { BillingCustomer } from '../plans/billing-customer.entity.ts';
import { MailCharge, MailChargeStatus } from './mail-charge.entity.ts';
import type { ProviderInvoice } from '../payments.port.ts';

type ChargeTables = Tables<typeof MailCharge | typeof BillingCustomer>;

/** Not paid, and not given up. */
const OPEN: readonly MailChargeStatus[] = [
  MailChargeStatus.due,
  MailChargeStatus.charged,
  MailChargeStatus.failed,
];

/** What a provider's answer about a mailing's invoice is compared with. */
export type LockedCharge = NonNullable<Awaited<ReturnType<typeof lockChargeOfInvoice>>>;

/** A charge that is still to be collected or withdrawn. */
export type OpenCharge = NonNullable<Awaited<ReturnType<typeof noteChargeAsked>>>;

/** @returns false if the mailing has a charge already; then nothing changes */
export async function addCharge(
  tx: EntityManager,
  charge: {
    readonly mailpieceId: string;
    readonly accountId: string;
    readonly amountCents: number;
    readonly currency: string;
    readonly what: string;
    readonly status: MailChargeStatus;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const added = await tx
    .getKysely<ChargeTables>()
    .insertInto('mail_charges')
    .values({
      mailpiece_id: charge.mailpieceId,
      account_id: charge.accountId,
      amount_cents: charge.amountCents,
      currency: charge.currency,
      what: charge.what,
      status: charge.status,
      created_at: charge.createdAt,
    })
    .onConflict((conflict) => conflict.column('mailpiece_id').doNothing())
    .returning('mailpiece_id')
    .execute();
  return added.length > 0;
}

/** What was mailed for an account since then, by the mailpieces. */
export async function chargesSince(
  em: EntityManager,
  accountId: string,
  since: Date,
): Promise<readonly string[]> {
  const charges = await em.find(
    MailCharge,
    { accountId, createdAt: { $gte: since } },
    { fields: ['mailpieceId'], disableIdentityMap: true },
  );
  return charges.map(({ mailpieceId }) => mailpieceId);
}

export async function findCharges(em: EntityManager, mailpieceIds: readonly string[]) {
  return await em.find(
    MailCharge,
    { mailpieceId: { $in: [...mailpieceIds] } },
    { fields: ['mailpieceId', 'amountCents', 'status'], disableIdentityMap: true },
  );
}

export async function findChargeVersion(em: EntityManager, invoiceId: string) {
  const charge = await em.findOne(
    MailCharge,
    { invoiceId },
    { fields: ['version'], disableIdentityMap: true },
  );
  return charge ?? undefined;
}

/** The charge that an invoice is for; by the mailpiece's id where an event is faster than our own record. */
export async function lockChargeOfInvoice(
  tx: EntityManager,
  { id, mailpieceId }: Pick<ProviderInvoice, 'id' | 'mailpieceId'>,
) {
  return await tx
    .getKysely<ChargeTables>()
    .selectFrom('mail_charges')
    .select([
      'mailpiece_id as mailpieceId',
      'status',
      'what',
      'invoice_id as invoiceId',
      'give_back_at as giveBackAt',
      'give_back_reason as giveBackReason',
      'version',
    ])
    .where(({ or, eb }) => or([eb('invoice_id', '=', id), eb('mailpiece_id', '=', mailpieceId)]))
    .orderBy(sql`invoice_id is not distinct from ${id}`, 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks a mailing's charge until the transaction ends; its account's row, whichever that is, is locked before. */
export async function lockCharge(tx: EntityManager, mailpieceId: string) {
  const charge = await tx.findOne(
    MailCharge,
    { mailpieceId },
    { fields: ['accountId'], disableIdentityMap: true },
  );
  if (!charge) return undefined;
  await lockAccount(tx, charge.accountId ?? null);
  return await tx
    .getKysely<ChargeTables>()
    .selectFrom('mail_charges')
    .select([
      'status',
      'asked_at as askedAt',
      'give_back_at as giveBackAt',
      'payment_id as paymentId',
      'credit_cents as creditCents',
    ])
    .where('mailpiece_id', '=', mailpieceId)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a charge without raising its version: what the provider said of it stays as new as it was. */
export async function changeCharge(
  tx: EntityManager,
  mailpieceId: string,
  change: Partial<Pick<MailCharge, 'status' | 'giveBackAt' | 'giveBackReason' | 'paymentId'>>,
): Promise<void> {
  await tx.nativeUpdate(MailCharge, { mailpieceId }, change);
}

/** Writes what the provider says of the invoice. */
export async function writeCharge(
  tx: EntityManager,
  mailpieceId: string,
  said: {
    readonly status: MailChargeStatus;
    readonly invoiceId: string;
    readonly creditCents: number;
    readonly invoiceUrl: string | null;
  },
): Promise<void> {
  await tx
    .getKysely<ChargeTables>()
    .updateTable('mail_charges')
    .set(({ eb }) => ({
      status: said.status,
      invoice_id: said.invoiceId,
      credit_cents: said.creditCents,
      invoice_url: said.invoiceUrl,
      version: eb('version', '+', 1),
    }))
    .where('mailpiece_id', '=', mailpieceId)
    .execute();
}

/** The invoice is gone at the provider: nobody pays it. */
export async function cancelChargeOfInvoice(tx: EntityManager, invoiceId: string): Promise<void> {
  await tx
    .getKysely<ChargeTables>()
    .updateTable('mail_charges')
    .set(({ eb }) => ({ status: MailChargeStatus.cancelled, version: eb('version', '+', 1) }))
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', OPEN)
    .execute();
}

function needsWork({ eb, and, or }: ExpressionBuilder<ChargeTables, 'mail_charges'>) {
  return or([
    eb('mail_charges.status', 'in', OPEN),
    and([
      eb('mail_charges.status', '=', MailChargeStatus.paid),
      eb('mail_charges.give_back_at', 'is not', null),
    ]),
  ]);
}

/** Notes when a charge was first asked for; undefined if there is nothing to ask for or withdraw. */
export async function noteChargeAsked(em: EntityManager, mailpieceId: string, now: Date) {
  const charge = await em
    .getKysely<ChargeTables>()
    .updateTable('mail_charges')
    .set(({ fn, val }) => ({ asked_at: fn.coalesce('asked_at', val(now)), worked_at: now }))
    .where('mailpiece_id', '=', mailpieceId)
    .where(needsWork)
    .returning([
      'mailpiece_id as mailpieceId',
      'account_id as accountId',
      'amount_cents as amountCents',
      'currency',
      'what',
      'invoice_id as invoiceId',
      'asked_at as askedAt',
      'give_back_at as giveBackAt',
    ])
    .executeTakeFirst();
  return charge && { ...charge, askedAt: charge.askedAt ?? now };
}

/** A customer who is gone at the provider can't be charged there. */
export async function giveUpCharge(em: EntityManager, mailpieceId: string): Promise<void> {
  await em
    .getKysely<ChargeTables>()
    .updateTable('mail_charges')
    .set({
      status: sql<MailChargeStatus>`case when give_back_at is null then 'not_collected' else 'cancelled' end`,
    })
    .where('mailpiece_id', '=', mailpieceId)
    .where('status', '=', MailChargeStatus.due)
    .where('invoice_id', 'is', null)
    .execute();
}

/** @returns the invoice that the charge has, which is an earlier one if there is one */
export async function noteInvoice(
  em: EntityManager,
  mailpieceId: string,
  invoiceId: string,
): Promise<string> {
  const charge = await em
    .getKysely<ChargeTables>()
    .updateTable('mail_charges')
    .set(({ fn, val }) => ({ invoice_id: fn.coalesce('invoice_id', val(invoiceId)) }))
    .where('mailpiece_id', '=', mailpieceId)
    .returning('invoice_id')
    .executeTakeFirst();
  return charge?.invoice_id ?? invoiceId;
}

/** Notes when the credit that a mailing had used was first asked back; undefined if there is none to give. */
export async function noteCreditAsked(em: EntityManager, mailpieceId: string, now: Date) {
  const owed = await em
    .getKysely<ChargeTables>()
    .updateTable('mail_charges')
    .from('billing_customers as customer')
    .set(({ fn, val }) => ({
      credit_asked_at: fn.coalesce('mail_charges.credit_asked_at', val(now)),
    }))
    .whereRef('customer.account_id', '=', 'mail_charges.account_id')
    .where('mail_charges.mailpiece_id', '=', mailpieceId)
    .where('mail_charges.status', '=', MailChargeStatus.given_back)
    .where('mail_charges.credit_cents', '>', 0)
    .where('mail_charges.credit_id', 'is', null)
    .returning([
      'customer.account_id as accountId',
      'customer.customer_id as customerId',
      'mail_charges.credit_cents as creditCents',
      'mail_charges.currency',
      'mail_charges.what',
      'mail_charges.credit_asked_at as askedAt',
    ])
    .executeTakeFirst();
  return owed && { ...owed, askedAt: owed.askedAt ?? now };
}

/** @returns false if it was recorded before; then nothing changes */
export async function recordMailCredit(
  tx: EntityManager,
  mailpieceId: string,
  creditId: string,
): Promise<boolean> {
  return (await tx.nativeUpdate(MailCharge, { mailpieceId, creditId: null }, { creditId })) > 0;
}

/** The ids of open charges that nobody has worked on since those instants, and of credits that were never given back. */
export async function overdueCharges(
  em: EntityManager,
  before: { readonly unpaid: Date; readonly worked: Date; readonly created: Date },
  limit: number,
): Promise<readonly string[]> {
  const database = em.getKysely<ChargeTables>();
  const rows = await database
    .selectFrom('mail_charges')
    .select('mail_charges.mailpiece_id')
    .where(needsWork)
    .where(
      // As the index has it.
      sql<boolean>`coalesce(worked_at, created_at) < case when status = 'failed' and give_back_at is null
        then ${before.unpaid}::timestamptz else ${before.worked}::timestamptz end`,
    )
    .where('mail_charges.created_at', '>', before.created)
    .unionAll(
      database
        .selectFrom('mail_charges')
        .select('mail_charges.mailpiece_id')
        .where('status', '=', MailChargeStatus.given_back)
        .where('credit_cents', '>', 0)
        .where('credit_id', 'is', null)
        .where('give_back_at', '<', before.worked),
    )
    .limit(limit)
    .execute();
  return rows.map(({ mailpiece_id }) => mailpiece_id);
}

/** The invoices at the provider of an account's mailings that are not paid. */
export async function openInvoices(
  em: EntityManager,
  accountId: string,
): Promise<readonly string[]> {
  const charges = await em.find(
    MailCharge,
    { accountId, invoiceId: { $ne: null }, status: { $in: [...OPEN] } },
    { fields: ['invoiceId'], disableIdentityMap: true },
  );
  return charges.flatMap(({ invoiceId }) => invoiceId ?? []);
}

/** The newest mailings of an account whose payment failed. */
export async function failedCharges(em: EntityManager, accountId: string, limit: number) {
  return await em
    .getKysely<ChargeTables>()
    .selectFrom('mail_charges')
    .select(({ eb }) => [
      'what',
      eb('amount_cents', '-', eb.ref('credit_cents')).as('amountCents'),
      'currency',
      'invoice_url as invoiceUrl',
    ])
    .where('account_id', '=', accountId)
    .where('status', '=', MailChargeStatus.failed)
    .where('give_back_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('mailpiece_id')
    .limit(limit)
    .execute();
}

/** All prices of an account's mailings, as their owner may have them. */
export async function chargesOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<ChargeTables>()
    .selectFrom('mail_charges')
    .select([
      'what',
      'amount_cents as amountCents',
      'currency',
      'status',
      'credit_cents as fromCreditCents',
      'invoice_id as invoiceId',
      'created_at as mailedAt',
      'give_back_at as givenBackAt',
      'give_back_reason as givenBackBecause',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('mailpiece_id')
    .execute();
}

/** Of an account that is deleted then: what was not paid is not asked for anymore. */
export async function forgetCharges(
  tx: EntityManager,
  accountId: string,
  deletedAt: Date,
): Promise<void> {
  await tx
    .getKysely<ChargeTables>()
    .updateTable('mail_charges')
    .set(({ fn, val }) => ({
      invoice_url: null,
      give_back_at: fn.coalesce('give_back_at', val(deletedAt)),
      give_back_reason: fn.coalesce('give_back_reason', val('The account was deleted.')),
      status: sql<MailChargeStatus>`case when status = 'due' and asked_at is null then 'cancelled' else status end`,
    }))
    .where('account_id', '=', accountId)
    .where('status', 'in', OPEN)
    .execute();
}

export async function purgeCharges(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(MailCharge, { createdAt: { $lt: before } });
}
