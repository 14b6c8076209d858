import {
  REFERRAL_REWARD_CENTS,
  ReferralRefusal,
  referralRefusal,
  suspectReferrals,
  type ReferralCase,
} from '@creditfix/shared/billing';
import { raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import { creditReferralJob } from './credit-referral.job.ts';
import {
  decideReferral,
  findFriend,
  findInviters,
  findReferrer,
  notePaidBack,
  refuseReward,
} from './referral.repository.ts';

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
