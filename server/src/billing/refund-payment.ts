import { BillingProblems, refundableCents } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import { addRefund, findRefunds, lockPayment } from './payment.repository.ts';
import type { Payments } from './payments.port.ts';
import { sendRefundJob } from './send-refund.job.ts';

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
    /** Everything that is left where it is not said. */
    readonly amountCents?: number | undefined;
    readonly reason: string;
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
    createdAt: parts.clock.now(),
  });
  await parts.jobs.enqueue(tx, sendRefundJob, { refundId });
  return { refundId, amountCents, accountId: payment.accountId };
}
