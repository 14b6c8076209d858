import type { EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { hasUsedTrial } from './subscription.repository.ts';

/**
 * Days of free trial that a new subscription begins with: a mailbox has one trial, however many accounts it made. While another
 * of its accounts has a payment page open that begins with a trial, that is the one.
 */
export async function trialDaysFor(
  em: EntityManager,
  { payments, trialDays }: Pick<BillingParts, 'payments' | 'trialDays'>,
  accountId: string,
): Promise<number> {
  if (trialDays === 0 || !payments.online) return 0;
  return (await hasUsedTrial(em, accountId)) ? 0 : trialDays;
}
