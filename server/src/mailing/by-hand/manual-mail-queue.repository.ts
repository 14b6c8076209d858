import type { MailCarrier } from '@creditfix/shared/mailing';
import type { ExpressionBuilder, Selectable, SqlBool, Expression } from 'kysely';
import { randomUUID } from 'node:crypto';
import { referencesOf, type Letter } from '#server/letters/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { MailBatch } from './mail-batch.entity.ts';
import type { MailTables, MailpieceRow } from '../mailpiece.repository.ts';

/** Letters that staff print and mail, and the batches in which they were taken out of the queue. */

type QueueTables = MailTables & Tables<typeof MailBatch>;
type Mailpieces = ExpressionBuilder<QueueTables, 'mailpieces'>;

export type BatchRow = Readonly<Selectable<QueueTables['mail_batches']>>;

/** With the letter's name, as it stands on the cover sheet. */
export type StaffMailpiece = MailpieceRow & Pick<Letter, 'reference'>;

/** What waits to be printed: handed over after the hold, in no batch, and not wanted back. */
function waits({ and, eb }: Mailpieces): Expression<SqlBool> {
  return and([
    eb('carrier', '=', 'print_queue'),
    eb('status', '=', 'queued'),
    eb('carrier_id', 'is not', null),
    eb('batch_id', 'is', null),
    eb('ended_at', 'is', null),
    eb('cancel_asked_at', 'is', null),
  ]);
}

