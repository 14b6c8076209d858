import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { MailingParts } from './mailing.parts.ts';
import {
  WAITING,
  findStaffRows,
  presentQueued,
  type QueuedPiece,
  type StaffRow,
} from './print-queue-row.ts';

/** Letters that staff print and mail: those that wait, and the batches in which they were taken out of the queue. */

export interface PrintBatch {
  readonly id: string;
  readonly number: number;
  readonly madeAt: string;
  readonly pieces: QueuedPiece[];
}

interface BatchRow {
  readonly id: string;
  readonly number: string | number;
  readonly created_at: Date | string;
}

const MOST_WAITING = 200;
const MOST_BATCHES = 40;

/** First class has no number and no arrival that anybody reports: mailed, it is done. */
const NEEDS_STAFF = `ended_at is null and
  (status = 'queued' or (status in ('mailed', 'in_transit') and mail_class <> 'first_class'))`;

type LookingParts = Pick<MailingParts, 'vault' | 'clock'>;

/** What there is to do: the letters that wait, oldest first, and the batches of which a letter is not mailed or has not arrived. */
export async function findPrintQueue(em: EntityManager, { vault, clock }: LookingParts) {
  const waiting = await findStaffRows(
    em,
    `${WAITING} order by created_at, id limit ${MOST_WAITING}`,
  );
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from mail_pieces where ${WAITING}`,
  );
  const batches = await em.execute<BatchRow[]>(
    `select b.id, b.number, b.created_at from mail_batches b
     join (select batch_id, bool_or(status = 'queued') as unmailed from mail_pieces
       where batch_id is not null and ${NEEDS_STAFF} group by batch_id) open on open.batch_id = b.id
     order by open.unmailed desc, b.number desc limit ${MOST_BATCHES}`,
  );
  const pieces = await findPiecesOf(em, batches);
  return {
    today: calendarDateAt(clock.now(), BUSINESS_TIME_ZONE),
    waiting: waiting.map((row) => presentQueued(vault, row)),
    waitingCount: counted?.count ?? waiting.length,
    batches: batches.map((batch) => presentBatch(vault, batch, pieces.get(batch.id) ?? [])),
  };
}

async function findPiecesOf(
  em: EntityManager,
  batches: readonly BatchRow[],
): Promise<Map<string | null, StaffRow[]>> {
  if (batches.length === 0) return new Map();
  const ids = batches.map(({ id }) => id);
  const rows = await findStaffRows(em, `batch_id in (${ids.map(() => '?').join(', ')})`, ids);
  return Map.groupBy(rows, ({ batch_id }) => batch_id);
}

function presentBatch(
  vault: MailingParts['vault'],
  batch: BatchRow,
  rows: readonly StaffRow[],
): PrintBatch {
  return {
    id: batch.id,
    number: Number(batch.number),
    madeAt: new Date(batch.created_at).toISOString(),
    pieces: rows.map((row) => presentQueued(vault, row)),
  };
}

/**
 * Takes waiting letters out of the queue. From here on the person can't take them back: of a batch and a change of mind in the same
 * moment one comes first, and the letter is in the batch or it is not.
 *
 * @returns undefined where none of them waits any more
 */
export async function makeBatch(
  tx: EntityManager,
  { vault, clock }: LookingParts,
  { pieceIds, madeBy }: { readonly pieceIds: readonly string[]; readonly madeBy: string },
): Promise<PrintBatch | undefined> {
  const id = randomUUID();
  const places = pieceIds.map(() => '?').join(', ');
  const taken = await tx.execute<unknown[]>(
    `update mail_pieces set batch_id = ? where id in (
       select id from mail_pieces where id in (${places}) and ${WAITING} order by id for update) returning id`,
    [id, ...pieceIds],
  );
  if (taken.length === 0) return undefined;
  const [batch] = await tx.execute<BatchRow[]>(
    `insert into mail_batches (id, made_by, created_at) values (?, ?, ?) returning id, number, created_at`,
    [id, madeBy, clock.now()],
  );
  if (!batch) throw new Error('a batch was not written');
  return presentBatch(vault, batch, await findStaffRows(tx, 'batch_id = ?', [id]));
}

/** A batch with everything that is printed of it; undefined where there is none. */
export async function findBatch(
  em: EntityManager,
  batchId: string,
): Promise<{ readonly number: number; readonly rows: readonly StaffRow[] } | undefined> {
  const [batch] = await em.execute<BatchRow[]>(
    'select id, number, created_at from mail_batches where id = ?',
    [batchId],
  );
  if (!batch) return undefined;
  return { number: Number(batch.number), rows: await findStaffRows(em, 'batch_id = ?', [batchId]) };
}
