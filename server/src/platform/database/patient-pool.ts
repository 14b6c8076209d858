import pg, { type Pool, type PoolClient } from 'pg';
import { sendPreparedByName } from './prepared-statement.ts';
import { troubleOf } from './trouble.ts';

/** How long work waits for a connection before it is told that there is none. */
export const CONNECTION_WAIT_MS = 8_000;
const LOOK_AGAIN_MS = 200;

/** Every row comes with the types of its entity, whichever way it was asked for; then see {@link waitForConnections}. */
export function preparePool(pool: Pool): void {
  const { types } = pool.options;
  if (!(types instanceof pg.TypeOverrides)) throw new Error('the ORM made its pool without types');
  const { INT8, TIMESTAMPTZ } = pg.types.builtins;
  // The ORM leaves instants as text and makes dates of them for entities alone.
  types.setTypeParser(TIMESTAMPTZ, pg.types.getTypeParser(TIMESTAMPTZ));
  // No count or sum of ours reaches 2^53; transaction numbers have a type of their own and stay text.
  types.setTypeParser(INT8, Number);
  sendPreparedByName(pool);
  waitForConnections(pool);
}

/**
 * Where the database has no connection left for us, the pool by itself fails the caller that made it try for one more, although its others
 * come back in a moment. Here they wait for one of those, or for feature, as long as for a full pool. Nothing was asked of the database
 * yet, so nothing can happen twice.
 */
function waitForConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const patiently = async (): Promise<PoolClient> => {
    const until = performance.now() + CONNECTION_WAIT_MS;
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (troubleOf(error) !== 'busy' || performance.now() > until) throw error;
      }
      await released(pool);
    }
  };
  pool.connect = patiently as typeof pool.connect;
}

/** Until a connection came back, or a moment has passed. */
async function released(pool: Pool): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      pool.removeListener('release', end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_AGAIN_MS);
    pool.once('release', end);
  });
}
