import type { BillingParts } from './billing.parts.ts';
import { creditReferralJob } from './credit-referral.job.ts';
import { sendRefundJob } from './send-refund.job.ts';

const OVERDUE_MS = 60 * 60_000;
const AT_ONCE = 500;

/** Takes up refunds and credits whose job has given up or was lost. */
export async function resumeMoneyJobs(
  parts: Pick<BillingParts, 'database' | 'clock' | 'jobs' | 'payments'>,
): Promise<void> {
  const { database, clock, jobs, payments } = parts;
  if (!payments.online) return;
  const em = database.fork();
  const before = new Date(clock.now().getTime() - OVERDUE_MS);
  const refunds = await em.execute<{ id: string }[]>(
    `select id from refunds where status = 'asked' and created_at < ? order by created_at limit ${AT_ONCE}`,
    [before],
  );
  const credits = await em.execute<{ friend_id: string }[]>(
    `select friend_id from referrals where rewarded_at < ? and credit_id is null order by rewarded_at limit ${AT_ONCE}`,
    [before],
  );
  await em.transactional(async (tx) => {
    for (const { id } of refunds) await jobs.enqueue(tx, sendRefundJob, { refundId: id });
    for (const { friend_id } of credits)
      await jobs.enqueue(tx, creditReferralJob, { friendId: friend_id });
  });
}
