import { contactEndpoints } from '@creditfix/shared/contact';
import { SubscriptionCancelPage } from '#webapp/billing/subscription-cancel.page.tsx';
import { queryOf, useQuery } from '#webapp/kit/index.ts';

/** The page of a payment that was left, with the mailbox of support. */
function SubscriptionCancelRoute() {
  const supportEmail = useQuery(queryOf(contactEndpoints.getSupport)).data?.email;
  return <SubscriptionCancelPage supportEmail={supportEmail} />;
}

export { SubscriptionCancelRoute as Component };
