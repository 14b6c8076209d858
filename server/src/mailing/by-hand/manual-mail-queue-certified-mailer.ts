import type { Database } from '#server/platform/database/index.ts';
import type { CarrierMailpiece, CertifiedMailer } from '../carrier/certified-mailer.port.ts';
import { isInQueue, isUnprinted } from './manual-mail-queue.repository.ts';

/** Letters that our own staff print, put in envelopes and bring to the post: see `manual-mail-queue.ts` and `staff-mailing.ts`. */
export function createManualMailQueueCertifiedMailer({
  database,
}: {
  readonly database: Pick<Database, 'fork'>;
}): CertifiedMailer {
  const ifTaken = async (mailpieceId: string): Promise<CarrierMailpiece | undefined> =>
    (await isInQueue(database.fork(), mailpieceId)) ? waiting(mailpieceId) : undefined;
  return {
    carrier: 'print_queue',
    test: false,
    // It lies in the same database: with the mailpiece itself everything is handed over.
    send: async ({ mailpieceId }) => waiting(mailpieceId),
    findMailpiece: ifTaken,
    fetchMailpiece: async (carrierId) => ifTaken(carrierId.replace(/^print_/, '')),
    /** Until it is in a batch. */
    cancel: (carrierId) => isUnprinted(database.fork(), carrierId),
    fetchTrackingDocument: async () => undefined,
    checkAddress: async () => ({ verdict: 'not_checked', suggestion: null }),
    readEvent: () => 'off',
  };
}

function waiting(mailpieceId: string): CarrierMailpiece {
  return {
    carrierId: `print_${mailpieceId}`,
    state: 'waiting',
    failure: null,
    trackingNumber: null,
    expectedOn: null,
    costCents: null,
    test: false,
    events: [],
  };
}
