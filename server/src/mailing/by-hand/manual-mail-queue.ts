import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import type { MailCarrier, MailClass, MailStatus } from '@creditfix/shared/mailing';
import { liveAccounts } from '#server/accounts/index.ts';
import { mailChargesOf, type MailCharge, unpaidMailings } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { openEnvelope, type Envelope } from '../carrier/envelope-address.ts';
import type { MailingParts } from '../mailing.parts.ts';
import type { MailpieceRow } from '../mailpiece.repository.ts';
import {
  addBatch,
  findInBatches,
  findOpenBatches,
  findWaiting,
  pageOfTakenOn,
  strandedWith,
  type BatchRow,
  type StaffMailpiece,
} from './manual-mail-queue.repository.ts';

/** Letters that staff print and mail: those that wait, the batches in which they were taken out of the queue, and what mailing costs. */

/** A mailpiece as staff see it: what is on the envelope, and never what is in it. */
export interface QueuedMailpiece {
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
  readonly isUnpaid?: boolean;
}

interface PrintBatch {
  readonly id: string;
  readonly number: number;
  readonly madeAt: string;
  readonly pieces: QueuedMailpiece[];
}

const MOST_WAITING = 200;
const MOST_BATCHES = 40;

type LookingParts = Pick<MailingParts, 'vault' | 'clock'>;

/** What there is to do: the letters that wait, oldest first, and the batches of which a letter is not mailed or has not arrived. */
export async function findManualMailQueue(em: EntityManager, { vault, clock }: LookingParts) {
  const waiting = await findWaiting(em, MOST_WAITING);
  const batches = await findOpenBatches(em, MOST_BATCHES);
  const inBatches = await findInBatches(
    em,
    batches.map(({ id }) => id),
  );
  const mailpieces = Map.groupBy(inBatches, ({ batch_id }) => batch_id);
  const unpaid = await unpaidMailings(
    em,
    inBatches.map(({ id }) => id),
  );
  return {
    today: calendarDateAt(clock.now(), BUSINESS_TIME_ZONE),
    waiting: waiting.rows.map((row) => presentQueued(vault, row)),
    waitingCount: waiting.count,
    batches: batches.map((batch) => {
      const shown = presentBatch(vault, batch, mailpieces.get(batch.id) ?? []);
      // What is printed can't be ended anymore: whoever holds it is told.
      const pieces = shown.pieces.map((one) => ({ ...one, isUnpaid: unpaid.has(one.id) }));
      return { ...shown, pieces };
    }),
  };
}

/**
 * Takes waiting letters out of the queue. From here on the person can't take them back.
 *
 * @returns undefined if none of them waits anymore
 */
export async function makeBatch(
  tx: EntityManager,
  { vault, clock }: LookingParts,
  {
    pieceIds: mailpieceIds,
    madeBy,
  }: { readonly pieceIds: readonly string[]; readonly madeBy: string },
): Promise<PrintBatch | undefined> {
  const batch = await addBatch(tx, { pieceIds: mailpieceIds, madeBy, now: clock.now() });
  return batch && presentBatch(vault, batch, await findInBatches(tx, [batch.id]));
}

function presentBatch(vault: Vault, batch: BatchRow, rows: readonly StaffMailpiece[]): PrintBatch {
  return {
    id: batch.id,
    number: Number(batch.number),
    madeAt: batch.created_at.toISOString(),
    pieces: rows.map((row) => presentQueued(vault, row)),
  };
}

/** Undefined if the account was deleted: the addresses went with it. */
export function envelopeOfRow(vault: Vault, row: MailpieceRow): Envelope | undefined {
  return isForgotten(row) ? undefined : openEnvelope(vault, row);
}

function isForgotten({ to_state }: Pick<MailpieceRow, 'to_state'>): boolean {
  return to_state === '';
}

export function presentQueued(vault: Vault, row: StaffMailpiece): QueuedMailpiece {
  const to = envelopeOfRow(vault, row)?.to;
  return {
    id: row.id,
    reference: row.reference,
    mailClass: row.mail_class,
    status: row.status,
    pages: row.pages,
    sheets: row.sheets,
    queuedAt: row.created_at.toISOString(),
    to: to?.name ?? '',
    toPlace: to ? `${to.city}, ${to.state} ${to.zip}` : '',
    trackingNumber: row.tracking_number,
    mailedOn: row.mailed_at && calendarDateAt(row.mailed_at, BUSINESS_TIME_ZONE),
    deliveredOn: row.delivered_on,
    costCents: row.carrier_cost_cents,
    isForgotten: isForgotten(row),
  };
}

interface CostedMailpiece extends QueuedMailpiece {
  readonly carrier: MailCarrier;
  readonly email: string;
  readonly priceCents: number;
  readonly charge: MailCharge['status'] | 'none';
  readonly trouble: string | null;
}

const COSTS_A_PAGE = 50;

/** What mailing costs: for every mailpiece that a carrier took on, the price, whether it was paid, and what the carrier charged. */
export async function findMailCosts(
  em: EntityManager,
  { vault }: Pick<MailingParts, 'vault'>,
  page: number,
): Promise<CostedMailpiece[]> {
  const rows = await pageOfTakenOn(em, {
    offset: (page - 1) * COSTS_A_PAGE,
    limit: COSTS_A_PAGE,
  });
  const charges = await mailChargesOf(
    em,
    rows.map(({ id }) => id),
  );
  const emails = await emailsOf(em, rows);
  return rows.map((row) => ({
    ...presentQueued(vault, row),
    carrier: row.carrier,
    email: emails.get(row.account_id) ?? '',
    priceCents: row.price_cents,
    charge: charges.get(row.id)?.status ?? 'none',
    trouble: row.trouble,
  }));
}

interface StrandedMailpiece extends QueuedMailpiece {
  readonly carrier: MailCarrier;
  readonly carrierId: string | null;
  readonly userId: string;
  readonly email: string;
}

const MOST_STRANDED = 200;

/** What is under way with another carrier than the present one, whose news do not come here anymore. */
export async function findStrandedMail(
  em: EntityManager,
  { vault, carrier: { carrier } }: Pick<MailingParts, 'vault' | 'carrier'>,
): Promise<{ readonly carrier: MailCarrier; readonly pieces: StrandedMailpiece[] }> {
  const rows = await strandedWith(em, carrier, MOST_STRANDED);
  const emails = await emailsOf(em, rows);
  const pieces = rows.map((row) => ({
    ...presentQueued(vault, row),
    carrier: row.carrier,
    carrierId: row.carrier_id,
    userId: row.account_id,
    email: emails.get(row.account_id) ?? '',
  }));
  return { carrier, pieces };
}

/** The addresses of those who mailed these; none where the account is deleted. */
async function emailsOf(
  em: EntityManager,
  rows: readonly { readonly account_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const senders = await liveAccounts(
    em,
    rows.map(({ account_id }) => account_id),
  );
  return new Map(senders.map(({ id, email }) => [id, email]));
}
