import { notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { mailReceiptEmail, mailUnpaidEmail } from './mail-charge.email.ts';
import { MailChargeStatus } from './mail-charge.entity.ts';
import { changeCharge, writeCharge, type LockedCharge } from './mail-charge.repository.ts';
import { payBackMail } from './mail-charge.ts';
import type { ProviderInvoice } from './payments.port.ts';
import type { KnownPayment } from './payment.repository.ts';
import { insertPayment, updatePayment } from './record-payment.ts';
import { refundPayment } from './send-refund.job.ts';
import type { SyncParts } from './sync-subscription.ts';

/** What the provider says of a mailing's invoice, written to the mailing's charge and, once it is paid, to a payment. */

/** What only the one who asked for the money knows: if there is no card, the invoice shows no try. */
export interface MailHint {
  readonly cardMissing?: boolean;
}

interface MailReading extends MailHint {
  readonly charge: LockedCharge;
  readonly found: ProviderInvoice;
  readonly known: KnownPayment | undefined;
  readonly accountId: string | null;
}

export async function writeMailInvoice(
  tx: EntityManager,
  parts: SyncParts,
  reading: MailReading,
): Promise<void> {
  const { charge, found, known, accountId } = reading;
  const now = parts.clock.now();
  if (known) await updatePayment(tx, { known, found, accountId, now });
  if (charge.invoiceId !== null && charge.invoiceId !== found.id)
    return await refuseSecond(tx, parts, reading);
  const status = statusAfter(reading);
  await writeCharge(tx, charge.mailpieceId, {
    status,
    invoiceId: found.id,
    creditCents: found.creditCents,
    invoiceUrl: found.status === 'open' ? found.invoiceUrl : null,
  });
  if (found.status === 'paid') return await settle(tx, parts, { ...reading, status });
  if (status !== MailChargeStatus.failed || found.status !== 'open') return;
  if (charge.giveBackAt !== null || !accountId) return;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'mail_unpaid',
    key: `mail_unpaid:${found.id}`,
    draft: () => mailUnpaidEmail(parts.publicOrigin(), { ...found, what: charge.what }),
  });
}

const OPEN: ReadonlySet<MailChargeStatus> = new Set([
  MailChargeStatus.due,
  MailChargeStatus.charged,
  MailChargeStatus.failed,
]);

function statusAfter({ charge, found, cardMissing = false }: MailReading): MailChargeStatus {
  const { status } = charge;
  if (found.status === 'paid') return paidStatus(status, found);
  if (!OPEN.has(status)) return status;
  if (found.status === 'void') return MailChargeStatus.cancelled;
  if (found.status === 'uncollectible') return MailChargeStatus.failed;
  if (found.status === 'draft') return status;
  if (found.processing) return MailChargeStatus.charged;
  const refused = found.attempts > 0 || found.needsAction || cardMissing;
  return refused || status === MailChargeStatus.failed
    ? MailChargeStatus.failed
    : MailChargeStatus.charged;
}

/** Staff may have paid all of it back, here or at the provider. */
function paidStatus(status: MailChargeStatus, found: ProviderInvoice): MailChargeStatus {
  const { charge, amountPaidCents } = found;
  const gone = charge !== null && charge.refundedCents >= amountPaidCents;
  return gone || status === MailChargeStatus.given_back
    ? MailChargeStatus.given_back
    : MailChargeStatus.paid;
}

/** Records the payment once; one that comes after the price was given back is paid back. */
async function settle(
  tx: EntityManager,
  parts: SyncParts,
  reading: MailReading & { readonly status: MailChargeStatus },
): Promise<void> {
  const { charge, found, known, accountId, status } = reading;
  const { mailpieceId, what } = charge;
  const paidAt = found.paidAt ?? parts.clock.now();
  const paymentId = known?.id ?? (await recordMailPayment(tx, parts, reading, paidAt));
  await changeCharge(tx, mailpieceId, { paymentId });
  if (charge.status === MailChargeStatus.given_back) return;
  if (charge.giveBackAt !== null) {
    const reason = charge.giveBackReason ?? '';
    const { creditCents } = found;
    return await payBackMail(tx, parts, { mailpieceId, paymentId, creditCents, reason });
  }
  const isNews = status === MailChargeStatus.paid && charge.status !== MailChargeStatus.paid;
  if (!isNews || !accountId) return;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'mail_receipt',
    key: `mail_receipt:${found.id}`,
    draft: () => mailReceiptEmail(parts.publicOrigin(), { ...found, paidAt, what }),
  });
}

/** Null if a credit has settled it all, so that no money moved. */
async function recordMailPayment(
  tx: EntityManager,
  parts: SyncParts,
  { charge, found, accountId }: MailReading,
  paidAt: Date,
): Promise<string | null> {
  if (found.amountPaidCents === 0) return null;
  const now = parts.clock.now();
  return await insertPayment(tx, { found, accountId, what: charge.what, paidAt, now });
}

/** Our own calls make one; making another by hand in the provider's dashboard charges twice. */
async function refuseSecond(
  tx: EntityManager,
  parts: SyncParts,
  reading: MailReading,
): Promise<void> {
  const { charge, found, known } = reading;
  const { mailpieceId } = charge;
  parts.log.error({ mailpieceId, invoiceId: found.id }, 'billing: a mailing has a second invoice');
  if (found.status !== 'paid' || known) return;
  const paidAt = found.paidAt ?? parts.clock.now();
  const paymentId = await recordMailPayment(tx, parts, reading, paidAt);
  const reason = 'This mailing was charged already.';
  if (paymentId) await refundPayment(tx, parts, { paymentId, reason });
}
