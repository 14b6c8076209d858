import { mailClassLabels, quoteMail } from '@creditfix/shared/mailing';
import { chargeForMail, mailingPurpose } from '#server/billing/index.ts';
import { noteMailing } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { noteApplied, takeEventsOf } from './carrier-event.repository.ts';
import type { CarrierMailpiece } from './certified-mailer.port.ts';
import { endMailpiece } from './end-mailpiece.ts';
import { fetchTrackingDocumentsJob } from './fetch-tracking-documents.job.ts';
import { troubleOfRefusal } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  addMailpieceEvent,
  changeMailpiece,
  lockMailpiece,
  type LockedMailpiece,
} from './mailpiece.repository.ts';
import { mailpieceMovedJob } from './mailpiece-moved.job.ts';
import { scansOf } from './process-carrier-event.job.ts';
import { recordScans } from './record-scans.ts';

/** The carrier draws its picture of a letter within minutes. */
const PROOF_AFTER_SECONDS = 10 * 60;

/**
 * Writes down that the carrier has a mailpiece, once: only where no carrier's id is known yet. From here on the mailing is charged for.
 * What the carrier told of it before its id was known here counts with what it answered.
 *
 * @returns the mailpiece as it is now; undefined if there is none
 */
export async function recordSent(
  tx: EntityManager,
  parts: MailingParts,
  mailpieceId: string,
  sent: CarrierMailpiece,
): Promise<LockedMailpiece | undefined> {
  const found = await lockMailpiece(tx, mailpieceId);
  if (!found) return undefined;
  const { mailpiece } = found;
  const { carrierId, expectedOn, test } = sent;
  if (mailpiece.carrier_id !== null || mailpiece.status !== 'queued') {
    reportSecond(parts, mailpiece, carrierId);
    return found;
  }
  // Nothing that names a letter stays of a deleted account.
  const trackingNumber = found.isForgotten ? null : sent.trackingNumber;
  const locked = await changeMailpiece(tx, found, {
    carrier_id: carrierId,
    tracking_number: trackingNumber,
    carrier_cost_cents: sent.costCents ?? expectedCost(parts, mailpiece),
    expected_on: expectedOn,
    test,
    leased_until: null,
  });
  const now = parts.clock.now();
  const taken = { key: 'accepted', kind: 'accepted', at: now, recordedAt: now } as const;
  await addMailpieceEvent(tx, { mailpieceId, ...taken });
  await noteMailing(tx, { letterId: mailpiece.letter_id, status: 'queued', trackingNumber });
  // Anyone who has asked for it back meanwhile pays only if that is too late.
  if (mailpiece.cancel_asked_at === null) await chargeMailpiece(tx, parts, locked);
  const kept = await takeEventsOf(tx, carrierId);
  const events = [...sent.events, ...scansOf(kept)];
  const recorded = await recordState(tx, parts, locked, { ...sent, events });
  await noteApplied(tx, kept, now);
  const startAfterSeconds = PROOF_AFTER_SECONDS;
  await parts.jobs.enqueue(tx, fetchTrackingDocumentsJob, { mailpieceId }, { startAfterSeconds });
  await parts.jobs.enqueue(tx, mailpieceMovedJob, { mailpieceId });
  return recorded;
}

/** What Lob charges by our table; staff write down what the Postal Service took. */
function expectedCost(
  { mailSettings, carrier }: MailingParts,
  { mail_class, pages }: LockedMailpiece['mailpiece'],
): number | null {
  if (carrier.carrier !== 'lob') return null;
  return quoteMail(mailSettings.carrierCosts, mail_class, pages).priceCents;
}

/**
 * What the carrier says of a mailpiece whose id is known: its scans, and an end that came without one.
 *
 * @returns the mailpiece as it is now
 */
export async function recordState(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  { state, failure, events }: Pick<CarrierMailpiece, 'state' | 'failure' | 'events'>,
): Promise<LockedMailpiece> {
  const scanned = await recordScans(tx, parts, locked, events);
  if (state === 'waiting' || scanned.mailpiece.status !== 'queued') return scanned;
  const at = parts.clock.now();
  const trouble = state === 'failed' ? troubleOfRefusal(failure) : null;
  return (await endMailpiece(tx, parts, scanned, { status: state, trouble, at })) ?? scanned;
}

/** Nothing is charged for a letter that is not really printed. */
export async function chargeMailpiece(
  tx: EntityManager,
  parts: MailingParts,
  { mailpiece, reference, isForgotten }: LockedMailpiece,
): Promise<void> {
  if (mailpiece.test || isForgotten) return;
  await chargeForMail(tx, parts, {
    mailpieceId: mailpiece.id,
    accountId: mailpiece.account_id,
    amountCents: mailpiece.price_cents,
    what: mailingPurpose(reference, mailClassLabels[mailpiece.mail_class]),
  });
}

/** Two answers about one mailpiece are one mailpiece at the carrier, or somebody has to look. */
function reportSecond(
  { log }: MailingParts,
  { id, carrier_id, status }: LockedMailpiece['mailpiece'],
  carrierId: string,
): void {
  if (carrier_id === carrierId) return;
  log.error(
    { mailpieceId: id, carrierId, recorded: carrier_id, status },
    'mailing: the carrier has a piece that is not the recorded one, please look there',
  );
}
