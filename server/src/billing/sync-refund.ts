import { notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { refundFailedEmail } from './money-moved.email.ts';
import type { ProviderRefund } from './payments.port.ts';
import type { SyncParts } from './sync-subscription.ts';

interface ChangedRow {
  readonly id: string;
  readonly payment_id: string;
  readonly amount_cents: number;
  readonly account_id: string | null;
  readonly paid_at: Date | string;
}

/**
 * Writes what became of one of our refunds. It only goes forward, so an older answer that is written last changes nothing: a
 * bank takes it, and may send it back; what was sent back stays failed.
 */
export async function writeRefundStatus(
  tx: EntityManager,
  parts: SyncParts,
  {
    providerId,
    status,
  }: { readonly providerId: string; readonly status: ProviderRefund['status'] },
): Promise<void> {
  const [changed] = await tx.execute<ChangedRow[]>(
    `update refunds set status = ? from payments
     where payments.id = refunds.payment_id and refunds.provider_id = ?
       and (refunds.status = 'pending' or (refunds.status = 'succeeded' and ? = 'failed'))
     returning refunds.id, payment_id, refunds.amount_cents, account_id, paid_at`,
    [status, providerId, status],
  );
  if (!changed || status !== 'failed') return;
  const { id: refundId, payment_id: paymentId, account_id: accountId } = changed;
  parts.log.error({ refundId, paymentId }, 'billing: the bank sent a refund back');
  if (!accountId) return;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'refund_failed',
    key: `refund_failed:${refundId}`,
    draft: () => refundFailedEmail(changed, parts.publicOrigin()),
  });
}
