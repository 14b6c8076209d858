import { PrivacyProblems, retention } from '@creditfix/shared/privacy';
import { forgetAccount } from '#server/accounts/index.ts';
import { endSubscriptions, forgetPlans } from '#server/billing/index.ts';
import { forgetDisputes } from '#server/disputes/index.ts';
import { removeAllDocuments } from '#server/documents/index.ts';
import { forgetLetters } from '#server/letters/index.ts';
import { forgetMail } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { forgetEmails } from '#server/platform/email/index.ts';
import { deletedEmail } from './deleted.email.ts';
import { finishDeletionJob } from './finish-deletion.job.ts';
import type { PrivacyParts } from './privacy.parts.ts';
import { yearsLater } from './retention-limits.ts';

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
    await forgetPlans(tx, accountId);
    await forgetEmails(tx, accountId);
    await parts.supportMessages.forget(tx, email);
    const stays = await whatStays(tx, accountId);
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
          supportEmail: parts.supportEmail,
        }),
    });
    await parts.jobs.enqueue(tx, finishDeletionJob, { accountId });
  });
}

async function whatStays(tx: EntityManager, accountId: string) {
  const [row] = await tx.execute<
    {
      letters: number;
      last_letter: Date | string | null;
      payments: number;
      last_payment: Date | string | null;
      flags: number;
    }[]
  >(
    `select (select count(*)::int from letters where account_id = a.id) as letters,
        (select max(created_at) from letters where account_id = a.id) as last_letter,
        (select count(*)::int from payments where account_id = a.id) as payments,
        (select max(paid_at) from payments where account_id = a.id) as last_payment,
        (select count(*)::int from account_flags where account_id = a.id) as flags
      from accounts a where a.id = ?`,
    [accountId],
  );
  const until = (last: Date | string | null | undefined, years: number) =>
    last ? yearsLater(new Date(last), years) : null;
  return {
    letters: row?.letters ?? 0,
    lettersUntil: until(row?.last_letter, retention.letterYears),
    payments: row?.payments ?? 0,
    paymentsUntil: until(row?.last_payment, retention.paymentYears),
    flags: row?.flags ?? 0,
  };
}
