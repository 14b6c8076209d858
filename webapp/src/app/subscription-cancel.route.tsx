import { SubscriptionCancelPage } from '#webapp/billing/index.ts';
import { useSupportEmail } from '#webapp/contact/index.ts';

/** The page of a payment that was left, with the mailbox of support. */
export function SubscriptionCancelRoute() {
  return <SubscriptionCancelPage supportEmail={useSupportEmail()} />;
}
