import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { mailEventText, mailStatusLabel, type MailPiece } from '@creditfix/shared/mailing';
import { mailChargesOf, type MailCharge } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { openEnvelope } from './envelope-address.ts';
import { presentTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { findEvents, type EventRow, type PieceRow } from './mailpiece.repository.ts';

/** How long Lob takes a letter back after it has taken it on, unless the account there says otherwise. */
const LOB_WINDOW_MS = 5 * 60_000;

type PresentingParts = Pick<MailingParts, 'vault' | 'clock' | 'publicOrigin'>;

/** Mailings as their owner sees them, with all that happened to each: two queries, however many they are. */
export async function presentPieces(
  em: EntityManager,
  parts: PresentingParts,
  pieces: readonly PieceRow[],
): Promise<MailPiece[]> {
  const ids = pieces.map(({ id }) => id);
  const events = Map.groupBy(await findEvents(em, ids), ({ piece_id }) => piece_id);
  const charges = await mailChargesOf(em, ids);
  return pieces.map((piece) =>
    presentPiece(parts, piece, {
      events: events.get(piece.id) ?? [],
      charge: charges.get(piece.id),
    }),
  );
}

export async function presentOnePiece(
  em: EntityManager,
  parts: PresentingParts,
  piece: PieceRow,
): Promise<MailPiece> {
  const [presented] = await presentPieces(em, parts, [piece]);
  if (!presented) throw new Error('a piece was not presented');
  return presented;
}

function presentPiece(
  { vault, clock, publicOrigin }: PresentingParts,
  piece: PieceRow,
  beside: { readonly events: readonly EventRow[]; readonly charge: MailCharge | undefined },
): MailPiece {
  return {
    ...factsOf(vault, piece),
    charge: beside.charge?.status ?? 'none',
    canCancel: canCancel(piece, clock.now()),
    trackingUrl: trackingUrl(piece, publicOrigin()),
    trouble: presentTrouble(piece),
    events: beside.events.map(presentEvent),
  };
}

function factsOf(vault: Vault, piece: PieceRow) {
  return {
    id: piece.id,
    letterId: piece.letter_id,
    carrier: piece.carrier,
    mailClass: piece.mail_class,
    status: piece.status,
    label: mailStatusLabel(piece.status),
    test: piece.test,
    priceCents: piece.price_cents,
    pages: piece.pages,
    sheets: piece.sheets,
    ...openEnvelope(vault, piece),
    queuedAt: piece.created_at.toISOString(),
    sendsAt: piece.send_after.toISOString(),
    mailedOn: mailedOn(piece),
    expectedOn: piece.expected_on,
    deliveredOn: piece.delivered_on,
    trackingNumber: piece.tracking_number,
    lobLetterId: piece.carrier === 'lob' ? piece.carrier_id : null,
    hasProof: piece.mailed_at !== null,
    hasReceipt: piece.receipt_key !== null,
    packetSha256: piece.packet_sha256,
  };
}

function mailedOn({ mailed_at }: Pick<PieceRow, 'mailed_at'>): string | null {
  return mailed_at === null ? null : calendarDateAt(mailed_at, BUSINESS_TIME_ZONE);
}

function presentEvent({ kind, at, location, source_key }: EventRow): MailPiece['events'][number] {
  const isOwn = source_key.startsWith('own:');
  return { kind, at: at.toISOString(), location, text: mailEventText(kind, isOwn) };
}

/** The post's own page, or ours while there is no number. */
export function trackingUrl(
  { id, tracking_number }: Pick<PieceRow, 'id' | 'tracking_number'>,
  origin: string,
): string {
  return tracking_number
    ? `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(tracking_number)}`
    : pageAddress(origin, `/mail/${id}`);
}

/** True where taking it back is certain or has a chance; whether it works the carrier says. */
function canCancel(piece: PieceRow, now: Date): boolean {
  if (piece.status !== 'queued' || piece.carrier === 'self' || piece.cancel_asked_at) return false;
  if (piece.carrier_id === null) return true;
  if (piece.carrier === 'print_queue') return piece.batch_id === null;
  const askedAt = piece.asked_at ?? piece.send_after;
  return now.getTime() - askedAt.getTime() < LOB_WINDOW_MS;
}
