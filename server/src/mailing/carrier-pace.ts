import type { Database } from '#server/platform/database/index.ts';

/**
 * Keeps everybody who asks the carrier, in all processes, under its limit (Lob: 150 requests in 5 seconds at one endpoint): each question takes
 * the next free slot of a row in the database. Its clock counts, which all processes share and which no test moves.
 */

/** 25 a second. */
const SLOT_MS = 40;
/** Who would have to wait longer comes again later instead. */
const LONGEST_WAIT_MS = 5_000;

interface PaceParts {
  readonly database: Database;
  readonly carrier: { readonly carrier: string };
}

/**
 * Waits for a slot, without a transaction or a connection.
 *
 * @returns 0, or after how many seconds to come again where the next slot is far away
 */
export async function takeSlot({ database, carrier }: PaceParts): Promise<number> {
  // Only who takes the slot moves the row: a crowd that is sent away leaves no queue behind.
  const [slot] = await database.fork().execute<{ wait_ms: number }[]>(
    `insert into carrier_pace as pace (carrier, next_at)
     values (?, clock_timestamp() + interval '${SLOT_MS} milliseconds')
     on conflict (carrier) do update
       set next_at = greatest(pace.next_at, clock_timestamp()) + interval '${SLOT_MS} milliseconds'
       where pace.next_at < clock_timestamp() + interval '${LONGEST_WAIT_MS} milliseconds'
     returning (extract(epoch from next_at - clock_timestamp()) * 1000 - ${SLOT_MS})::float8 as wait_ms`,
    [carrier.carrier],
  );
  if (!slot) return await secondsUntilFree({ database, carrier });
  if (slot.wait_ms > 0) await new Promise((resolve) => setTimeout(resolve, slot.wait_ms));
  return 0;
}

async function secondsUntilFree({ database, carrier }: PaceParts): Promise<number> {
  const [row] = await database
    .fork()
    .execute<{ seconds: number }[]>(
      `select ceil(extract(epoch from next_at - clock_timestamp()))::int as seconds from carrier_pace where carrier = ?`,
      [carrier.carrier],
    );
  return Math.max(1, row?.seconds ?? 1);
}

/** The carrier has asked for a pause: nobody asks before it is over. */
export async function pauseCarrier(
  { database, carrier }: PaceParts,
  seconds: number,
): Promise<void> {
  await database.fork().execute(
    `insert into carrier_pace as pace (carrier, next_at) values (?, clock_timestamp() + ? * interval '1 second')
     on conflict (carrier) do update set next_at = greatest(pace.next_at, excluded.next_at)`,
    [carrier.carrier, Math.min(seconds, MOST_PAUSE_SECONDS)],
  );
}

const MOST_PAUSE_SECONDS = 15 * 60;
