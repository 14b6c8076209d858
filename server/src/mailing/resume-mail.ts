import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { pauseCarrier, takeSlot } from './carrier/carrier.repository.ts';
import { CarrierUnreachable, type CarrierMailpiece } from './carrier/certified-mailer.port.ts';
import { endMailpiece } from './end-mailpiece.ts';
import { silentPostEmail, notifySender } from './mail.email.ts';
import { MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  findUnappliedEvents,
  findUntouched,
  leaveSilent,
  takeSilent,
} from './mailpiece-queue.repository.ts';
import { lockMailpiece, type LockedMailpiece } from './mailpiece.repository.ts';
import { processCarrierEventJob } from './carrier/process-carrier-event.job.ts';
import { recordState } from './record-scans.ts';
import { sendMailJob } from './send-queued-mail.job.ts';

/** The safety nets under the jobs and the carrier's callbacks: what was lost begins again, and what nothing is heard of is asked about. */

/** Every minute: a letter whose job is lost waits for little more than its lease. */
export const resumeMailJob = defineJob<Record<string, never>>({
  queue: 'resume-mail',
  retries: 2,
  retryDelaySeconds: 60,
  cron: '* * * * *',
});

/** Jobs of their own try again within this time; a mailpiece that nobody has touched for longer has none. */
const UNTOUCHED_MS = 60_000;
const RESUMED_AT_ONCE = 500;

/**
 * Takes up mailpieces whose job was lost or has given up, and events that came before their mailpiece was known. Any number of processes may do
 * so at once: more jobs than needed find nothing to do.
 */
export async function resumeMail({ database, clock, jobs, carrier }: MailingParts): Promise<void> {
  const before = new Date(clock.now().getTime() - UNTOUCHED_MS);
  const limit = RESUMED_AT_ONCE;
  await database.fork().transactional(async (tx) => {
    for (const mailpieceId of await findUntouched(tx, { before, carrier: carrier.carrier, limit }))
      await jobs.enqueue(tx, sendMailJob, { mailpieceId });
    for (const eventId of await findUnappliedEvents(tx, { before, limit }))
      await jobs.enqueue(tx, processCarrierEventJob, { eventId });
  });
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SILENT_MS = 12 * HOUR_MS;
/** The post takes no search for a letter that is older (USPS: 60 days after mailing). */
const FOLLOWED_DAYS = 60;
const WORRYING_DAYS = 21;
const ASKED_AT_ONCE = 60;

/**
 * Asks about live mailpieces that have been silent for half a day, a bounded number at a time. The post owes a scan for each certified letter:
 * its sender hears when there is none for three weeks, and after 60 days it counts as lost.
 */
export async function pollMail(parts: MailingParts): Promise<void> {
  // Of what staff have brought to the post nobody reports anything: silence says nothing then.
  if (parts.carrier.carrier === 'print_queue') return;
  const now = parts.clock.now().getTime();
  const silent = await takeSilent(parts, {
    before: new Date(now - SILENT_MS),
    // A few days past the last one, so that what ends then is still looked at.
    since: new Date(now - (FOLLOWED_DAYS + 7) * DAY_MS),
    limit: ASKED_AT_ONCE,
  });
  const unasked = new Map(silent.map((mailpiece) => [mailpiece.id, mailpiece]));
  try {
    for (const { id, carrier_id } of Array.from(unasked.values())) {
      if ((await takeSlot(parts)) > 0) return;
      // One without news counts as polled too: otherwise it would come first every time.
      unasked.delete(id);
      const known = await fetchKnown(parts, carrier_id);
      if (known === 'away') return;
      await parts.database.fork().transactional(async (tx) => {
        const locked = await lockMailpiece(tx, id);
        if (!locked) return;
        await mindSilence(tx, parts, known ? await recordState(tx, parts, locked, known) : locked);
      });
    }
  } finally {
    await leaveSilent(parts, [...unasked.keys()]);
  }
}

async function fetchKnown(
  parts: MailingParts,
  carrierId: string,
): Promise<CarrierMailpiece | 'away' | undefined> {
  try {
    return await parts.carrier.fetchMailpiece(carrierId);
  } catch (error) {
    parts.log.warn(
      { err: error, carrierId },
      'mailing: the carrier could not be asked about a piece',
    );
    if (!(error instanceof CarrierUnreachable)) return undefined;
    if (error.retryAfterSeconds !== undefined) await pauseCarrier(parts, error.retryAfterSeconds);
    return 'away';
  }
}

async function mindSilence(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
): Promise<void> {
  const { mailpiece, reference } = locked;
  const {
    id: mailpieceId,
    status,
    mail_class,
    mailed_at,
    tracking_number: trackingNumber,
  } = mailpiece;
  if (mailpiece.ended_at !== null || mailed_at === null) return;
  if (mail_class === 'first_class' || status === 'delivered') return;
  const at = parts.clock.now();
  const days = (at.getTime() - mailed_at.getTime()) / DAY_MS;
  if (days >= FOLLOWED_DAYS)
    await endMailpiece(tx, parts, locked, { status: 'returned', trouble: MailTrouble.lost, at });
  else if (days >= WORRYING_DAYS) {
    const mailedOn = calendarDateAt(mailed_at, BUSINESS_TIME_ZONE);
    const letter = { mailpieceId, reference, trackingNumber, mailedOn };
    await notifySender(tx, parts, locked, {
      kind: 'mail_trouble',
      about: 'silent',
      draft: () => silentPostEmail(letter, parts.publicOrigin()),
    });
  }
}
