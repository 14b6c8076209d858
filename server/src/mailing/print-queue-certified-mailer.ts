import type { CarrierPiece, CertifiedMailer } from './certified-mailer.port.ts';

/** Where the queue lies: a few questions to the database, each on its own. */
interface QueueParts {
  readonly database: {
    fork(): { execute<Rows>(sql: string, values: unknown[]): Promise<Rows> };
  };
}

/** Letters that our own staff print, put in envelopes and bring to the post: see `print-batches.ts` and `staff-mailing.ts`. */
export function createPrintQueueCertifiedMailer({ database }: QueueParts): CertifiedMailer {
  const isThere = async (condition: string, value: string): Promise<boolean> => {
    const rows = await database
      .fork()
      .execute<unknown[]>(`select 1 from mail_pieces where ${condition}`, [value]);
    return rows.length > 0;
  };
  const ifTaken = async (pieceId: string): Promise<CarrierPiece | undefined> => {
    const isTaken = await isThere(
      `carrier = 'print_queue' and asked_at is not null and id = ?`,
      pieceId,
    );
    return isTaken ? waiting(pieceId) : undefined;
  };
  return {
    carrier: 'print_queue',
    test: false,
    // It lies in the same database: with the piece itself everything is handed over.
    send: async ({ pieceId }) => waiting(pieceId),
    findPiece: ifTaken,
    fetchPiece: async (carrierId) => ifTaken(carrierId.replace(/^print_/, '')),
    /** Until it is in a batch. */
    cancel: async (carrierId) =>
      isThere(
        `carrier = 'print_queue' and status = 'queued' and batch_id is null and carrier_id = ?`,
        carrierId,
      ),
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
