import { defineJob } from '#server/platform/jobs/index.ts';
import { takeSlot } from './carrier-pace.repository.ts';
import { CarrierUnreachable } from './certified-mailer.port.ts';
import type { MailingParts } from './mailing.parts.ts';
import { findWithoutPapers } from './mailpiece-queue.repository.ts';
import { findPiece, type MailPaper, type PieceRow } from './mailpiece.repository.ts';
import { keepPaper } from './paper-files.ts';

export const fetchPapersJob = defineJob<{ pieceId: string }>({
  queue: 'fetch-papers',
  retries: 6,
  retryDelaySeconds: 60,
  sideBySide: true,
});

/** The carrier signs its links for 30 days; one that has not come by then does not come. */
const LOOKED_FOR_DAYS = 30;
const AT_ONCE = 100;

/** Fetches our own copy of what the carrier printed, and of the signed receipt. What is not there yet is fetched by a later run. */
export async function fetchPapers(parts: MailingParts, pieceId: string): Promise<void> {
  const piece = await findPiece(parts.database.fork(), pieceId);
  if (!piece || piece.carrier !== parts.carrier.carrier) return;
  for (const paper of missingPapers(piece)) await fetchPaper(parts, piece, paper);
}

function missingPapers(piece: PieceRow): MailPaper[] {
  if (piece.carrier_id === null || piece.status === 'cancelled' || piece.status === 'failed')
    return [];
  const wantsReceipt =
    piece.mail_class === 'certified_return_receipt' && piece.status === 'delivered';
  return [
    ...(piece.proof_key === null ? (['proof'] as const) : []),
    ...(wantsReceipt && piece.receipt_key === null ? (['receipt'] as const) : []),
  ];
}

async function fetchPaper(
  parts: MailingParts,
  { id, carrier_id }: PieceRow,
  paper: MailPaper,
): Promise<void> {
  const seconds = await takeSlot(parts);
  if (seconds > 0) throw new CarrierUnreachable('the carrier has asked for a pause', seconds);
  const bytes = await parts.carrier.fetchPaper(carrier_id ?? '', paper);
  if (bytes) await keepPaper(parts, id, { paper, bytes });
}

/** Looks for the papers that are still missing, every hour. */
export async function fetchMissingPapers({
  database,
  clock,
  carrier,
  jobs,
}: MailingParts): Promise<void> {
  // Staff's own printing leaves no papers at a carrier.
  if (carrier.carrier === 'print_queue') return;
  const since = new Date(clock.now().getTime() - LOOKED_FOR_DAYS * 86_400_000);
  await database.fork().transactional(async (tx) => {
    const wanted = { carrier: carrier.carrier, since, limit: AT_ONCE };
    for (const pieceId of await findWithoutPapers(tx, wanted))
      await jobs.enqueue(tx, fetchPapersJob, { pieceId });
  });
}
