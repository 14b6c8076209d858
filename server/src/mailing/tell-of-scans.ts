import { calendarDateAt, timeZoneOf } from '@creditfix/shared/kernel';
import {
  MailEventKind,
  MailStatus,
  asksForAttention,
  happensAtThePost,
  isUnderWay,
  type MailProgress,
} from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { CarrierScan } from './certified-mailer.port.ts';
import type { LockedPiece } from './lock-piece.ts';
import { cameBackLaterEmail, isPostCall, postTroubleEmail } from './mail-call.email.ts';
import { deliveredEmail, mailedEmail } from './mail-moved.email.ts';
import type { MailingParts } from './mailing.parts.ts';
import { tellSender } from './tell-sender.ts';

/** What the person, or whoever runs this site, hears of new reports about a piece. */

export interface EventRow {
  readonly kind: MailEventKind;
  readonly at: Date | string;
  readonly note: string | null;
}

export interface Moved {
  readonly progress: MailProgress;
  readonly events: readonly EventRow[];
  readonly fresh: readonly CarrierScan[];
}

export interface Days {
  readonly status: MailStatus;
  readonly mailedOn: string | null;
  readonly deliveredOn: string | null;
}

/** What was called back or refused can't be at the post. If it is, somebody has to look. */
export function reportAfterEnd(
  { log }: MailingParts,
  { piece }: LockedPiece,
  { fresh }: Moved,
): void {
  if (piece.status === MailStatus.returned) return;
  if (!fresh.some(({ kind }) => happensAtThePost(kind))) return;
  log.error(
    { pieceId: piece.id, status: piece.status },
    'mailing: a piece that has ended is reported on its way, please look at the carrier',
  );
}

export async function tellOfMove(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  { status, mailedOn, deliveredOn }: Days,
): Promise<void> {
  const { piece, reference } = locked;
  const { mail_class: mailClass, tracking_number: trackingNumber } = piece;
  const origin = parts.publicOrigin();
  const facts = { pieceId: piece.id, reference, mailClass, trackingNumber };
  if (status === MailStatus.delivered && deliveredOn)
    await tellSender(tx, parts, locked, {
      kind: 'letter_delivered',
      draft: () => deliveredEmail({ ...facts, deliveredOn }, origin),
    });
  else if (piece.status === MailStatus.queued && mailedOn)
    await tellSender(tx, parts, locked, {
      kind: 'letter_mailed',
      draft: () => mailedEmail({ ...facts, mailedOn, expectedOn: piece.expected_on }, origin),
    });
}

/** Says what the post wants, once for each kind of call, as long as the letter has not arrived. */
export async function tellOfCalls(
  tx: EntityManager,
  parts: MailingParts,
  locked: LockedPiece,
  { fresh, status }: Moved & { readonly status: MailStatus },
): Promise<void> {
  const { piece, reference } = locked;
  const letter = { pieceId: piece.id, reference, trackingNumber: piece.tracking_number };
  const origin = parts.publicOrigin();
  if (status === MailStatus.delivered && fresh.some(({ kind }) => kind === MailEventKind.returned))
    await tellSender(tx, parts, locked, {
      kind: 'mail_trouble',
      about: 'returned',
      draft: () => cameBackLaterEmail(letter, origin),
    });
  if (!isUnderWay(status)) return;
  for (const { kind, at } of fresh) {
    if (!asksForAttention(kind) || !isPostCall(kind)) continue;
    const on = calendarDateAt(at, timeZoneOf(piece.to_state));
    await tellSender(tx, parts, locked, {
      kind: 'mail_trouble',
      about: kind,
      draft: () =>
        postTroubleEmail(
          {
            ...letter,
            kind,
            on,
          },
          origin,
        ),
    });
  }
}
