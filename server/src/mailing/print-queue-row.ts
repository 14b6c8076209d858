import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import type { MailClass, MailStatus } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { PIECE_COLUMNS, openEnvelope, type Envelope, type PieceRow } from './piece-row.ts';

/** A mail piece as staff see it: what is on the envelope, and never what is in it. */
export interface QueuedPiece {
  readonly id: string;
  readonly reference: string;
  readonly mailClass: MailClass;
  readonly status: MailStatus;
  readonly pages: number;
  readonly sheets: number;
  readonly queuedAt: string;
  readonly to: string;
  readonly toPlace: string;
  readonly trackingNumber: string | null;
  readonly mailedOn: string | null;
  readonly deliveredOn: string | null;
  readonly costCents: number | null;
  readonly isForgotten: boolean;
}

/** With the letter's name, as it stands on the cover sheet. */
export interface StaffRow extends PieceRow {
  readonly reference: string;
}

/** What waits to be printed: handed over after the hold, in no batch, and not wanted back. */
export const WAITING = `carrier = 'print_queue' and status = 'queued' and carrier_id is not null and batch_id is null
  and ended_at is null and cancel_asked_at is null`;

/**
 * Pieces with their letters' names.
 *
 * @param where a condition on `mail_pieces`, with the order and the limit that belong to it
 */
export async function findStaffRows(
  em: EntityManager,
  where: string,
  values: readonly unknown[] = [],
): Promise<StaffRow[]> {
  return await em.execute<StaffRow[]>(
    `select p.*, l.reference from (select ${PIECE_COLUMNS} from mail_pieces where ${where}) p
     join letters l on l.id = p.letter_id order by p.created_at, p.id`,
    [...values],
  );
}

/** Undefined where the account was deleted: the addresses went with it. */
export function envelopeOfRow(vault: Vault, row: PieceRow): Envelope | undefined {
  return isForgotten(row) ? undefined : openEnvelope(vault, row);
}

function isForgotten({ to_state }: Pick<PieceRow, 'to_state'>): boolean {
  return to_state === '';
}

export function presentQueued(vault: Vault, row: StaffRow): QueuedPiece {
  const to = envelopeOfRow(vault, row)?.to;
  return {
    id: row.id,
    reference: row.reference,
    mailClass: row.mail_class,
    status: row.status,
    pages: row.pages,
    sheets: row.sheets,
    queuedAt: new Date(row.created_at).toISOString(),
    to: to?.name ?? '',
    toPlace: to ? `${to.city}, ${to.state} ${to.zip}` : '',
    trackingNumber: row.tracking_number,
    mailedOn: row.mailed_at && calendarDateAt(new Date(row.mailed_at), BUSINESS_TIME_ZONE),
    deliveredOn: row.delivered_on,
    costCents: row.carrier_cost_cents,
    isForgotten: isForgotten(row),
  };
}
