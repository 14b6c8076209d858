import { addYears, BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { PrivacyProblems, retention } from '@creditfix/shared/privacy';
import { countFlags, forgetAccount } from '#server/accounts/index.ts';
import { countPayments, endSubscriptions, forgetPlans } from '#server/billing/index.ts';
import { forgetDisputes } from '#server/disputes/index.ts';
import { purgeDocuments, removeAllDocuments } from '#server/documents/index.ts';
import { countOwnLetters, forgetLetters } from '#server/letters/index.ts';
import { forgetMail } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { forgetEmails } from '#server/platform/email/index.ts';
import { removeNoted } from '#server/platform/files/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { forgetReports } from '#server/reports/index.ts';
import { deletedEmail } from './deleted.email.ts';
import type { PrivacyParts } from './privacy.parts.ts';

export const finishDeletionJob = defineJob<{ accountId: string }>({
  queue: 'finish-deletion',
  retries: 8,
  retryDelaySeconds: 30,
});

/** Removes the files whose rows a deletion has marked. Whatever a crash or a lost job leaves, the hourly work finds. */
export async function finishDeletion(
  parts: Pick<PrivacyParts, 'database' | 'files' | 'clock'>,
): Promise<void> {
  await removeNoted(parts, parts.clock.now());
  await purgeDocuments(parts, parts.clock.now());
}

/**
 * Deletes an account. The subscription ends first, at the provider; then everything goes in one transaction, except for what
 * is kept sealed: signed letters with their trails, records of payments, and what was agreed to. The files that are to go are
 * noted in that transaction, and a job removes them.
 *
 * @throws Problem `privacy.not_confirmed`, `privacy.subscription_running`
 */
export async function deleteAccount(
  em: EntityManager,
  parts: PrivacyParts,
  request: { readonly accountId: string; readonly email: string; readonly confirmEmail: string },
): Promise<void> {
  const { accountId } = request;
  if (request.confirmEmail.trim().toLowerCase() !== request.email.toLowerCase())
    throw PrivacyProblems.raise('privacy.not_confirmed');
  const ended = await endSubscriptions(em, parts.payments, accountId).catch((error: unknown) => {
    parts.log.warn({ err: error, accountId }, 'privacy: a subscription could not be ended');
    throw PrivacyProblems.raise('privacy.subscription_running');
  });
  const now = parts.clock.now();
  await em.transactional(async (tx) => {
    const account = await forgetAccount(tx, accountId, now);
    if (!account) return;
    const { email, language } = account;
    await forgetLetters(tx, accountId, now);
    await forgetDisputes(tx, accountId);
    await forgetMail(tx, parts, accountId, now);
    await removeAllDocuments(tx, accountId);
    await forgetReports(tx, accountId);
    await forgetPlans(tx, accountId, now);
    await forgetEmails(tx, accountId);
    await parts.supportMessages.forget(tx, email);
    const stays = await whatStays(tx, accountId);
    const { company } = await parts.operator.read(tx);
    await parts.outbox.queue(tx, {
      key: `account_deleted:${accountId}`,
      kind: 'account_deleted',
      to: email,
      language,
      draft: () =>
        deletedEmail({
          ...stays,
          at: now,
          subscriptionEnded: ended > 0,
          supportEmail: company.supportEmail,
        }),
    });
    await parts.jobs.enqueue(tx, finishDeletionJob, { accountId });
  });
}

async function whatStays(tx: EntityManager, accountId: string) {
  const { letters, lastSignedAt } = await countOwnLetters(tx, accountId);
  const { payments, lastPaidAt } = await countPayments(tx, accountId);
  return {
    letters,
    lettersUntil: lastSignedAt && yearsLater(lastSignedAt, retention.letterYears),
    payments,
    paymentsUntil: lastPaidAt && yearsLater(lastPaidAt, retention.paymentYears),
    flags: await countFlags(tx, accountId),
  };
}

/** The day on which something of that instant has been kept for so many years. */
function yearsLater(instant: Date, years: number): string {
  return addYears(calendarDateAt(instant, BUSINESS_TIME_ZONE), years);
}
