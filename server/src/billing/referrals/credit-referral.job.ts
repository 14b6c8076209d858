import {
  proPrice,
  REFERRAL_REWARD_CENTS,
  type ReferralCase,
  ReferralRefusal,
  referralRefusal,
  suspectReferrals,
} from '@creditfix/shared/billing';
import { notifyAccount, raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { mayAskAgain } from '../payments.port.ts';
import { referralEmail } from '../plans/plan.emails.ts';
import {
  decideReferral,
  type DueCredit,
  findFriend,
  findInviters,
  findReferrer,
  notePaidBack,
  noteReferralCreditAsked,
  recordReferralCredit,
  refuseReward,
} from './referral.repository.ts';
import { ensureCustomer } from '../stripe/sync-customer.job.ts';

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
    const { proMonthlyCents } = (await parts.operator.read(tx)).prices;
    await notifyAccount(tx, parts, {
      accountId: due.referrerId,
      kind: 'referral',
      key: keyOf(friendId),
      preference: 'referrals',
      draft: () =>
        referralEmail(
          { cents: due.rewardCents, proMonthlyCents, legalMode: parts.legalMode },
          parts.publicOrigin(),
        ),
    });
  });
}

/**
 * Decides, at the first paid invoice of somebody who was invited, whether the invitation earns its credit. Call it in the
 * transaction that records the payment: the decision is made once, and the credit is given by a job.
 */
export async function referralPaid(
  tx: EntityManager,
  { jobs }: { readonly jobs: Jobs },
  payment: { readonly accountId: string; readonly invoiceId: string; readonly at: Date },
): Promise<void> {
  const { accountId: friendId, invoiceId, at } = payment;
  const referrer = await findReferrer(tx, friendId);
  if (!referrer) return;
  const facts = await caseOf(tx, friendId, referrer);
  const refusedBecause = referralRefusal(facts) ?? null;
  const isNews = await decideReferral(tx, {
    friendId,
    referrerId: referrer.accountId,
    refusedBecause,
    rewardedAt: refusedBecause ? null : at,
    rewardCents: refusedBecause ? 0 : REFERRAL_REWARD_CENTS,
    invoiceId,
  });
  if (!isNews) return;
  if (!refusedBecause) return await jobs.enqueue(tx, creditReferralJob, { friendId });
  const detail = suspectReferrals[refusedBecause];
  const { accountId: suspect } = referrer;
  if (detail) await raiseFlag(tx, { accountId: suspect, rule: 'self_referral', detail, at });
}

/**
 * The payment that earned a credit went back. A credit that was not asked for yet is not given. One that was given stays: taking
 * it back could make the referrer owe money for what somebody else did, so a person decides.
 */
export async function referralPaidBack(
  tx: EntityManager,
  { invoiceId, at }: { readonly invoiceId: string; readonly at: Date },
): Promise<void> {
  const earned = await notePaidBack(tx, invoiceId, at);
  if (!earned) return;
  if (earned.creditAskedAt === null)
    return await refuseReward(tx, { invoiceId }, ReferralRefusal.paid_back);
  const detail = 'The first payment of an invited account went back after its credit was given.';
  await raiseFlag(tx, { accountId: earned.referrerId, rule: 'self_referral', detail, at });
}

async function caseOf(
  tx: EntityManager,
  friendId: string,
  referrer: NonNullable<Awaited<ReturnType<typeof findReferrer>>>,
): Promise<ReferralCase> {
  const { accountId, mailboxKey, deletedAt } = referrer;
  const friend = await findFriend(tx, friendId, accountId);
  return {
    friend: { accountId: friendId, mailboxKey: friend?.mailboxKey ?? null },
    referrer: { accountId, mailboxKey, deleted: deletedAt !== null },
    referrerInvitedBy: await findInviters(tx, accountId),
    sharedDevice: friend?.sharedDevice ?? false,
    friendKnownBefore: friend?.knownBefore ?? false,
  };
}
