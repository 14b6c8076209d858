import type { Stripe } from 'stripe';
import { asked } from './stripe-payments-client.ts';

/** What people may do on Stripe's own page. Its features are off unless a configuration turns them on. */
const FEATURES = {
  customer_update: { enabled: true, allowed_updates: ['address'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: {
    enabled: true,
    mode: 'at_period_end',
    cancellation_reason: {
      enabled: true,
      options: ['too_expensive', 'missing_features', 'unused', 'switched_service', 'other'],
    },
  },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** Goes up with each change of the features: the old configuration is left alone and a new one made. */
const MARK = { key: 'credit_fix_portal', version: '1' };

/** Finds our portal configuration at Stripe, or makes it; a process asks once. */
export function createPortalConfiguration(stripe: Stripe): () => Promise<string> {
  let known: Promise<string> | undefined;
  const find = async (): Promise<string> => {
    const { data } = await asked(() =>
      stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
    );
    const ours = data.find(({ metadata }) => metadata?.[MARK.key] === MARK.version);
    if (ours) return ours.id;
    const made = await asked(() =>
      stripe.billingPortal.configurations.create(
        {
          features: { ...FEATURES, subscription_cancel: copyOf(FEATURES.subscription_cancel) },
          metadata: { [MARK.key]: MARK.version },
        },
        { idempotencyKey: `${MARK.key}-${MARK.version}` },
      ),
    );
    return made.id;
  };
  return async () => {
    known ??= find();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

function copyOf(cancel: typeof FEATURES.subscription_cancel) {
  const { options } = cancel.cancellation_reason;
  return { ...cancel, cancellation_reason: { enabled: true, options: [...options] } };
}
