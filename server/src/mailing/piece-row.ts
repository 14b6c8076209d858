import type { CalendarDate } from '@creditfix/shared/kernel';
import {
  mailAddressSchema,
  type MailCarrier,
  type MailClass,
  type MailStatus,
} from '@creditfix/shared/mailing';
import { z } from 'zod';
import type { Account } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { Place, Vault } from '#server/platform/vault/index.ts';
import { MailPiece } from './mail-piece.entity.ts';

/** A mail piece as it lies in the database. Times come as the database writes them, days as `YYYY-MM-DD`. */
export interface PieceRow {
  readonly id: string;
  readonly letter_id: string;
  readonly account_id: string;
  readonly carrier: MailCarrier;
  readonly mail_class: MailClass;
  readonly status: MailStatus;
  readonly price_cents: number;
  readonly pages: number;
  readonly sheets: number;
  readonly packet_sha256: string;
  readonly sealed_addresses: string;
  readonly to_state: string;
  readonly test: boolean;
  readonly created_at: string | Date;
  readonly send_after: string | Date;
  readonly asked_at: string | Date | null;
  readonly asked_times: number;
  readonly leased_until: string | Date | null;
  readonly cancel_asked_at: string | Date | null;
  readonly carrier_id: string | null;
  readonly carrier_cost_cents: number | null;
  readonly tracking_number: string | null;
  readonly expected_on: string | null;
  readonly mailed_at: string | Date | null;
  readonly delivered_at: string | Date | null;
  readonly delivered_on: string | null;
  readonly ended_at: string | Date | null;
  /** Why it ended without arriving: see `mail-trouble.ts`. */
  readonly trouble: string | null;
  readonly proof_key: string | null;
  readonly proof_sha256: string | null;
  readonly receipt_key: string | null;
  readonly receipt_sha256: string | null;
  readonly batch_id: string | null;
}

/** Days are read as text, so that no zone can move them. */
export const PIECE_COLUMNS = `id, letter_id, account_id, carrier, mail_class, status, price_cents, pages, sheets, packet_sha256,
  sealed_addresses, to_state, test, created_at, send_after, asked_at, asked_times, leased_until, cancel_asked_at, carrier_id,
  carrier_cost_cents, tracking_number, expected_on::text as expected_on, mailed_at, delivered_at,
  delivered_on::text as delivered_on, ended_at, trouble, proof_key, proof_sha256, receipt_key, receipt_sha256, batch_id`;

const envelopeSchema = z.object({ to: mailAddressSchema, from: mailAddressSchema });

/** Both addresses of an envelope. */
export type Envelope = z.output<typeof envelopeSchema>;

const envelopePlace = (pieceId: string): Place => ({
  column: 'mail_pieces.sealed_addresses',
  rowId: pieceId,
});

export function sealEnvelope(vault: Vault, pieceId: string, envelope: Envelope): string {
  return vault.sealJson(envelope, envelopePlace(pieceId));
}

export function openEnvelope(
  vault: Vault,
  piece: Pick<PieceRow, 'id' | 'sealed_addresses'>,
): Envelope {
  return envelopeSchema.parse(vault.openJson(piece.sealed_addresses, envelopePlace(piece.id)));
}

/** One piece; `for update` where it will be changed. */
export async function findPiece(
  em: EntityManager,
  pieceId: string,
  lock: 'for update' | '' = '',
): Promise<PieceRow | undefined> {
  const [row] = await em.execute<PieceRow[]>(
    `select ${PIECE_COLUMNS} from mail_pieces where id = ? ${lock}`,
    [pieceId],
  );
  return row;
}

/**
 * Keeps the account of a mailpiece from being deleted until the transaction ends. It comes before the lock of the mailpiece.
 *
 * @returns false where the account is deleted, or there is no such mailpiece
 */
export async function holdOwner(tx: EntityManager, pieceId: string): Promise<boolean> {
  const owners = await tx
    .getKysely<Tables<typeof MailPiece | typeof Account>>()
    .selectFrom('mail_pieces as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select('a.id')
    .where('a.deleted_at', 'is', null)
    .where('p.id', '=', pieceId)
    .forKeyShare('a')
    .execute();
  return owners.length > 0;
}

/** The day on which the recipient got the letter, by its newest mailing. */
export async function findArrival(
  em: EntityManager,
  letterId: string,
): Promise<CalendarDate | null> {
  const newest = await em.findOne(
    MailPiece,
    { letterId },
    {
      fields: ['status', 'deliveredOn'],
      orderBy: { createdAt: -1, id: -1 },
      disableIdentityMap: true,
    },
  );
  return newest?.status === 'delivered' ? (newest.deliveredOn ?? null) : null;
}
