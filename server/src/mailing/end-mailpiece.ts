import type { MailStatus } from '@creditfix/shared/mailing';
import {
  giveLetterBack,
  markTakenBack,
  returnLetterFee,
  returnMailCharge,
} from '#server/billing/index.ts';
import { noteMailing } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { notMailedEmail, returnedEmail, notifySender } from './mail.email.ts';
import { MailTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  addMailpieceEvent,
  changeMailpiece,
  type LockedMailpiece,
} from './mailpiece.repository.ts';
import { mailpieceMovedJob } from './mailpiece-moved.job.ts';

export interface MailpieceEnd {
  readonly status: Extract<MailStatus, 'failed' | 'returned' | 'cancelled'>;
  /** Null if the person took it back. */
  readonly trouble: MailTrouble | null;
  readonly at: Date;
  /** The person said so, and need not be told. */
  readonly isOwnWord?: boolean;
}

/**
 * Ends a mailpiece that will not arrive, once: what was charged for it goes back, and so does its place in the allowance, within limits,
 * unless the person took it back themselves. The person is told what to do next.
 *
 * @returns the mailpiece as it is now; undefined if it has ended before
 */
export async function endMailpiece(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  end: MailpieceEnd,
): Promise<LockedMailpiece | undefined> {
  const { mailpiece } = locked;
  if (mailpiece.ended_at !== null) return undefined;
  const ended = await changeMailpiece(tx, locked, {
    status: end.status,
    trouble: end.trouble,
    ended_at: end.at,
    leased_until: null,
    cancel_asked_at: null,
    delivered_at: null,
    delivered_on: null,
  });
  await addEnd(tx, mailpiece.id, end, parts.clock.now());
  await noteMailing(tx, letterAfter(mailpiece.letter_id, end.status));
  // What only its sender reports gives nothing back: it would be letters and postage without end. Staff can pay back.
  if (!end.isOwnWord) await returnCharge(tx, parts, locked, end);
  await parts.jobs.enqueue(tx, mailpieceMovedJob, { mailpieceId: mailpiece.id });
  return ended;
}

async function returnCharge(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  end: MailpieceEnd,
): Promise<void> {
  const { id: mailpieceId, letter_id: letterId, created_at } = locked.mailpiece;
  const now = parts.clock.now();
  const reason = `mailing ${end.trouble ?? end.status}`;
  await returnMailCharge(tx, parts, { mailpieceId, reason });
  if (end.status === 'cancelled')
    return await markTakenBack(tx, { letterId, takenAt: created_at, now });
  await returnLetterFee(tx, parts, { letterId, reason });
  const countsOn = !(await giveLetterBack(tx, letterId, now));
  await notifyEnd(tx, parts, locked, { ...end, countsOn });
}

/** A report may have said the same already. */
async function addEnd(
  tx: EntityManager,
  mailpieceId: string,
  { status, trouble, at }: MailpieceEnd,
  recordedAt: Date,
): Promise<void> {
  if (status === 'returned') return;
  const event = { mailpieceId, key: status, kind: status, at, note: trouble, recordedAt };
  await addMailpieceEvent(tx, event);
}

/** A letter that was taken back can be sent in any way again. One that came back was mailed: its day and number stay. */
function letterAfter(letterId: string, status: MailpieceEnd['status']) {
  if (status === 'returned') return { letterId, status } as const;
  return {
    letterId,
    status: status === 'cancelled' ? 'drafted' : status,
    mailDate: null,
    trackingNumber: null,
  } as const;
}

async function notifyEnd(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedMailpiece,
  { status, trouble, countsOn }: MailpieceEnd & { readonly countsOn: boolean },
): Promise<void> {
  const { mailpiece, reference } = locked;
  const origin = parts.publicOrigin();
  const why = trouble ?? MailTrouble.carrier_refused;
  const news = { mailpieceId: mailpiece.id, reference, trouble: why, countsOn };
  await notifySender(
    tx,
    parts,
    locked,
    status === 'failed'
      ? { kind: 'letter_not_mailed', draft: () => notMailedEmail(news, origin) }
      : { kind: 'letter_returned', draft: () => returnedEmail(news, origin) },
  );
}
