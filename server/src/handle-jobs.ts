import {
  lockAccount,
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
  endWithoutContract,
  listLetterFee,
  listLetterFeeJob,
  mailPaymentMovedJob,
  processStripeEvent,
  processStripeEventJob,
  reconcileBilling,
  refreshDuePlans,
  resumeMoneyJobs,
  sendRefund,
  sendRefundJob,
  settleMailPayment,
  settleMailPaymentJob,
  syncCheckout,
  syncCheckoutJob,
  syncCustomer,
  syncCustomerJob,
  syncSubscription,
  syncSubscriptionJob,
  undoContractJob,
} from '#server/billing/index.ts';
import {
  makeExport,
  makeExportJob,
  purgeExports,
  sendAdminLink,
  sendAdminLinkJob,
  startWeeklyExports,
  cleanUpSyncLog,
  weeklyExportsJob,
  watchAuditChain,
  type AdminParts,
} from '#server/admin/index.ts';
import { createSupportMessages, takeReplies, takeRepliesJob } from '#server/contact/index.ts';
import { followMailpiece, remindersJob, sendReminders } from '#server/disputes/index.ts';
import { cleanFile, purgeDocuments } from '#server/documents/index.ts';
import {
  finishInterrupted,
  finishLetterLater,
  finishLetterJob,
  followSigning,
  followSigningJob,
  openWaitingLetters,
  purgePackets,
  sendNudges,
} from '#server/letters/index.ts';
import {
  cancelAllMail,
  fetchMissingTrackingDocuments,
  fetchTrackingDocuments,
  fetchTrackingDocumentsJob,
  followMailPayment,
  mailpieceMovedJob,
  pollMail,
  processCarrierEvent,
  processCarrierEventJob,
  purgeAddressChecks,
  purgeCarrierEvents,
  resumeMail,
  resumeMailJob,
  sendMailJob,
  sendQueuedMail,
  type MailingParts,
} from '#server/mailing/index.ts';
import {
  type Inbox,
  purgeEmails,
  resumeEmails,
  sendEmailJob,
  sendQueuedEmail,
  type Mailer,
  type SendingParts,
} from '#server/platform/email/index.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts';
import type { Config } from '#server/platform/config/index.ts';
import { purgeRateBuckets } from '#server/platform/limits/index.ts';
import { removeStrays } from '#server/platform/vault/index.ts';
import { finishDeletion, finishDeletionJob, purgeRetained } from '#server/privacy/index.ts';
import { purgeReports } from '#server/reports/index.ts';
import { sealedFeatures } from '#server/sealed-features.ts';

/** In the night of all our time zones. */
const STRAYS_AT_HOUR = 9;
const DAY_MS = 86_400_000;

/** A letter without its PDF after this long has lost its request and its job. */
const OVERDUE_MS = 60 * 60_000;

/** Binds every kind of later work to the feature that does it. */
export function handleJobs(
  parts: MailingParts &
    AdminParts & {
      readonly mailer: Mailer;
      readonly inbox?: Inbox | undefined;
      readonly stopping: AbortSignal;
    },
): void {
  const { jobs, clock, inbox } = parts;
  const onBounce: SendingParts['onBounce'] = (tx, { accountId, emailId }) =>
    raiseFlag(tx, {
      accountId,
      rule: 'email_bounced',
      at: clock.now(),
      detail: `Email ${emailId} came back.`,
    });
  const holdAccount: SendingParts['holdAccount'] = (tx, accountId) =>
    lockAccount(tx, accountId, 'for key share');
  jobs.handle(sendAdminLinkJob, ({ linkId }) => sendAdminLink(parts, linkId));
  jobs.handle(sendLoginLinkJob, ({ linkId }) => sendLoginLink(parts, linkId));
  jobs.handle(sendEmailJob, ({ emailId }) =>
    sendQueuedEmail({ ...parts, holdAccount, onBounce }, emailId),
  );
  jobs.handle(finishDeletionJob, () => finishDeletion(parts));
  jobs.handle(finishLetterJob, ({ letterId }) => finishLetterLater(parts, letterId));
  jobs.handle(followSigningJob, (signed) => followSigning(parts, signed));
  jobs.handle(chargeMailJob, ({ mailpieceId }) => chargeMail(parts, mailpieceId));
  jobs.handle(
    settleMailPaymentJob,
    async ({ mailpieceId }) => void (await settleMailPayment(parts, mailpieceId)),
  );
  jobs.handle(creditReferralJob, ({ friendId }) => creditReferral(parts, friendId));
  jobs.handle(syncCustomerJob, ({ accountId }) => syncCustomer(parts, accountId));
  jobs.handle(sendRefundJob, ({ refundId }) => sendRefund(parts, refundId));
  jobs.handle(processStripeEventJob, ({ eventId }) => processStripeEvent(parts, eventId));
  jobs.handle(syncSubscriptionJob, ({ subscriptionId }) => syncSubscription(parts, subscriptionId));
  jobs.handle(
    syncCheckoutJob,
    async ({ sessionId }) => void (await syncCheckout(parts, sessionId)),
  );
  jobs.handle(listLetterFeeJob, ({ letterId }) => listLetterFee(parts, letterId));
  jobs.handle(undoContractJob, async ({ accountId }) => {
    await openWaitingLetters(parts, accountId);
    await endWithoutContract(parts, accountId);
    await cancelAllMail(parts, accountId);
  });
  jobs.handle(makeExportJob, ({ exportId }) => makeExport(parts, exportId));
  jobs.handle(weeklyExportsJob, () => startWeeklyExports(parts));
  if (inbox) jobs.handle(takeRepliesJob, () => takeReplies({ ...parts, inbox, cleanFile }));
  handleChores(jobs, hourlyChores(parts));
  handleMail(parts);
}

