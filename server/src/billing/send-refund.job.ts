import type { RefundStatus } from '@creditfix/shared/billing';
import { notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { mayAskAgain } from './key-lifetime.ts';
import { refundEmail } from './money-moved.email.ts';

export const sendRefundJob = defineJob<{ refundId: string }>({
  queue: 'send-refund',
  retries: 8,
  retryDelaySeconds: 15,
});

interface AskedRow {
  readonly id: string;
  readonly payment_id: string;
  readonly amount_cents: number;
  readonly payment_intent_id: string | null;
  readonly charge_id: string | null;
  readonly account_id: string | null;
  readonly paid_at: Date | string;
  readonly asked_at: Date | string;
}

/**
 * Asks the provider for a refund, outside any transaction and under the refund's id, and records the answer. Asking again
 * after a crash asks for the same refund.
 */
export async function sendRefund(parts: BillingParts, refundId: string): Promise<void> {
  const { database, payments, log, clock } = parts;
  if (!payments.online) return;
  const asked = await noteAsking(parts, refundId);
  if (!asked) return;
  if (!mayAskAgain(asked.asked_at, clock.now())) {
    log.error({ refundId }, 'billing: a refund was never answered, please look at the provider');
    return;
  }
  const answer = await payments.refund({
    key: refundId,
    paymentIntentId: asked.payment_intent_id,
    chargeId: asked.charge_id,
    amountCents: asked.amount_cents,
  });
  await database.fork().transactional((tx) => record(tx, parts, asked, answer));
  if (answer.status === 'failed')
    log.error({ refundId, paymentId: asked.payment_id }, 'billing: the provider refused a refund');
}

/** Writes down when it was first asked for, before it is; undefined where it is answered already. */
async function noteAsking(
  { database, clock }: Pick<BillingParts, 'database' | 'clock'>,
  refundId: string,
): Promise<AskedRow | undefined> {
  const [asked] = await database.fork().execute<AskedRow[]>(
    `update refunds set asked_at = coalesce(asked_at, ?) from payments
     where payments.id = refunds.payment_id and refunds.id = ? and refunds.status = 'asked'
     returning refunds.id, refunds.payment_id, refunds.amount_cents, refunds.asked_at,
       payments.payment_intent_id, payments.charge_id, payments.account_id, payments.paid_at`,
    [clock.now(), refundId],
  );
  return asked;
}

async function record(
  tx: EntityManager,
  parts: BillingParts,
  asked: AskedRow,
  { status, providerId }: { readonly status: RefundStatus; readonly providerId: string },
): Promise<void> {
  // The account first, then the payment: everything that changes money locks in this order.
  await tx.execute('select id from accounts where id = ? for no key update', [asked.account_id]);
  await tx.execute('select id from payments where id = ? for update', [asked.payment_id]);
  const recorded = await tx.execute<unknown[]>(
    `update refunds set status = ?, provider_id = ?, done_at = ? where id = ? and status = 'asked' returning id`,
    [status, providerId || null, parts.clock.now(), asked.id],
  );
  if (recorded.length === 0 || status === 'failed') return;
  await tx.execute(
    `update payments set version = version + 1, refunded_cents = greatest(refunded_cents, (select coalesce(sum(amount_cents), 0)
       from refunds where payment_id = payments.id and status in ('pending', 'succeeded'))) where id = ?`,
    [asked.payment_id],
  );
  if (!asked.account_id) return;
  await notifyAccount(tx, parts, {
    accountId: asked.account_id,
    kind: 'refund',
    key: `refund:${asked.id}`,
    draft: () => refundEmail(asked, parts.publicOrigin()),
  });
}
