import { proPrice } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import { lockAccount, notifyAccount, raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import type { ProviderInvoice, ProviderMailPayment } from '../payments.port.ts';
import { ensureCustomer } from '../stripe/sync-customer.job.ts';
import type { SyncParts } from '../stripe/sync-subscription.ts';
import { Overtaken, writeNewest, type Reading } from '../stripe/write-newest.ts';
import { giveUseBack } from '../coupons/coupon.repository.ts';
import { MailChargeStatus } from './mail-charge.entity.ts';
import { changeCharge, lockCharge } from './mail-charge.repository.ts';
import type { MailPaymentStatus } from './mail-payment.entity.ts';
import {
  addMailPayment,
  findMailPayment,
  lockMailPayment,
  noteMailPage,
  noteMailPaymentWorked,
  noteRelease,
  openMailPayments,
  writeMailPayment,
  type MailPaymentRow,
} from './mail-payment.repository.ts';
import { mailReceiptEmail, mailReleasedEmail } from './payment.emails.ts';
import { addPayment, changePayment, findPayment } from './payment.repository.ts';
import { refundWhatIsLeft, writeRefunds } from './send-refund.job.ts';

/**
 * One mailing, paid by itself. The bank holds the price while the letter waits, and it is taken when the carrier has the letter;
 * where nothing is mailed it is let go. What to do next is read from our rows each time, the provider is asked for it outside any
 * transaction, and what it says then is written by `writeNewest`: so repeating any of it, at any moment, takes nothing twice.
 */

/** A bank holds money for seven days; where a letter waits for longer than this, it is let go. */
const HELD_MS = 6 * 86_400_000;
/** Without a page after this long, nobody has its address anymore. */
const PAGELESS_MS = 30 * 60_000;

export const settleMailPaymentJob = defineJob<{ mailpieceId: string }>({
  queue: 'settle-mail-payment',
  retries: 8,
  retryDelaySeconds: 15,
  sideBySide: true,
});

/** Tells mailing that the price of a mailing is held, or that it is not anymore. */
export const mailPaymentMovedJob = defineJob<{ mailpieceId: string }>({
  queue: 'mail-payment-moved',
  retries: 8,
  retryDelaySeconds: 15,
  sideBySide: true,
});

/** Notes in the caller's transaction what one mailing will cost. The page is opened once that has committed. */
export async function orderMailPayment(
  tx: EntityManager,
  parts: Pick<BillingParts, 'clock' | 'jobs'>,
  order: {
    readonly mailpieceId: string;
    readonly letterId: string;
    readonly accountId: string;
    readonly amountCents: number;
    readonly what: string;
    readonly origin: string;
  },
): Promise<void> {
  const reason = 'Another payment page was opened.';
  for (const mailpieceId of await openMailPayments(tx, { letterId: order.letterId }))
    await releaseMailPayment(tx, parts, { mailpieceId, reason });
  const createdAt = parts.clock.now();
  await addMailPayment(tx, { ...order, currency: proPrice.currency, createdAt });
}

/**
 * Opens the payment page of an order, outside any transaction.
 *
 * @returns its address; undefined if a later order took its place meanwhile
 */
export async function openMailPage(
  parts: Omit<BillingParts, 'trialDays'>,
  mailpieceId: string,
): Promise<string | undefined> {
  const { database, payments } = parts;
  const order = await findMailPayment(database.fork(), mailpieceId);
  if (!order?.accountId) return undefined;
  const { accountId, letterId, amountCents, currency, what, origin, createdAt } = order;
  const { sessionId, url } = await payments.createMailCheckout({
    mailpieceId,
    letterId,
    accountId,
    customerId: await ensureCustomer(parts, accountId),
    amountCents,
    currency,
    what,
    origin,
    openedAt: createdAt,
  });
  if (await noteMailPage(database.fork(), mailpieceId, sessionId)) return url;
  await payments.expireCheckout(sessionId);
  return undefined;
}

/** Whether a letter may go to the carrier as far as its payment goes: it is held or taken, or the mailing is not paid this way. */
export async function isHeldOrPaid(em: EntityManager, mailpieceId: string): Promise<boolean> {
  const payment = await findMailPayment(em, mailpieceId);
  if (!payment || payment.status === 'captured') return true;
  return payment.status === 'authorized' && payment.releaseAt === null;
}

/**
 * Nothing is taken for this mailing anymore: a page that is open closes, money that is held is let go, and what was taken goes back.
 * Once, however often it is called.
 */
export async function releaseMailPayment(
  tx: EntityManager,
  { jobs, clock }: { readonly jobs: Jobs; readonly clock: BillingParts['clock'] },
  { mailpieceId, reason }: { readonly mailpieceId: string; readonly reason: string },
): Promise<void> {
  await giveUseBack(tx, mailpieceId);
  if (await noteRelease(tx, mailpieceId, { at: clock.now(), reason }))
    await jobs.enqueue(tx, settleMailPaymentJob, { mailpieceId });
}

/**
 * Makes what we know of a mailing's payment what the provider says, and does what it still needs: takes the money once the carrier has
 * the letter, or lets it go. @returns how it is then
 */
export async function settleMailPayment(
  parts: SyncParts,
  mailpieceId: string,
): Promise<MailPaymentRow | undefined> {
  const { database, payments, clock } = parts;
  const em = () => database.fork();
  const before = await findMailPayment(em(), mailpieceId);
  if (!before || !payments.online) return before;
  await noteMailPaymentWorked(em(), mailpieceId, clock.now());
  if (before.sessionId === null) return await endPageless(parts, before);
  await writeNewest(database, () => readMailPayment(parts, mailpieceId));
  const now = await findMailPayment(em(), mailpieceId);
  if (now && (await act(parts, now)))
    await writeNewest(database, () => readMailPayment(parts, mailpieceId));
  return await findMailPayment(em(), mailpieceId);
}

/** @returns false if the provider was asked for nothing */
async function act(parts: SyncParts, row: MailPaymentRow): Promise<boolean> {
  const { mailpieceId, status, sessionId, paymentIntentId, amountCents } = row;
  if (status !== 'opened' && status !== 'authorized') return false;
  const decision = await parts.database.fork().transactional((tx) => decide(tx, parts, row));
  if (decision === 'wait') return false;
  if (status === 'opened') {
    if (decision !== 'release' || !sessionId) return false;
    await parts.payments.expireCheckout(sessionId);
    return true;
  }
  if (!paymentIntentId) return false;
  await (decision === 'release'
    ? parts.payments.releaseHeld({ mailpieceId, paymentIntentId })
    : parts.payments.takeHeld({ mailpieceId, paymentIntentId, amountCents }));
  return true;
}

async function decide(
  tx: EntityManager,
  parts: SyncParts,
  { mailpieceId, authorizedAt }: MailPaymentRow,
): Promise<'take' | 'release' | 'wait'> {
  const charge = await lockCharge(tx, mailpieceId);
  const payment = await lockMailPayment(tx, mailpieceId);
  if (charge?.giveBackAt || payment?.releaseAt) return 'release';
  if (charge) return 'take';
  const now = parts.clock.now();
  if (!authorizedAt || now.getTime() - authorizedAt.getTime() < HELD_MS) return 'wait';
  await noteRelease(tx, mailpieceId, { at: now, reason: 'The letter waited for too long.' });
  return 'release';
}

/** The page was never opened, as far as we know: nobody was given its address. */
async function endPageless(
  { database, clock }: SyncParts,
  { mailpieceId, releaseAt, createdAt }: MailPaymentRow,
): Promise<MailPaymentRow | undefined> {
  const isOver = clock.now().getTime() - createdAt.getTime() > PAGELESS_MS;
  if (releaseAt !== null || isOver)
    await database.fork().transactional(async (tx) => {
      const row = await lockMailPayment(tx, mailpieceId);
      if (row?.sessionId !== null || row.status !== 'opened') return;
      const said = { paymentIntentId: null, paymentId: null, authorizedAt: null };
      await writeMailPayment(tx, mailpieceId, { ...said, status: 'released' });
      await giveUseBack(tx, mailpieceId);
    });
  return await findMailPayment(database.fork(), mailpieceId);
}

/** Asks the provider for the payment of a mailing; see `writeNewest`. */
export async function readMailPayment(parts: SyncParts, mailpieceId: string): Promise<Reading> {
  const before = await findMailPayment(parts.database.fork(), mailpieceId);
  const found = before?.sessionId && (await parts.payments.fetchMailPayment(before.sessionId));
  // A page that is gone belongs to other keys of the provider.
  if (!before || !found) return async () => {};
  return async (tx) => await write(tx, parts, { mailpieceId, before, found });
}

interface Read {
  readonly mailpieceId: string;
  readonly before: MailPaymentRow;
  readonly found: ProviderMailPayment;
}

async function write(tx: EntityManager, parts: SyncParts, read: Read): Promise<void> {
  const { mailpieceId, before, found } = read;
  await lockAccount(tx, before.accountId ?? null);
  const charge = await lockCharge(tx, mailpieceId);
  const row = await lockMailPayment(tx, mailpieceId);
  if (!row || row.version !== before.version) throw new Overtaken();
  const now = parts.clock.now();
  const status = statusOf(row.status, found);
  const isNew = status !== row.status;
  const paymentId =
    status === 'captured' ? await storePayment(tx, parts, { ...read, row, now }) : null;
  await writeMailPayment(tx, mailpieceId, {
    status,
    paymentIntentId: found.paymentIntentId,
    paymentId,
    authorizedAt: status === 'opened' || status === 'released' ? null : now,
  });
  if (paymentId) return await book(tx, parts, { ...read, now, isNew, charge, row, paymentId });
  if (!isNew) return;
  await parts.jobs.enqueue(tx, mailPaymentMovedJob, { mailpieceId });
  if (status === 'authorized' && (charge || row.releaseAt !== null))
    await parts.jobs.enqueue(tx, settleMailPaymentJob, { mailpieceId });
  if (status !== 'released') return;
  await giveUseBack(tx, mailpieceId);
  await endCharge(tx, parts, mailpieceId, charge);
  if (row.status === 'authorized') await tellReleased(tx, parts, before);
}

type Charge = Awaited<ReturnType<typeof lockCharge>>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockMailPayment>>>;

const UNPAID: ReadonlySet<MailChargeStatus> = new Set([
  MailChargeStatus.due,
  MailChargeStatus.charged,
  MailChargeStatus.failed,
]);

/** The money is taken: the mailing is paid, or goes back where it was given up meanwhile. */
async function book(
  tx: EntityManager,
  parts: SyncParts,
  taken: Read & {
    readonly now: Date;
    readonly isNew: boolean;
    readonly charge: Charge;
    readonly row: Locked;
    readonly paymentId: string;
  },
): Promise<void> {
  const { mailpieceId, isNew, charge, row, paymentId } = taken;
  const givesBack = row.releaseAt !== null || (charge !== undefined && charge.giveBackAt !== null);
  const status = givesBack ? MailChargeStatus.given_back : MailChargeStatus.paid;
  if (charge && UNPAID.has(charge.status))
    await changeCharge(tx, mailpieceId, { paymentId, status });
  if (givesBack && (isNew || !charge)) {
    const reason = row.releaseReason ?? 'The letter was not mailed.';
    return await refundWhatIsLeft(tx, parts, { paymentId, reason });
  }
  if (isNew && !givesBack) await tellPaid(tx, parts, taken);
}

/** Only ever forward: an older answer has not got past the version. */
function statusOf(status: MailPaymentStatus, found: ProviderMailPayment): MailPaymentStatus {
  if (status === 'released' || status === 'captured') return status;
  if (found.money === 'taken') return 'captured';
  if (found.money === 'held') return 'authorized';
  return found.money === 'let_go' || found.state === 'expired' ? 'released' : status;
}

/** What the carrier has and nobody can be asked for is the operator's loss, and somebody should look. */
async function endCharge(
  tx: EntityManager,
  { log }: SyncParts,
  mailpieceId: string,
  charge: Charge,
): Promise<void> {
  if (!charge) return;
  if (charge.giveBackAt === null)
    log.error({ mailpieceId }, 'billing: a letter is mailed, and its bank let the money go before');
  const status = charge.giveBackAt === null ? 'not_collected' : 'cancelled';
  await changeCharge(tx, mailpieceId, { status });
}

/** One row for the money that was taken, as for an invoice; later readings bring what went back of it. */
async function storePayment(
  tx: EntityManager,
  parts: SyncParts,
  {
    found,
    row,
    before,
    now,
  }: Read & {
    readonly row: Locked;
    readonly now: Date;
  },
): Promise<string> {
  const { accountId } = row;
  const invoice = invoiceLike(before, found);
  const known = row.paymentId ? await findPayment(tx, invoice.id) : undefined;
  const isDisputed = found.charge?.disputed === true;
  const newlyDisputed = isDisputed && (known?.disputedAt ?? null) === null;
  if (newlyDisputed && accountId) {
    const detail = 'The cardholder disputed a payment at the bank.';
    await raiseFlag(tx, { accountId, rule: 'chargeback', detail, at: now });
  }
  const disputedAt = newlyDisputed ? now : null;
  const id = known?.id ?? randomUUID();
  const { what } = row;
  if (known) await changePayment(tx, id, { found: invoice, disputedAt });
  else await addPayment(tx, { id, found: invoice, accountId, what, paidAt: now, disputedAt });
  const payment = { id, accountId: accountId ?? null, paidAt: known?.paidAt ?? now };
  await writeRefunds(tx, parts, payment, found.charge?.refunds ?? []);
  return id;
}

/** No invoice is made for it; the page stands in its place. */
function invoiceLike(
  { sessionId, mailpieceId, currency, createdAt }: MailPaymentRow,
  { paymentIntentId, takenCents, charge }: ProviderMailPayment,
): ProviderInvoice {
  return {
    id: sessionId ?? mailpieceId,
    customerId: null,
    subscriptionId: null,
    mailpieceId,
    status: 'paid',
    amountDueCents: takenCents,
    amountPaidCents: takenCents,
    creditCents: 0,
    currency,
    paidAt: null,
    billingReason: null,
    coversFrom: createdAt,
    coversUntil: createdAt,
    itemIds: [],
    paymentIntentId,
    charge,
    invoiceUrl: null,
    attempts: 1,
    nextTryAt: null,
    needsAction: false,
    processing: false,
  };
}

async function tellPaid(
  tx: EntityManager,
  parts: SyncParts,
  { before: { accountId, what, mailpieceId }, found, now }: Read & { readonly now: Date },
): Promise<void> {
  if (!accountId) return;
  const paid = { amountPaidCents: found.takenCents, creditCents: 0, invoiceUrl: null };
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'mail_receipt',
    key: `mail_receipt:${mailpieceId}`,
    draft: () => mailReceiptEmail(parts.publicOrigin(), { ...paid, paidAt: now, what }),
  });
}

async function tellReleased(
  tx: EntityManager,
  parts: SyncParts,
  { accountId, what, mailpieceId, amountCents }: MailPaymentRow,
): Promise<void> {
  if (!accountId) return;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'mail_released',
    key: `mail_released:${mailpieceId}`,
    draft: () => mailReleasedEmail(parts.publicOrigin(), what, amountCents),
  });
}
