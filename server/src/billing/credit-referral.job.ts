import { ReferralRefusal, proPrice } from '@creditfix/shared/billing';
import { notifyAccount } from '#server/accounts/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { ensureCustomer } from './sync-customer.job.ts';
import { mayAskAgain } from './key-lifetime.ts';
import { referralEmail } from './referral.email.ts';
import {
  noteReferralCreditAsked,
  recordReferralCredit,
  refuseReward,
  type DueCredit,
} from './referral.repository.ts';

export const creditReferralJob = defineJob<{ friendId: string }>({
  queue: 'credit-referral',
  retries: 8,
  retryDelaySeconds: 15,
});

/**
 * Puts the credit of an earned invitation on the referrer's balance. The provider is asked outside any transaction, under
 * a key that stays the same, so that a crash at any point neither loses the credit nor gives it twice.
 */
export async function creditReferral(parts: BillingParts, friendId: string): Promise<void> {
  const { clock, log, payments } = parts;
  if (!payments.online) return;
  const em = parts.database.fork();
  const due = await noteReferralCreditAsked(em, friendId, clock.now());
  if (!due) return;
  if (due.deletedAt !== null)
    return await refuseReward(em, { friendId, creditId: null }, ReferralRefusal.referrer_gone);
  if (!mayAskAgain(due.askedAt, clock.now())) {
    log.error({ friendId }, 'billing: a credit was never answered, please look at the provider');
    return;
  }
  const { creditId } = await payments.credit({
    key: keyOf(friendId),
    customerId: await ensureCustomer(parts, due.referrerId),
    amountCents: due.rewardCents,
    currency: proPrice.currency,
    description: 'Thank you for inviting a friend to Credit Fix.',
  });
  await recordCredit(parts, { friendId, creditId, due });
}

const keyOf = (friendId: string) => `referral:${friendId}`;

async function recordCredit(
  parts: BillingParts,
  credit: { readonly friendId: string; readonly creditId: string; readonly due: DueCredit },
): Promise<void> {
  const { friendId, creditId, due } = credit;
  await parts.database.fork().transactional(async (tx) => {
    if (!(await recordReferralCredit(tx, friendId, creditId))) return;
    await notifyAccount(tx, parts, {
      accountId: due.referrerId,
      kind: 'referral',
      key: keyOf(friendId),
      preference: 'referrals',
      draft: () => referralEmail(due.rewardCents, parts.publicOrigin()),
    });
  });
}
