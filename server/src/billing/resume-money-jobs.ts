import type { EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { creditReferralJob } from './credit-referral.job.ts';
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
  const before = new Date(clock.now().getTime() - OVERDUE_MS);
  const refunds = await overdueRefunds(em, before, AT_ONCE);
  const credits = await overdueCredits(em, before, AT_ONCE);
  const mailings = await findOpenMailings(em, clock.now());
  await em.transactional(async (tx) => {
    for (const { piece_id } of mailings)
      await jobs.enqueue(tx, chargeMailJob, { pieceId: piece_id });
    for (const refundId of refunds) await jobs.enqueue(tx, sendRefundJob, { refundId });
    for (const friendId of credits) await jobs.enqueue(tx, creditReferralJob, { friendId });
  });
}

async function findOpenMailings(
  em: EntityManager,
  now: Date,
): Promise<readonly { readonly piece_id: string }[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return await em.execute<{ piece_id: string }[]>(
    `select piece_id from mail_charges
     where (status in ('due', 'charged', 'failed') or (status = 'paid' and give_back_at is not null))
       and coalesce(worked_at, created_at) < case when status = 'failed' and give_back_at is null
         then ?::timestamptz else ?::timestamptz end
       and created_at > ?
     union all
     select piece_id from mail_charges
     where status = 'given_back' and credit_cents > 0 and credit_id is null and give_back_at < ? limit ${AT_ONCE}`,
    [
      before(UNPAID_LOOK_MS),
      before(OVERDUE_MS),
      before(UNPAID_DAYS * UNPAID_LOOK_MS),
      before(OVERDUE_MS),
    ],
  );
}
