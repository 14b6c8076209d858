import type { EntityManager } from '#server/platform/database/index.ts';
import { attemptsOf } from './allowance.repository.ts';
import { customersOf } from './customer.repository.ts';
import { chargesOf } from './mail-charge.repository.ts';
import { paymentsOf, refundsOf } from './payment.repository.ts';
import { grantsOf } from './plan-grant.repository.ts';
import { referralsOf } from './referral.repository.ts';
import { subscriptionsOf } from './subscription.repository.ts';

/** Everything that billing keeps of a person, for the person to take along. */
export async function gatherPayments(em: EntityManager, accountId: string) {
  return {
    payments: await paymentsOf(em, accountId),
    refunds: await refundsOf(em, accountId),
    mailings: await chargesOf(em, accountId),
    subscriptions: await subscriptionsOf(em, accountId),
    customer: await customersOf(em, accountId),
    granted: await grantsOf(em, accountId),
    lettersAskedForPastTheLimit: await attemptsOf(em, accountId),
    ...(await referralsOf(em, accountId)),
  };
}
