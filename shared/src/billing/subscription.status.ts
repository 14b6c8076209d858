/** Stripe's subscription statuses (stripe.com/docs/api/subscriptions/object#subscription_object-status), and what each means for the plan. */
export const SubscriptionStatus = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'canceled',
  paused: 'paused',
} as const;
export type SubscriptionStatus = keyof typeof SubscriptionStatus;

/** Days that Pro goes on after a payment failed, while the card is tried again. */
export const PAST_DUE_GRACE_DAYS = 7;