/** The letters that wait, oldest first, as many as a screen takes, and how many there are. */
export async function findWaiting(em: EntityManager, limit: number) {
  const rows = await withReferences(
    em,
    await mailpieces(em).where(waits).orderBy('created_at').orderBy('id').limit(limit).execute(),
  );
  const { count } = await em
    .getKysely<QueueTables>()
    .selectFrom('mailpieces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(waits)
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** The newest batches of which a letter is not mailed, then those of which one has not arrived. */
export async function findOpenBatches(em: EntityManager, limit: number): Promise<BatchRow[]> {
  return await em
    .getKysely<QueueTables>()
    .selectFrom('mail_batches as b')
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('mailpieces')
          .select([
            'batch_id',
            ({ fn, eb }) =>
              fn.agg<boolean>('bool_or', [eb('status', '=', 'queued')]).as('unmailed'),
          ])
          .where('batch_id', 'is not', null)
          .where('ended_at', 'is', null)
          .where(({ and, eb, or }) =>
            or([
              eb('status', '=', 'queued'),
              and([
                eb('status', 'in', ['mailed', 'in_transit']),
                // First class has no number and no arrival that anybody reports: mailed, it is done.
                eb('mail_class', '<>', 'first_class'),
              ]),
            ]),
          )
          .groupBy('batch_id')
          .as('open'),
      (join) => join.onRef('open.batch_id', '=', 'b.id'),
    )
    .selectAll('b')
    .orderBy('open.unmailed', 'desc')
    .orderBy('b.number', 'desc')
    .limit(limit)
    .execute();
}

export async function findBatch(em: EntityManager, id: string): Promise<BatchRow | undefined> {
  return await em
    .getKysely<QueueTables>()
    .selectFrom('mail_batches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The letters of these batches, oldest first. */
export async function findInBatches(
  em: EntityManager,
  batchIds: readonly string[],
): Promise<StaffMailpiece[]> {
  if (batchIds.length === 0) return [];
  const found = mailpieces(em)
    .where('batch_id', 'in', batchIds)
    .orderBy('created_at')
    .orderBy('id');
  return await withReferences(em, await found.execute());
}

/** One mailpiece as staff see it. */
async function withReference(em: EntityManager, mailpiece: MailpieceRow): Promise<StaffMailpiece> {
  const [row] = await withReferences(em, [mailpiece]);
  if (!row) throw new Error('a mailpiece has no letter');
  return row;
}

async function withReferences(
  em: EntityManager,
  rows: readonly MailpieceRow[],
): Promise<StaffMailpiece[]> {
  const references = await referencesOf(
    em,
    rows.map(({ letter_id }) => letter_id),
  );
  return rows.flatMap((row) => {
    const reference = references.get(row.letter_id);
    return reference === undefined ? [] : [{ ...row, reference }];
  });
}

function mailpieces(em: EntityManager) {
  return em.getKysely<QueueTables>().selectFrom('mailpieces').selectAll();
}

/**
 * Takes those of these letters that still wait into a new batch. Of a batch and a change of mind in the same moment one comes first, and
 * the letter is in the batch or it is not.
 *
 * @returns undefined if none of them waits any more
 */
export async function addBatch(
  tx: EntityManager,
  made: { readonly pieceIds: readonly string[]; readonly madeBy: string; readonly now: Date },
): Promise<BatchRow | undefined> {
  const kysely = tx.getKysely<QueueTables>();
  const id = randomUUID();
  const taken = await kysely
    .updateTable('mailpieces')
    .set({ batch_id: id })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('mailpieces')
        .select('id')
        .where('id', 'in', made.pieceIds)
        .where(waits)
        .orderBy('id')
        .forUpdate(),
    )
    .returning('id')
    .execute();
  if (taken.length === 0) return undefined;
  return await kysely
    .insertInto('mail_batches')
    .values({ id, made_by: made.madeBy, created_at: made.now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** When a letter's batch was printed, and when the first thing after its mailing was reported. */
export async function findReported(
  em: EntityManager,
  mailpiece: Pick<MailpieceRow, 'id' | 'batch_id'>,
  mailedKey: string,
) {
  return await em
    .getKysely<QueueTables>()
    .selectFrom('mail_batches as b')
    .select(({ selectFrom }) => [
      'b.created_at as printedAt',
      selectFrom('mail_events')
        .select((event) => event.fn.min('at').as('at'))
        .where('mailpiece_id', '=', mailpiece.id)
        .where('source_key', 'like', 'staff:%')
        .where('source_key', '<>', mailedKey)
        .as('nextAt'),
    ])
    .where('b.id', '=', mailpiece.batch_id)
    .executeTakeFirst();
}

/** The letter of another mailpiece of the queue that has this tracking number. */
export async function findLetterWithNumber(
  em: EntityManager,
  trackingNumber: string,
  besides: string,
): Promise<string | undefined> {
  const other = await mailpieces(em)
    .where('carrier', '=', 'print_queue')
    .where('tracking_number', '=', trackingNumber)
    .where('id', '<>', besides)
    .limit(1)
    .executeTakeFirst();
  return other && (await withReference(em, other)).reference;
}

/** One page of what carriers really took on, newest first: in a carrier's test mode nothing is printed and nothing costs anything. */
export async function pageOfTakenOn(
  em: EntityManager,
  page: { readonly offset: number; readonly limit: number },
): Promise<StaffMailpiece[]> {
  const taken = mailpieces(em)
    .where('carrier_id', 'is not', null)
    .where('test', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset);
  return await withReferences(em, await taken.execute());
}

/** Of what another carrier than that one was asked for and still has, the oldest. */
export async function strandedWith(em: EntityManager, carrier: MailCarrier, limit: number) {
  const stranded = mailpieces(em)
    .where('status', 'in', ['queued', 'mailed', 'in_transit'])
    .where('ended_at', 'is', null)
    .where(({ eb, or }) => or([eb('asked_at', 'is not', null), eb('carrier_id', 'is not', null)]))
    .where('carrier', 'not in', ['self', carrier])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  return await withReferences(em, await stranded.execute());
}

/** How these letters were mailed, the newest mailing first. */
export async function mailOfLetters(em: EntityManager, letterIds: readonly string[]) {
  if (letterIds.length === 0) return [];
  return await em
    .getKysely<QueueTables>()
    .selectFrom('mailpieces')
    .select([
      'id',
      'letter_id as letterId',
      'status',
      'mail_class as mailClass',
      'created_at as createdAt',
      'carrier',
      'trouble',
      'again_of as againOf',
      'tracking_number as trackingNumber',
      'sealed_addresses',
    ])
    .where('letter_id', 'in', letterIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** As what these mailpieces were mailed again by staff. */
export async function mailedAgain(
  em: EntityManager,
  mailpieceIds: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  if (mailpieceIds.length === 0) return new Map();
  const again = await mailpieces(em).where('again_of', 'in', mailpieceIds).execute();
  return new Map(again.map(({ id, again_of }) => [again_of, id]));
}

/** The letters that were mailed under that number of the post. */
export async function lettersOfTracking(em: EntityManager, trackingNumber: string) {
  const rows = await em
    .getKysely<QueueTables>()
    .selectFrom('mailpieces')
    .select('letter_id')
    .where('tracking_number', '=', trackingNumber)
    .limit(8)
    .execute();
  return rows.map((row) => row.letter_id);
}

/** True while the mailpiece lies in the queue: staff were given it, whatever has become of it since. */
export async function isInQueue(em: EntityManager, mailpieceId: string): Promise<boolean> {
  const rows = await mailpieces(em)
    .where('carrier', '=', 'print_queue')
    .where('asked_at', 'is not', null)
    .where('id', '=', mailpieceId)
    .execute();
  return rows.length > 0;
}

/** True while staff have not printed it. */
export async function isUnprinted(em: EntityManager, carrierId: string): Promise<boolean> {
  const rows = await mailpieces(em)
    .where('carrier', '=', 'print_queue')
    .where('status', '=', 'queued')
    .where('batch_id', 'is', null)
    .where('carrier_id', '=', carrierId)
    .execute();
  return rows.length > 0;
}
