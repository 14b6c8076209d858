import { Problem } from '@creditfix/shared/kernel';
import { BillingProblems, refundableCents, type RefundStatus } from '@creditfix/shared/billing';
import { notifyAccount, lockAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { mayAskAgain, type Payments, type ProviderRefund } from '../payments.port.ts';
import { refundEmail, refundFailedEmail } from './payment.emails.ts';
import {
  addProviderRefund,
  addRefund,
  advanceRefund,
  countRefunds,
  findRefunds,
  lockPayment,
  noteRefundAsked,
  recordRefundAnswer,
} from './payment.repository.ts';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';

export const sendRefundJob = defineJob<{ refundId: string }>({
  queue: 'send-refund',
  retries: 8,
  retryDelaySeconds: 15,
});

/**
 * Asks the provider for a refund, outside any transaction and under the refund's id, and records the answer. Asking again
 * after a crash asks for the same refund.
 */
export async function sendRefund(parts: BillingParts, refundId: string): Promise<void> {
  const { database, payments, log, clock } = parts;
  if (!payments.online) return;
  const asked = await noteRefundAsked(database.fork(), refundId, clock.now());
  if (!asked) return;
  if (!mayAskAgain(asked.askedAt, clock.now())) {
    log.error({ refundId }, 'billing: a refund was never answered, please look at the provider');
    return;
  }
  const answer = await payments.refund({
    key: refundId,
    paymentIntentId: asked.paymentIntentId,
    chargeId: asked.chargeId,
    amountCents: asked.amountCents,
  });
  await database.fork().transactional(async (tx) => {
    // The account first, then the payment: everything that changes money locks in this order.
    await lockAccount(tx, asked.accountId);
    await lockPayment(tx, asked.paymentId);
    await record(tx, parts, asked, answer);
  });
  if (answer.status === 'failed')
    log.error({ refundId, paymentId: asked.paymentId }, 'billing: the provider refused a refund');
}

/** What a person is told of a refund. */
interface ToldRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly accountId: string | null;
  readonly amountCents: number;
  readonly paidAt: Date;
}

type TellingParts = Pick<BillingParts, 'outbox' | 'publicOrigin' | 'clock' | 'log'>;

async function record(
  tx: EntityManager,
  parts: TellingParts,
  refund: ToldRefund,
  { status, providerId }: { readonly status: RefundStatus; readonly providerId: string },
): Promise<void> {
  const answer = { status, providerId: providerId || null, doneAt: parts.clock.now() };
  const isNews = await recordRefundAnswer(tx, refund.id, answer);
  if (!isNews || status === 'failed') return;
  await countRefunds(tx, refund.paymentId);
  if (!refund.accountId) return;
  await notifyAccount(tx, parts, {
    accountId: refund.accountId,
    kind: 'refund',
    key: `refund:${refund.id}`,
    draft: () => refundEmail(refund, parts.publicOrigin()),
  });
}

/**
 * Writes what the provider says of a payment's refunds. One that is not ours was made in its own dashboard and gets a line like any
 * other, while the provider sends its own email; one whose answer we never got is answered by this; one that the bank sent back is told to the person, and to us. Call it
 * where the account and the payment are locked.
 */
export async function writeRefunds(
  tx: EntityManager,
  parts: TellingParts,
  payment: { readonly id: string; readonly accountId: string | null; readonly paidAt: Date },
  refunds: readonly ProviderRefund[],
): Promise<void> {
  if (refunds.length === 0) return;
  const known = await findRefunds(tx, payment.id);
  for (const refund of refunds) {
    const { id: providerId, amountCents, status } = refund;
    const ours = known.find(
      (row) =>
        row.providerId === providerId || (row.status === 'asked' && row.id === refund.refundId),
    );
    const { accountId, paidAt } = payment;
    const told = { paymentId: payment.id, accountId, amountCents, paidAt };
    if (ours?.status === 'asked')
      await record(tx, parts, { ...told, id: ours.id }, { providerId, status });
    else if (ours) await advance(tx, parts, { ...told, id: ours.id }, { providerId, status });
    else await addProviderRefund(tx, { paymentId: payment.id, ...refund });
  }
}

async function advance(
  tx: EntityManager,
  parts: TellingParts,
  refund: ToldRefund,
  { providerId, status }: { readonly providerId: string; readonly status: RefundStatus },
): Promise<void> {
  const { id: refundId, paymentId, accountId } = refund;
  if (!(await advanceRefund(tx, providerId, status)) || status !== 'failed') return;
  parts.log.error({ refundId, paymentId }, 'billing: the bank sent a refund back');
  if (!accountId) return;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'refund_failed',
    key: `refund_failed:${refundId}`,
    draft: () => refundFailedEmail(refund, parts.publicOrigin()),
  });
}

/**
 * Decides to pay a payment back, in full or in part. The row comes first, under a lock on the payment; a job asks the
 * provider once this transaction has committed.
 *
 * @throws Problem `billing.payments_off`, `billing.payment_unknown` or `billing.refund_too_much`
 */
export async function refundPayment(
  tx: EntityManager,
  parts: { readonly payments: Payments; readonly jobs: Jobs; readonly clock: Clock },
  refund: {
    readonly paymentId: string;
    /** Everything that is left if it is not said. */
    readonly amountCents?: number | undefined;
    readonly reason: string;
    readonly madeBy: 'staff' | 'site';
  },
): Promise<{ refundId: string; amountCents: number; accountId: string | null }> {
  if (!parts.payments.online) throw BillingProblems.raise('billing.payments_off');
  const { paymentId } = refund;
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw BillingProblems.raise('billing.payment_unknown');
  const left = refundableCents(payment, await findRefunds(tx, paymentId));
  const amountCents = refund.amountCents ?? left;
  if (amountCents > left || left === 0) throw BillingProblems.raise('billing.refund_too_much');
  const refundId = randomUUID();
  await addRefund(tx, {
    id: refundId,
    paymentId,
    amountCents,
    reason: refund.reason,
    madeBy: refund.madeBy,
    createdAt: parts.clock.now(),
  });
  await parts.jobs.enqueue(tx, sendRefundJob, { refundId });
  return { refundId, amountCents, accountId: payment.accountId };
}

/** As `refundPayment`, of what is left. Fine where staff were faster. */
export async function refundWhatIsLeft(
  tx: EntityManager,
  parts: { readonly payments: Payments; readonly jobs: Jobs; readonly clock: Clock },
  refund: { readonly paymentId: string; readonly reason: string },
): Promise<void> {
  try {
    await refundPayment(tx, parts, { ...refund, madeBy: 'site' });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'billing.refund_too_much') throw error;
  }
}
