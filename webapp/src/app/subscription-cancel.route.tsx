import { SubscriptionCancelPage } from '#webapp/billing/index.ts';
import { useSupportEmail } from '#webapp/contact/index.ts';

/** The page of a payment that was left, with the mailbox of support. */
function SubscriptionCancelRoute() {
  return <SubscriptionCancelPage supportEmail={useSupportEmail()} />;
}

export { SubscriptionCancelRoute as Component };
