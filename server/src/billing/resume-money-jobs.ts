import type { BillingParts } from './billing.parts.ts';
import { creditReferralJob } from './credit-referral.job.ts';
import { overdueCharges } from './mail-charge.repository.ts';
import { chargeMailJob } from './mail-charge.ts';
import { overdueRefunds } from './payment.repository.ts';
import { overdueCredits } from './referral.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';

const OVERDUE_MS = 60 * 60_000;
/** An invoice that stayed unpaid is looked at once a day, in case news of its payment was lost, and for so many days. */
const UNPAID_LOOK_MS = 24 * OVERDUE_MS;
const UNPAID_DAYS = 90;
const AT_ONCE = 500;

/** Takes up refunds, credits and prices of mailings whose job has given up or was lost. */
export async function resumeMoneyJobs(
  parts: Pick<BillingParts, 'database' | 'clock' | 'jobs' | 'payments'>,
): Promise<void> {
  const { database, clock, jobs, payments } = parts;
  if (!payments.online) return;
  const em = database.fork();
  const since = (ms: number) => new Date(clock.now().getTime() - ms);
  const before = since(OVERDUE_MS);
  const refunds = await overdueRefunds(em, before, AT_ONCE);
  const credits = await overdueCredits(em, before, AT_ONCE);
  const mailings = await overdueCharges(
    em,
    {
      unpaid: since(UNPAID_LOOK_MS),
      worked: before,
      created: since(UNPAID_DAYS * UNPAID_LOOK_MS),
    },
    AT_ONCE,
  );
  await em.transactional(async (tx) => {
    for (const pieceId of mailings) await jobs.enqueue(tx, chargeMailJob, { pieceId });
    for (const refundId of refunds) await jobs.enqueue(tx, sendRefundJob, { refundId });
    for (const friendId of credits) await jobs.enqueue(tx, creditReferralJob, { friendId });
  });
}
