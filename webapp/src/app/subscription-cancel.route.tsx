import { SubscriptionCancelPage } from '#webapp/billing/subscription-cancel.page.tsx';
import { useSupportEmail } from '#webapp/contact/use-contact-form.ts';

/** The page of a payment that was left, with the mailbox of support. */
function SubscriptionCancelRoute() {
  return <SubscriptionCancelPage supportEmail={useSupportEmail()} />;
}

export { SubscriptionCancelRoute as Component };
