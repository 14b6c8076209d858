import type { EntityManager } from '#server/platform/database/index.ts';
import { openEnvelope } from './envelope-address.ts';
import type { MailingParts } from './mailing.parts.ts';
import { findAllPieces, findEvents, type MailPaper } from './mailpiece.repository.ts';
import { openPaper } from './paper-files.ts';

/** Everything that this room keeps of a person, for the person to take along. */

/** The person's mailings with what happened to each, oldest first. */
export async function gatherMail(
  em: EntityManager,
  { vault }: Pick<MailingParts, 'vault'>,
  accountId: string,
): Promise<object[]> {
  const pieces = await findAllPieces(em, accountId);
  const events = Map.groupBy(
    await findEvents(
      em,
      pieces.map(({ id }) => id),
    ),
    ({ piece_id }) => piece_id,
  );
  return pieces.map((piece) => ({
    id: piece.id,
    letterId: piece.letter_id,
    by: piece.carrier,
    mailClass: piece.mail_class,
    status: piece.status,
    test: piece.test,
    priceCents: piece.price_cents,
    ...openEnvelope(vault, piece),
    orderedAt: piece.created_at,
    mailedAt: piece.mailed_at,
    expectedOn: piece.expected_on,
    deliveredOn: piece.delivered_on,
    endedAt: piece.ended_at,
    trouble: piece.trouble,
    carrierId: piece.carrier_id,
    trackingNumber: piece.tracking_number,
    packetSha256: piece.packet_sha256,
    proofSha256: piece.proof_sha256,
    receiptSha256: piece.receipt_sha256,
    events: (events.get(piece.id) ?? []).map(({ kind, at, location }) => ({ kind, at, location })),
  }));
}

export interface OwnPaper {
  readonly pieceId: string;
  readonly paper: MailPaper;
  /** Undefined where the file is gone or does not open. */
  readonly bytes: Uint8Array | undefined;
}

/** The carrier's papers about them: one file is in memory at a time. */
export async function* gatherPapers(
  em: EntityManager,
  parts: Pick<MailingParts, 'vault' | 'files'>,
  accountId: string,
): AsyncGenerator<OwnPaper> {
  for (const piece of await findAllPieces(em, accountId)) {
    for (const paper of ['proof', 'receipt'] as const) {
      if (piece[`${paper}_key`] === null) continue;
      yield { pieceId: piece.id, paper, bytes: await openPaper(parts, piece, paper) };
    }
  }
}
