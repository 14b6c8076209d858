import type { EntityManager } from '#server/platform/database/index.ts';
import { customersOf } from './customer.repository.ts';
import { paymentsOf, refundsOf } from './payment.repository.ts';
import { grantsOf } from './plan-grant.repository.ts';
import { referralsOf } from './referral.repository.ts';
import { subscriptionsOf } from './subscription.repository.ts';

/** Everything that this room keeps of a person, for the person to take along. */
export async function gatherPayments(em: EntityManager, accountId: string) {
  const rows = async (query: string) => await em.execute<object[]>(query, [accountId]);
  return {
    payments: await paymentsOf(em, accountId),
    refunds: await refundsOf(em, accountId),
    mailings: await rows(
      `select what, amount_cents as "amountCents", currency, status, credit_cents as "fromCreditCents",
          invoice_id as "invoiceId", created_at as "mailedAt", give_back_at as "givenBackAt",
          give_back_reason as "givenBackBecause"
        from mail_charges where account_id = ? order by created_at, piece_id`,
    ),
    subscriptions: await subscriptionsOf(em, accountId),
    customer: await customersOf(em, accountId),
    granted: await grantsOf(em, accountId),
    lettersAskedForPastTheLimit: await rows(
      `select period_from as "periodFrom", attempts from allowance_attempts where account_id = ? order by period_from`,
    ),
    ...(await referralsOf(em, accountId)),
  };
}
