import {
  purgeSignIns,
  raiseFlag,
  sendLoginLink,
  sendLoginLinkJob,
} from '#server/accounts/index.ts';
import {
  chargeMail,
  chargeMailJob,
  creditReferral,
  creditReferralJob,
  processStripeEvent,
  processStripeEventJob,
  reconcileBilling,
  refreshDuePlans,
  resumeMoneyJobs,
  sendRefund,
  sendRefundJob,
  syncCheckout,
  syncCheckoutJob,
  syncCustomer,
  syncCustomerJob,
  syncSubscription,
  syncSubscriptionJob,
} from '#server/billing/index.ts';
import {
  makeExport,
  makeExportJob,
  purgeExports,
  sendAdminLink,
  sendAdminLinkJob,
  startWeeklyExports,
  tidySyncLog,
  weeklyExportsJob,
  watchAuditChain,
  type AdminParts,
} from '#server/admin/index.ts';
import { createSupportMessages } from '#server/contact/index.ts';
import { followPiece, remindersJob, sendReminders } from '#server/disputes/index.ts';
import { purgeDocuments } from '#server/documents/index.ts';
import {
  finishInterrupted,
  finishLetterLater,
  finishLetterJob,
  purgePackets,
} from '#server/letters/index.ts';
import {
  fetchMissingPapers,
  fetchPapers,
  fetchPapersJob,
  pieceMovedJob,
  pollMail,
  processCarrierEvent,
  processCarrierEventJob,
  purgeCarrierEvents,
  resumeMail,
  resumeMailJob,
  sendMailJob,
  sendQueuedMail,
  type MailingParts,
} from '#server/mailing/index.ts';
import {
  purgeEmails,
  resumeEmails,
  sendEmailJob,
  sendQueuedEmail,
  type Mailer,
  type SendingParts,
} from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { purgeRateBuckets } from '#server/platform/limits/index.ts';
import { finishDeletion, finishDeletionJob, purgeRetained } from '#server/privacy/index.ts';

/** Forgets what only mattered for a while, and picks up letters that fell by the way. */
const hourlyJob = defineJob<Record<string, never>>({
  queue: 'hourly',
  retries: 2,
  retryDelaySeconds: 60,
  cron: '17 * * * *',
});

/** A letter without its PDF after this long has lost its request and its job. */
const OVERDUE_MS = 60 * 60_000;

/** Binds every kind of later work to the room that does it. */
export function handleJobs(parts: MailingParts & AdminParts & { readonly mailer: Mailer }): void {
  const { jobs, clock } = parts;
  const onBounce: SendingParts['onBounce'] = (tx, { accountId, emailId }) =>
    raiseFlag(tx, {
      accountId,
      rule: 'email_bounced',
      at: clock.now(),
      detail: `Email ${emailId} came back.`,
    });
  jobs.handle(sendAdminLinkJob, ({ linkId }) => sendAdminLink(parts, linkId));
  jobs.handle(sendLoginLinkJob, ({ linkId }) => sendLoginLink(parts, linkId));
  jobs.handle(sendEmailJob, ({ emailId }) => sendQueuedEmail({ ...parts, onBounce }, emailId));
  jobs.handle(finishDeletionJob, () => finishDeletion(parts));
  jobs.handle(finishLetterJob, ({ letterId }) => finishLetterLater(parts, letterId));
  jobs.handle(chargeMailJob, ({ pieceId }) => chargeMail(parts, pieceId));
  jobs.handle(creditReferralJob, ({ friendId }) => creditReferral(parts, friendId));
  jobs.handle(syncCustomerJob, ({ accountId }) => syncCustomer(parts, accountId));
  jobs.handle(sendRefundJob, ({ refundId }) => sendRefund(parts, refundId));
  jobs.handle(processStripeEventJob, ({ eventId }) => processStripeEvent(parts, eventId));
  jobs.handle(syncSubscriptionJob, ({ subscriptionId }) => syncSubscription(parts, subscriptionId));
  jobs.handle(
    syncCheckoutJob,
    async ({ sessionId }) => void (await syncCheckout(parts, sessionId)),
  );
  jobs.handle(makeExportJob, ({ exportId }) => makeExport(parts, exportId));
  jobs.handle(weeklyExportsJob, () => startWeeklyExports(parts));
  jobs.handle(hourlyJob, () => tidyUp(parts));
  handleMail(parts);
}

/** What happens to a letter between the person's word and the recipient's door. */
function handleMail(parts: MailingParts): void {
  const { jobs } = parts;
  jobs.handle(sendMailJob, ({ pieceId }) => sendQueuedMail(parts, pieceId));
  jobs.handle(processCarrierEventJob, ({ eventId }) => processCarrierEvent(parts, eventId));
  jobs.handle(fetchPapersJob, ({ pieceId }) => fetchPapers(parts, pieceId));
  jobs.handle(pieceMovedJob, ({ pieceId }) => followPiece(parts, pieceId));
  jobs.handle(remindersJob, () => sendReminders(parts, parts.clock.now()));
  jobs.handle(resumeMailJob, async () => {
    await resumeMail(parts);
    await pollMail(parts);
  });
}

/** What the server does every hour. A step that fails does not keep the others from being done. */
export async function tidyUp(parts: MailingParts & AdminParts): Promise<void> {
  const { database, clock } = parts;
  const em = database.fork();
  const steps = [
    () => watchAuditChain(parts),
    () => purgeSignIns(em, clock.now()),
    () => purgeRateBuckets(em, clock.now()),
    () => purgeEmails(em, clock.now()),
    () => resumeEmails(parts, clock.now()),
    () => refreshDuePlans(parts),
    () => resumeMoneyJobs(parts),
    () => reconcileBilling(parts, clock.now()),
    () => resumeMail(parts),
    () => pollMail(parts),
    () => fetchMissingPapers(parts),
    () => sendReminders(parts, clock.now()),
    () => purgeCarrierEvents(em, clock.now()),
    () => purgePackets(parts, clock.now()),
    () => purgeDocuments(parts, clock.now()),
    () => purgeRetained({ ...parts, supportMessages: createSupportMessages(parts) }, clock.now()),
    () => startWeeklyExports(parts),
    () => purgeExports(parts),
    () => tidySyncLog(parts),
    () => finishInterrupted(parts, new Date(clock.now().getTime() - OVERDUE_MS)),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'the hourly work is not all done');
}
