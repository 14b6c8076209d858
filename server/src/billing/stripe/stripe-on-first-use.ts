import { adapterOnFirstUse } from '#server/platform/loading/index.ts';
import type { Payments } from '../payments.port.ts';
import type { StripeSettings } from './stripe-payments-client.ts';

/** Payments on Stripe; its package comes with the first call. */
export function createStripePayments(settings: StripeSettings): Payments {
  return adapterOnFirstUse<Payments, Pick<Payments, 'online'>>(
    'payments by Stripe',
    { online: true },
    async () => (await import('./stripe-payments.ts')).createStripePayments(settings),
  );
}
