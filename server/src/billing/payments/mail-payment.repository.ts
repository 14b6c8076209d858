import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { MailPayment, type MailPaymentStatus } from './mail-payment.entity.ts';

/** Payments for single mailings: one row a mailing, from the page that was opened for it to what became of the money. */

type MailPaymentTables = Tables<typeof MailPayment>;

export type MailPaymentRow = NonNullable<Awaited<ReturnType<typeof findMailPayment>>>;

export async function addMailPayment(
  tx: EntityManager,
  payment: Pick<
    MailPayment,
    'mailpieceId' | 'letterId' | 'amountCents' | 'currency' | 'what' | 'origin' | 'createdAt'
  > & { readonly accountId: string },
): Promise<void> {
  await tx.insert(MailPayment, { ...payment, status: 'opened' });
}

export async function findMailPayment(em: EntityManager, mailpieceId: string) {
  const payment = await em.findOne(MailPayment, { mailpieceId }, { disableIdentityMap: true });
  return payment ?? undefined;
}

/** As `findMailPayment`; it stays as it is until the transaction ends. */
export async function lockMailPayment(tx: EntityManager, mailpieceId: string) {
  return await tx
    .getKysely<MailPaymentTables>()
    .selectFrom('mail_payments')
    .select([
      'account_id as accountId',
      'letter_id as letterId',
      'what',
      'currency',
      'status',
      'session_id as sessionId',
      'payment_id as paymentId',
      'authorized_at as authorizedAt',
      'release_at as releaseAt',
      'release_reason as releaseReason',
      'version',
    ])
    .where('mailpiece_id', '=', mailpieceId)
    .forUpdate()
    .executeTakeFirst();
}

/** The mailing that an authorization or a page pays for. */
export async function mailpieceOfPayment(
  em: EntityManager,
  of: { readonly sessionId: string } | { readonly paymentIntentId: string },
): Promise<string | undefined> {
  const payment = await em.findOne(MailPayment, of, {
    fields: ['mailpieceId'],
    disableIdentityMap: true,
  });
  return payment?.mailpieceId;
}

/** The mailing of that letter whose payment was begun last, however it ended. */
export async function newestMailPayment(
  em: EntityManager,
  { accountId, letterId }: { readonly accountId: string; readonly letterId: string },
) {
  const payment = await em.findOne(
    MailPayment,
    { accountId, letterId },
    {
      fields: ['mailpieceId', 'status', 'releaseAt'],
      orderBy: { createdAt: -1, mailpieceId: -1 },
      disableIdentityMap: true,
    },
  );
  return payment ?? undefined;
}

/** @returns false if the payment is wanted no more: then the page has to be closed */
export async function noteMailPage(
  em: EntityManager,
  mailpieceId: string,
  sessionId: string,
): Promise<boolean> {
  const noted = await em.nativeUpdate(
    MailPayment,
    { mailpieceId, status: 'opened', releaseAt: null },
    { sessionId },
  );
  return noted > 0;
}

export async function noteMailPaymentWorked(
  em: EntityManager,
  mailpieceId: string,
  workedAt: Date,
): Promise<void> {
  await em.nativeUpdate(MailPayment, { mailpieceId }, { workedAt });
}

/** Writes what the provider says now. */
export async function writeMailPayment(
  tx: EntityManager,
  mailpieceId: string,
  said: {
    readonly status: MailPaymentStatus;
    readonly paymentIntentId: string | null;
    readonly paymentId: string | null;
    readonly authorizedAt: Date | null;
  },
): Promise<void> {
  await tx
    .getKysely<MailPaymentTables>()
    .updateTable('mail_payments')
    .set(({ eb, fn, val }) => ({
      status: said.status,
      payment_intent_id: fn.coalesce(val(said.paymentIntentId), 'payment_intent_id'),
      payment_id: fn.coalesce(val(said.paymentId), 'payment_id'),
      authorized_at: fn.coalesce('authorized_at', val(said.authorizedAt)),
      version: eb('version', '+', 1),
    }))
    .where('mailpiece_id', '=', mailpieceId)
    .execute();
}

/** Decides that a payment is not to be taken, or goes back; once. @returns false if that was decided before */
export async function noteRelease(
  tx: EntityManager,
  mailpieceId: string,
  release: { readonly at: Date; readonly reason: string },
): Promise<boolean> {
  const noted = await tx.nativeUpdate(
    MailPayment,
    { mailpieceId, releaseAt: null, status: { $ne: 'released' } },
    { releaseAt: release.at, releaseReason: release.reason },
  );
  return noted > 0;
}

/** As `noteRelease`, of everything that an account that is deleted then has open. */
export async function releaseAllMailPayments(
  tx: EntityManager,
  accountId: string,
  at: Date,
): Promise<void> {
  await tx.nativeUpdate(
    MailPayment,
    { accountId, releaseAt: null, status: { $in: ['opened', 'authorized'] } },
    { releaseAt: at, releaseReason: 'The account was deleted.' },
  );
}

/** The mailings of these letters that somebody pays for just now. */
export async function openMailPayments(
  em: EntityManager,
  of: { readonly letterId: string } | { readonly accountId: string },
): Promise<readonly string[]> {
  const rows = await em.find(
    MailPayment,
    { ...of, status: { $in: ['opened', 'authorized'] } },
    { fields: ['mailpieceId'], disableIdentityMap: true },
  );
  return rows.map(({ mailpieceId }) => mailpieceId);
}

/** Those of these mailings that were to be paid by themselves, and for which nothing is held or taken anymore. */
export async function unpaidMailings(
  em: EntityManager,
  mailpieceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await em.find(
    MailPayment,
    {
      mailpieceId: { $in: [...mailpieceIds] },
      $or: [
        { status: { $nin: ['authorized', 'captured'] } },
        { status: 'authorized', releaseAt: { $ne: null } },
      ],
    },
    { fields: ['mailpieceId'], disableIdentityMap: true },
  );
  return new Set(rows.map(({ mailpieceId }) => mailpieceId));
}

/** Payments that are neither taken nor given up and that nobody has worked on since that instant. */
export async function unsettledMailPayments(
  em: EntityManager,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await em
    .getKysely<MailPaymentTables>()
    .selectFrom('mail_payments')
    .select('mailpiece_id')
    .where('status', 'in', ['opened', 'authorized'])
    .where(({ fn, eb }) => eb(fn.coalesce('worked_at', 'created_at'), '<', before))
    .limit(limit)
    .execute();
  return rows.map(({ mailpiece_id }) => mailpiece_id);
}

/** All payments for an account's single mailings, as their owner may have them. */
export async function mailPaymentsOf(em: EntityManager, accountId: string) {
  return await em.find(
    MailPayment,
    { accountId },
    {
      fields: [
        'what',
        'amountCents',
        'currency',
        'status',
        'createdAt',
        'authorizedAt',
        'releaseAt',
        'releaseReason',
      ],
      orderBy: { createdAt: 1, mailpieceId: 1 },
      disableIdentityMap: true,
    },
  );
}

export async function purgeMailPayments(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(MailPayment, { createdAt: { $lt: before } });
}
