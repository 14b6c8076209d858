import type { Database } from '#server/platform/database/index.ts';
import type { CarrierPiece, CertifiedMailer } from './certified-mailer.port.ts';
import { isInQueue, isUnprinted } from './print-queue.repository.ts';

/** Letters that our own staff print, put in envelopes and bring to the post: see `print-queue.ts` and `staff-mailing.ts`. */
export function createPrintQueueCertifiedMailer({
  database,
}: {
  readonly database: Pick<Database, 'fork'>;
}): CertifiedMailer {
  const ifTaken = async (pieceId: string): Promise<CarrierPiece | undefined> =>
    (await isInQueue(database.fork(), pieceId)) ? waiting(pieceId) : undefined;
  return {
    carrier: 'print_queue',
    test: false,
    // It lies in the same database: with the piece itself everything is handed over.
    send: async ({ pieceId }) => waiting(pieceId),
    findPiece: ifTaken,
    fetchPiece: async (carrierId) => ifTaken(carrierId.replace(/^print_/, '')),
    /** Until it is in a batch. */
    cancel: (carrierId) => isUnprinted(database.fork(), carrierId),
    fetchPaper: async () => undefined,
    checkAddress: async () => ({ verdict: 'not_checked', suggestion: null }),
    readEvent: () => 'off',
  };
}

function waiting(pieceId: string): CarrierPiece {
  return {
    carrierId: `print_${pieceId}`,
    state: 'waiting',
    failure: null,
    trackingNumber: null,
    expectedOn: null,
    costCents: null,
    test: false,
    events: [],
  };
}