/** A backup may take until the next one is due; if its process dies, it is restarted within a minute. */
const BACKUP_AT_LONGEST_SECONDS = 24 * 60 * 60;

/** Daily backups, if they are switched on. A backup that another process is taking is left to that process. */
export function handleBackups(
  jobs: Jobs,
  { BACKUP_SCHEDULE }: Pick<Config, 'BACKUP_SCHEDULE'>,
  backUp: () => Promise<unknown>,
): void {
  const backupJob = defineJob<Record<string, never>>({
    queue: 'daily-backup',
    retries: 1,
    retryDelaySeconds: 600,
    longestSeconds: BACKUP_AT_LONGEST_SECONDS,
    cron: BACKUP_SCHEDULE,
  });
  jobs.handle(backupJob, async () => void (await backUp()));
}

/** What happens to a letter between the person's order and the recipient's mailbox. */
function handleMail(parts: MailingParts): void {
  const { jobs } = parts;
  jobs.handle(mailPaymentMovedJob, ({ mailpieceId }) => followMailPayment(parts, mailpieceId));
  jobs.handle(sendMailJob, ({ mailpieceId }) => sendQueuedMail(parts, mailpieceId));
  jobs.handle(processCarrierEventJob, ({ eventId }) => processCarrierEvent(parts, eventId));
  jobs.handle(fetchTrackingDocumentsJob, ({ mailpieceId }) =>
    fetchTrackingDocuments(parts, mailpieceId),
  );
  jobs.handle(mailpieceMovedJob, ({ mailpieceId }) => followMailpiece(parts, mailpieceId));
  jobs.handle(remindersJob, () => sendReminders(parts, parts.clock.now()));
  jobs.handle(resumeMailJob, async () => {
    await resumeMail(parts);
    await pollMail(parts);
  });
}

/** What the server does every hour, by name. */
export function hourlyChores(parts: MailingParts & AdminParts): Chores {
  const { database, clock } = parts;
  const em = () => database.fork();
  const now = () => clock.now();
  return {
    'watch-audit-chain': () => watchAuditChain(parts),
    'purge-sign-ins': () => purgeSignIns(em(), now()),
    'purge-rate-buckets': () => purgeRateBuckets(em(), now()),
    'purge-emails': () => purgeEmails(em(), now()),
    'resume-emails': () => resumeEmails(parts, now()),
    'refresh-plans': () => refreshDuePlans(parts),
    'resume-money-jobs': () => resumeMoneyJobs(parts),
    'reconcile-billing': () => reconcileBilling(parts, now()),
    'resume-mail': () => resumeMail(parts),
    'poll-mail': () => pollMail(parts),
    'fetch-tracking-documents': () => fetchMissingTrackingDocuments(parts),
    'send-reminders': () => sendReminders(parts, now()),
    'send-nudges': () => sendNudges(parts),
    'purge-carrier-events': () => purgeCarrierEvents(em(), now()),
    'purge-address-checks': () => purgeAddressChecks(em(), now()),
    'purge-packets': () => purgePackets(parts, now()),
    'purge-documents': () => purgeDocuments(parts, now()),
    'purge-reports': () => purgeReports(em(), now()),
    'purge-retained': () =>
      purgeRetained(
        { ...parts, supportMessages: createSupportMessages({ ...parts, cleanFile }) },
        now(),
      ),
    'remove-stray-files': async () => {
      // It looks at every file and every row, and what it finds is in nobody's way.
      if (now().getUTCHours() !== STRAYS_AT_HOUR) return;
      const before = new Date(now().getTime() - DAY_MS);
      await removeStrays({ ...parts, features: sealedFeatures }, { before });
    },
    'start-weekly-exports': () => startWeeklyExports(parts),
    'purge-exports': () => purgeExports(parts),
    'tidy-sync-log': () => cleanUpSyncLog(parts),
    'finish-letters': () => finishInterrupted(parts, new Date(now().getTime() - OVERDUE_MS)),
  };
}

/** Work that is done again and again, by name. */
export type Chores = Readonly<Record<string, () => Promise<unknown>>>;

/** Has every chore done once an hour, as a job of its own: one that fails is tried again by itself, and keeps no other from being done. */
export function handleChores(jobs: Jobs, chores: Chores): void {
  const hourlyJob = defineJob<{ chore: string }>({
    queue: 'hourly',
    retries: 2,
    retryDelaySeconds: 60,
    cron: '17 * * * *',
    scheduled: Object.fromEntries(Object.keys(chores).map((chore) => [chore, { chore }])),
  });
  // Another version's chore may be in the queue.
  jobs.handle(hourlyJob, async ({ chore }) => void (await chores[chore]?.()));
}
