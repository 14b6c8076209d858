/** How much of a payment may still be paid back. */

/** `asked` until the provider has answered; `pending` while the bank works on it. */
export const RefundStatus = {
  asked: 'asked',
  pending: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
} as const;
export type RefundStatus = keyof typeof RefundStatus;

/** Who decided on it: one of the staff, this site by a rule, or somebody in the payment provider's own dashboard. */
export const RefundMaker = { staff: 'staff', site: 'site', provider: 'provider' } as const;
export type RefundMaker = keyof typeof RefundMaker;

export interface RefundFact {
  readonly status: RefundStatus;
  readonly amountCents: number;
}

/**
 * What is left of a payment. The provider's figure already holds every refund that it has answered, ours and those made at
 * the provider; one that it has not answered comes on top of that.
 */
export function refundableCents(
  payment: { readonly amountCents: number; readonly refundedCents: number },
  refunds: readonly RefundFact[],
): number {
  const sumOf = (...statuses: readonly RefundStatus[]) =>
    refunds
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const answered = Math.max(
    payment.refundedCents,
    sumOf(RefundStatus.pending, RefundStatus.succeeded),
  );
  return Math.max(0, payment.amountCents - answered - sumOf(RefundStatus.asked));
}
