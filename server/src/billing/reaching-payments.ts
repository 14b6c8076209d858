import { BillingProblems } from '@creditfix/shared/billing';
import type { Call } from '#server/platform/http/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { PaymentsUnreachable } from './payments.port.ts';

/** Tells the person where the provider gave no answer. */
export async function reaching<T>(
  call: Call,
  ask: () => Promise<T>,
  text: { readonly text?: string } = {},
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
    call.log.error({ err: error }, 'billing: the payment provider could not be asked');
    throw BillingProblems.raise('billing.payments_unreachable', { retryAfterSeconds: 60, ...text });
  }
}

/** As `reaching`, for another feature: @throws Problem `billing.payments_off` too */
export async function reachingPayments<T>(
  { payments }: Pick<BillingParts, 'payments'>,
  call: Call,
  ask: () => Promise<T>,
): Promise<T> {
  if (!payments.online) throw BillingProblems.raise('billing.payments_off');
  return await reaching(call, ask);
}
