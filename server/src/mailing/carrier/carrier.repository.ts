import { type Insertable, type Selectable, sql } from 'kysely';
import type { EntityManager, Tables, Database } from '#server/platform/database/index.ts';
import { CarrierEvent } from './carrier-event.entity.ts';
import type { Mailpiece } from '../mailpiece.entity.ts';
import type { CarrierPace } from './carrier-pace.entity.ts';
import { AddressCheck } from './address-check.entity.ts';

/** What the carrier has told, how often it may be asked, and what it has answered about addresses. */

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

/** How many events nobody has applied yet, since when the oldest of them waits, and when the last one came. */
export async function carrierTraffic(em: EntityManager) {
  return await em
    .getKysely<EventTables>()
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('carrier_events')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('processed_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('waiting'),
      selectFrom('carrier_events')
        .select(({ fn }) => fn.max('received_at').as('lastAt'))
        .as('lastAt'),
      selectFrom('carrier_events')
        .select(({ fn }) => fn.min('received_at').as('oldestAt'))
        .where('processed_at', 'is', null)
        .as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Keeps everybody who asks the carrier, in all processes, under its limit (Lob: 150 requests in 5 seconds at one endpoint): each question takes
 * the next free slot of a row in the database. Its clock counts, which all processes share and which no test moves.
 */

/** 25 a second. */
const SLOT_MS = 40;
/** Who would have to wait longer comes again later instead. */
const LONGEST_WAIT_MS = 5_000;
const MOST_PAUSE_SECONDS = 15 * 60;

interface PaceParts {
  readonly database: Database;
  readonly carrier: { readonly carrier: string };
}

type PaceTables = Tables<typeof CarrierPace>;

const afterMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/**
 * Waits for a slot, without a transaction or a connection.
 *
 * @returns 0, or after how many seconds to come again if the next slot is far away
 */
export async function takeSlot({ database, carrier }: PaceParts): Promise<number> {
  const slot = await database
    .fork()
    .getKysely<PaceTables>()
    .insertInto('carrier_pace')
    .values({ carrier: carrier.carrier, next_at: afterMs(SLOT_MS) })
    .onConflict((known) =>
      known
        .column('carrier')
        .doUpdateSet({
          next_at: sql`greatest(carrier_pace.next_at, clock_timestamp()) + ${SLOT_MS} * interval '1 millisecond'`,
        })
        // Only who takes the slot moves the row: a crowd that is sent away leaves no queue behind.
        .where('carrier_pace.next_at', '<', afterMs(LONGEST_WAIT_MS)),
    )
    .returning(
      sql<number>`(extract(epoch from carrier_pace.next_at - clock_timestamp()) * 1000 - ${SLOT_MS})::float8`.as(
        'waitMs',
      ),
    )
    .executeTakeFirst();
  if (!slot) return await secondsUntilFree({ database, carrier });
  if (slot.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, slot.waitMs));
  return 0;
}

async function secondsUntilFree({ database, carrier }: PaceParts): Promise<number> {
  const pace = await database
    .fork()
    .getKysely<PaceTables>()
    .selectFrom('carrier_pace')
    .select(sql<number>`ceil(extract(epoch from next_at - clock_timestamp()))::int`.as('seconds'))
    .where('carrier', '=', carrier.carrier)
    .executeTakeFirst();
  return Math.max(1, pace?.seconds ?? 1);
}

/** The carrier has asked for a pause: nobody asks before it is over. */
export async function pauseCarrier(
  { database, carrier }: PaceParts,
  seconds: number,
): Promise<void> {
  await database
    .fork()
    .getKysely<PaceTables>()
    .insertInto('carrier_pace')
    .values({
      carrier: carrier.carrier,
      next_at: afterMs(Math.min(seconds, MOST_PAUSE_SECONDS) * 1_000),
    })
    .onConflict((known) =>
      known
        .column('carrier')
        .doUpdateSet({ next_at: sql`greatest(carrier_pace.next_at, excluded.next_at)` }),
    )
    .execute();
}

/** What the post answered about an address since that instant. */
export async function findAddressCheck(
  em: EntityManager,
  addressKey: string,
  since: Date,
): Promise<Pick<AddressCheck, 'addressKey' | 'verdict' | 'sealedSuggestion'> | null> {
  return await em.findOne(
    AddressCheck,
    { addressKey, checkedAt: { $gt: since } },
    { fields: ['addressKey', 'verdict', 'sealedSuggestion'], disableIdentityMap: true },
  );
}

/**
 * Takes it on to ask the post about an address of which there is no answer since that instant; whoever else wants to know it waits for
 * this row. Who took it on before `lostBefore` and has no answer yet is gone.
 *
 * @returns false if it is known, or somebody else asks
 */
export async function claimAddressCheck(
  em: EntityManager,
  claim: {
    readonly addressKey: string;
    readonly now: Date;
    readonly since: Date;
    readonly lostBefore: Date;
  },
): Promise<boolean> {
  const { addressKey, now, since, lostBefore } = claim;
  const claimed = await em
    .getKysely<Tables<typeof AddressCheck>>()
    .insertInto('address_checks')
    .values({ address_key: addressKey, verdict: 'not_checked', checked_at: now })
    .onConflict((known) =>
      known
        .column('address_key')
        .doUpdateSet({ verdict: 'not_checked', sealed_suggestion: null, checked_at: now })
        .where(({ and, eb, or }) =>
          or([
            eb('address_checks.checked_at', '<=', since),
            and([
              eb('address_checks.verdict', '=', 'not_checked'),
              eb('address_checks.checked_at', '<=', lostBefore),
            ]),
          ]),
        ),
    )
    .returning('address_key')
    .execute();
  return claimed.length === 1;
}

/** The post gave no answer: the next one may ask. */
export async function dropAddressClaim(em: EntityManager, addressKey: string): Promise<void> {
  await em.nativeDelete(AddressCheck, { addressKey, verdict: 'not_checked' });
}

/** Keeps the newest answer about an address. */
export async function keepAddressCheck(em: EntityManager, check: AddressCheck): Promise<void> {
  await em.upsert(AddressCheck, check, { disableIdentityMap: true });
}

export async function deleteAddressChecks(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(AddressCheck, { checkedAt: { $lt: before } });
}
