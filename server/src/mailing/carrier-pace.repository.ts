import { sql } from 'kysely';
import type { Database, Tables } from '#server/platform/database/index.ts';
import type { CarrierPace } from './carrier-pace.entity.ts';

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
