import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { mailEventText, mailStatusLabel, type Mailpiece } from '@creditfix/shared/mailing';
import { mailChargesOf, type MailCharge } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { openEnvelope } from './carrier/envelope-address.ts';
import { presentTrouble } from './mail-trouble.ts';
import type { MailingParts } from './mailing.parts.ts';
import { mailedAgain } from './by-hand/manual-mail-queue.repository.ts';
import { findEvents, type EventRow, type MailpieceRow } from './mailpiece.repository.ts';

/** How long Lob takes a letter back after it has taken it on, unless the account there says otherwise. */
const LOB_WINDOW_MS = 5 * 60_000;

type PresentingParts = Pick<MailingParts, 'vault' | 'clock' | 'publicOrigin'>;

/** Mailings as their owner sees them, with all that happened to each: three queries, however many they are. */
export async function presentMailpieces(
  em: EntityManager,
  parts: PresentingParts,
  mailpieces: readonly MailpieceRow[],
): Promise<Mailpiece[]> {
  const ids = mailpieces.map(({ id }) => id);
  const events = Map.groupBy(await findEvents(em, ids), ({ mailpiece_id }) => mailpiece_id);
  const charges = await mailChargesOf(em, ids);
  const again = await mailedAgain(em, ids);
  return mailpieces.map((mailpiece) =>
    presentMailpiece(parts, mailpiece, {
      events: events.get(mailpiece.id) ?? [],
      charge: charges.get(mailpiece.id),
      againAs: again.get(mailpiece.id) ?? null,
    }),
  );
}

export async function presentOneMailpiece(
  em: EntityManager,
  parts: PresentingParts,
  mailpiece: MailpieceRow,
): Promise<Mailpiece> {
  const [presented] = await presentMailpieces(em, parts, [mailpiece]);
  if (!presented) throw new Error('a piece was not presented');
  return presented;
}

function presentMailpiece(
  { vault, clock, publicOrigin }: PresentingParts,
  mailpiece: MailpieceRow,
  beside: {
    readonly events: readonly EventRow[];
    readonly charge: MailCharge | undefined;
    readonly againAs: string | null;
  },
): Mailpiece {
  return {
    ...factsOf(vault, mailpiece),
    charge: beside.charge?.status ?? 'none',
    canCancel: canCancel(mailpiece, clock.now()),
    trackingUrl: trackingUrl(mailpiece, publicOrigin()),
    trouble: presentTrouble(mailpiece),
    againOf: mailpiece.again_of,
    againAs: beside.againAs,
    events: beside.events.map(presentEvent),
  };
}

function factsOf(vault: Vault, mailpiece: MailpieceRow) {
  return {
    id: mailpiece.id,
    letterId: mailpiece.letter_id,
    carrier: mailpiece.carrier,
    mailClass: mailpiece.mail_class,
    status: mailpiece.status,
    label: mailStatusLabel(mailpiece.status),
    test: mailpiece.test,
    priceCents: mailpiece.price_cents,
    pages: mailpiece.pages,
    sheets: mailpiece.sheets,
    ...openEnvelope(vault, mailpiece),
    queuedAt: mailpiece.created_at.toISOString(),
    sendsAt: mailpiece.send_after.toISOString(),
    mailedOn: mailedOn(mailpiece),
    expectedOn: mailpiece.expected_on,
    deliveredOn: mailpiece.delivered_on,
    trackingNumber: mailpiece.tracking_number,
    lobLetterId: mailpiece.carrier === 'lob' ? mailpiece.carrier_id : null,
    hasProof: mailpiece.mailed_at !== null,
    hasReceipt: mailpiece.receipt_key !== null,
    packetSha256: mailpiece.packet_sha256,
  };
}

function mailedOn({ mailed_at }: Pick<MailpieceRow, 'mailed_at'>): string | null {
  return mailed_at === null ? null : calendarDateAt(mailed_at, BUSINESS_TIME_ZONE);
}

function presentEvent({ kind, at, location, source_key }: EventRow): Mailpiece['events'][number] {
  const isOwn = source_key.startsWith('own:');
  return { kind, at: at.toISOString(), location, text: mailEventText(kind, isOwn) };
}

/** The post's own page, or ours while there is no number. */
export function trackingUrl(
  { id, tracking_number }: Pick<MailpieceRow, 'id' | 'tracking_number'>,
  origin: string,
): string {
  return tracking_number
    ? `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(tracking_number)}`
    : pageAddress(origin, `/mail/${id}`);
}

/** True where taking it back is certain or has a chance; whether it works the carrier says. */
function canCancel(mailpiece: MailpieceRow, now: Date): boolean {
  if (mailpiece.status !== 'queued' || mailpiece.carrier === 'self' || mailpiece.cancel_asked_at)
    return false;
  if (mailpiece.carrier_id === null) return true;
  if (mailpiece.carrier === 'print_queue') return mailpiece.batch_id === null;
  const askedAt = mailpiece.asked_at ?? mailpiece.send_after;
  return now.getTime() - askedAt.getTime() < LOB_WINDOW_MS;
}
