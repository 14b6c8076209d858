import type { Insertable, Selectable } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { CarrierEvent } from './carrier-event.entity.ts';
import type { Mailpiece } from './mailpiece.entity.ts';

type EventTables = Tables<typeof CarrierEvent | typeof Mailpiece>;

export type CarrierEventRow = Readonly<Selectable<EventTables['carrier_events']>>;

/** Keeps an event once; false if it is known already. */
export async function addCarrierEvent(
  tx: EntityManager,
  event: Insertable<EventTables['carrier_events']>,
): Promise<boolean> {
  const kept = await tx
    .getKysely<EventTables>()
    .insertInto('carrier_events')
    .values(event)
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .execute();
  return kept.length === 1;
}

/** Takes an event that is not applied yet, with the mailpiece that it is about, if that is known here. */
export async function takeEvent(tx: EntityManager, eventId: string) {
  const event = await unapplied(tx).where('id', '=', eventId).executeTakeFirst();
  if (!event) return undefined;
  const mailpiece = await tx
    .getKysely<EventTables>()
    .selectFrom('mailpieces')
    .select('id')
    .where('carrier_id', '=', event.carrier_id)
    .executeTakeFirst();
  return mailpiece && { event, mailpieceId: mailpiece.id };
}

/** Takes all events of a carrier's mailpiece that are not applied yet, oldest first. */
export async function takeEventsOf(
  tx: EntityManager,
  carrierId: string,
): Promise<CarrierEventRow[]> {
  return await unapplied(tx).where('carrier_id', '=', carrierId).orderBy('at').execute();
}

function unapplied(tx: EntityManager) {
  return tx
    .getKysely<EventTables>()
    .selectFrom('carrier_events')
    .selectAll()
    .where('processed_at', 'is', null)
    .forUpdate();
}

export async function noteApplied(
  tx: EntityManager,
  events: readonly CarrierEventRow[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
  await tx.nativeUpdate(CarrierEvent, { id: { $in: ids } }, { processedAt: now });
}

/** Forgets what the carrier told of a mailpiece. One event that is being worked on goes with the others of its age. */
export async function forgetEvents(tx: EntityManager, mailpieceId: string): Promise<void> {
  await tx
    .getKysely<EventTables>()
    .deleteFrom('carrier_events')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('carrier_events as e')
        .innerJoin('mailpieces as p', 'p.carrier_id', 'e.carrier_id')
        .select('e.id')
        .where('p.id', '=', mailpieceId)
        // Waiting for it here could be waiting for each other.
        .forUpdate('e')
        .skipLocked(),
    )
    .execute();
}

/** Forgets events that came before that instant. */
export async function deleteEvents(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(CarrierEvent, { receivedAt: { $lt: before } });
}
