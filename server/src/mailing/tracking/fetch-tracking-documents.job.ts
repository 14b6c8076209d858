import { defineJob } from '#server/platform/jobs/index.ts';
import { takeSlot } from '../carrier/carrier.repository.ts';
import { CarrierUnreachable } from '../carrier/certified-mailer.port.ts';
import type { MailingParts } from '../mailing.parts.ts';
import { findWithoutPapers } from '../mailpiece-queue.repository.ts';
import {
  findMailpiece,
  type TrackingDocument,
  type MailpieceRow,
} from '../mailpiece.repository.ts';
import { keepPaper } from './tracking-document-files.ts';

export const fetchTrackingDocumentsJob = defineJob<{ mailpieceId: string }>({
  queue: 'fetch-papers',
  retries: 6,
  retryDelaySeconds: 60,
  sideBySide: true,
});

/** The carrier signs its links for 30 days; one that has not come by then does not come. */
const LOOKED_FOR_DAYS = 30;
const AT_ONCE = 100;

/** Fetches our own copy of what the carrier printed, and of the signed receipt. What is not there yet is fetched by a later run. */
export async function fetchTrackingDocuments(
  parts: MailingParts,
  mailpieceId: string,
): Promise<void> {
  const mailpiece = await findMailpiece(parts.database.fork(), mailpieceId);
  if (!mailpiece || mailpiece.carrier !== parts.carrier.carrier) return;
  for (const paper of missingTrackingDocuments(mailpiece))
    await fetchTrackingDocument(parts, mailpiece, paper);
}

function missingTrackingDocuments(mailpiece: MailpieceRow): TrackingDocument[] {
  if (
    mailpiece.carrier_id === null ||
    mailpiece.status === 'cancelled' ||
    mailpiece.status === 'failed'
  )
    return [];
  const wantsReceipt =
    mailpiece.mail_class === 'certified_return_receipt' && mailpiece.status === 'delivered';
  return [
    ...(mailpiece.proof_key === null ? (['proof'] as const) : []),
    ...(wantsReceipt && mailpiece.receipt_key === null ? (['receipt'] as const) : []),
  ];
}

async function fetchTrackingDocument(
  parts: MailingParts,
  { id, carrier_id }: MailpieceRow,
  paper: TrackingDocument,
): Promise<void> {
  const seconds = await takeSlot(parts);
  if (seconds > 0) throw new CarrierUnreachable('the carrier has asked for a pause', seconds);
  const bytes = await parts.carrier.fetchTrackingDocument(carrier_id ?? '', paper);
  if (bytes) await keepPaper(parts, id, { paper, bytes });
}

/** Looks for the tracking documents that are still missing, every hour. */
export async function fetchMissingTrackingDocuments({
  database,
  clock,
  carrier,
  jobs,
}: MailingParts): Promise<void> {
  // Staff's own printing leaves no tracking documents at a carrier.
  if (carrier.carrier === 'print_queue') return;
  const since = new Date(clock.now().getTime() - LOOKED_FOR_DAYS * 86_400_000);
  await database.fork().transactional(async (tx) => {
    const wanted = { carrier: carrier.carrier, since, limit: AT_ONCE };
    for (const mailpieceId of await findWithoutPapers(tx, wanted))
      await jobs.enqueue(tx, fetchTrackingDocumentsJob, { mailpieceId });
  });
}
