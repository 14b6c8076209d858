import type { Migration } from '@mikro-orm/migrations';
import { Migrator } from '@mikro-orm/migrations';
import {
  IsolationLevel,
  MikroORM,
  PostgreSqlDriver,
  type EntityManager,
  type EntitySchema,
  type InferKyselyDB,
} from '@mikro-orm/postgresql';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import {
  asFault,
  prepareDatabase,
  refuseNewer,
  refuseOlder,
  refuseStrange,
  type DatabasePlace,
} from './check-database.ts';
import { DatabaseFault } from '#server/platform/postgres/index.ts';
import { sendPreparedByName } from './prepared-statement.ts';
import { tracedQueries } from '#server/platform/tracing/index.ts';
import { troubleOf } from './trouble.ts';

/** How long work waits for a connection before it is told that there is none. */
const CONNECTION_WAIT_MS = 8_000;

const LOOK_AGAIN_MS = 200;

export type { EntityManager };

/** Rows of these entities' tables as the query builder sees them: `em.getKysely<Tables<typeof Letter | typeof LetterEvent>>()`. */
export type Tables<Entities extends { name: string }> = InferKyselyDB<Entities>;

/** What `open` needs: the tables of all features and the append-only list of migrations. */
export interface DatabaseShape {
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly {
    readonly name: string;
    readonly class: new (...args: never[]) => Migration;
  }[];
}

export interface Database {
  /** Where a connection of one's own can be opened. */
  readonly url: string;
  /** A fresh unit of work; forget it after the request. */
  fork(): EntityManager;
  readonly orm: MikroORM;
  /**
   * The connection of a transaction of ours, for what the ORM does not know: COPY.
   *
   * @throws DatabaseFault behind a pooler, which shows other connections than the database's own
   */
  connectionOf(tx: EntityManager): Promise<PoolClient>;
  /** Of this process's pool: how many are open, how many of these nobody uses, and how many callers wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** One number for our migration lock among PostgreSQL's advisory locks. */
const MIGRATION_LOCK = 4_071_989_330;

/**
 * What is done about the tables of another version before anything is asked of them: they are brought up to date, which any number of
 * processes may do at once; or they have to be those of this version, for what would miss rows that it does not know; or nothing.
 */
type TablesOnOpening = 'brought_up_to_date' | 'must_fit' | 'as_they_are';

/** @throws DatabaseFault that says what to do, if it is not there, not ours, not whole, or of a newer version of this program */
export async function openDatabase(
  place: DatabasePlace,
  shape: DatabaseShape,
  { tables = 'brought_up_to_date' }: { readonly tables?: TablesOnOpening } = {},
): Promise<Database> {
  await prepareDatabase(place);
  let pool: Pool | undefined;
  const clients = new Set<PoolClient>();
  const orm = await MikroORM.init<PostgreSqlDriver>({
    entities: [...shape.entities],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    forceUtcTimezone: true,
    migrations: {
      migrationsList: shape.migrations.map((migration) => ({ ...migration })) as never,
      snapshot: false,
      silent: true,
      transactional: true,
    },
    driver: PostgreSqlDriver,
    clientUrl: place.url,
    // The ORM reads name, host and password of the address alone: a socket, or what it says of encryption, would be lost.
    driverOptions: {
      connectionString: place.url,
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
      onPoolCreated(created: Pool) {
        preparePool(created);
        created.on('connect', (client) => clients.add(client));
        created.on('remove', (client) => clients.delete(client));
        pool = created;
      },
    },
    pool: { min: 1, max: 10 },
  });
  try {
    if (tables !== 'as_they_are' && shape.migrations.length > 0)
      await fit(orm, shape, { place, tables });
  } catch (error) {
    await orm.close(true);
    throw asFault(error, place);
  }
  return {
    url: place.url,
    orm,
    // Of this database, no matter who asks. Deno hands the context of a transaction on to later requests of the same connection, and the
    // ORM would then fork what that transaction used: with two servers in one process, the other server's database.
    fork: () => orm.em.fork({ disableContextResolution: true }),
    async connectionOf(tx) {
      const [backend] = await tx.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
      const found = [...clients].find(
        (client) => (client as { processID?: number | null }).processID === backend?.pid,
      );
      if (!found)
        throw new DatabaseFault(
          'DATABASE_URL leads to a pooler of connections. Name the database itself in it for this.',
        );
      return found;
    },
    connections: () => ({
      open: pool?.totalCount ?? 0,
      idle: pool?.idleCount ?? 0,
      waiting: pool?.waitingCount ?? 0,
    }),
    close: () => orm.close(true),
  };
}

/** In that transaction, the tables as they were after that migration. */
export async function makeTables(
  tx: EntityManager,
  database: Database,
  upTo: string,
): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
  await database.orm.migrator.up({ to: upTo, transaction: tx.getTransactionContext() });
}

/** Reads in a snapshot that another transaction has exported and still holds open. */
export async function inSnapshot<T>(
  database: Database,
  snapshot: string,
  read: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  if (!/^[0-9A-F-]+$/i.test(snapshot)) throw new Error('this is no name of a snapshot');
  return await database.fork().transactional(
    async (tx) => {
      await tx.execute(`set transaction snapshot '${snapshot}'`);
      return await read(tx);
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ },
  );
}

/**
 * New tables wait no longer than this for a transaction that is in their way: whoever comes after waits behind them. It is less than the second after which
 * PostgreSQL ends one of two that wait for each other, so that none of the others is ended for us.
 */
const TABLE_WAIT_MS = 900;
/** In which the others go on. */
const ASIDE_MS = { least: 500, most: 2_000 };
/** The longest that a server does for a person is over by then; a backup may take longer. */
const STEPS_BACK_FOR_MS = 5 * 60_000;

/** Several processes may start together: the first migrates, the others wait for it and find nothing to do. */
async function fit(orm: MikroORM, shape: DatabaseShape, how: HowToFit): Promise<void> {
  const until = performance.now() + STEPS_BACK_FOR_MS;
  for (;;) {
    try {
      await fitOnce(orm, shape, how);
      return;
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (performance.now() > until)
        throw new DatabaseFault(
          'The tables could not be brought up to date: for five minutes something had them open, as a backup does while it reads. Nothing was changed. Start again once that is over.',
          { cause: error },
        );
    }
    await pause(randomInt(ASIDE_MS.least, ASIDE_MS.most));
  }
}

/** Somebody has what we wait for, or waits for what we have: what was begun is taken back, and they go first. */
function isInTheWay(error: unknown): boolean {
  const LOCK_NOT_AVAILABLE = '55P03';
  return (
    troubleOf(error) === 'conflict' || (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE
  );
}

interface HowToFit {
  readonly place: DatabasePlace;
  readonly tables: TablesOnOpening;
}

async function fitOnce(
  orm: MikroORM,
  shape: DatabaseShape,
  { place, tables }: HowToFit,
): Promise<void> {
  const metadata = orm.getMetadata();
  const ours = {
    migrations: shape.migrations.map(({ name }) => name),
    tables: [...metadata.getAll().values()].map(({ tableName }) => tableName),
  };
  // Deno may still hold the context of another database's transaction here: see `fork` above.
  const own = orm.em.fork({ disableContextResolution: true });
  await own.transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await em.execute(`set local lock_timeout = ${TABLE_WAIT_MS}`);
    await refuseNewer(em, ours, place);
    if (tables === 'must_fit') await refuseOlder(em, ours.migrations, place);
    else await orm.migrator.up({ transaction: em.getTransactionContext() });
    await refuseStrange(em, metadata, place);
  });
}

/** Every row comes with the types of its entity, whichever way it was asked for; then see {@link waitForConnections}. */
function preparePool(pool: Pool): void {
  const { types } = pool.options;
  if (!(types instanceof pg.TypeOverrides)) throw new Error('the ORM made its pool without types');
  const { INT8, TIMESTAMPTZ } = pg.types.builtins;
  // The ORM leaves instants as text and makes dates of them for entities alone.
  types.setTypeParser(TIMESTAMPTZ, pg.types.getTypeParser(TIMESTAMPTZ));
  // No count or sum of ours reaches 2^53; transaction numbers have a type of their own and stay text.
  types.setTypeParser(INT8, Number);
  sendPreparedByName(pool);
  tracedQueries(pool);
  takeBackLost(pool);
  waitForConnections(pool);
}

/**
 * A connection that ends while somebody has it is given back at once. Whoever begins, commits or rolls back on it then never does (Kysely
 * 0.29 releases after these have gone well), and the pool would have one less for good.
 */
function takeBackLost(pool: Pool): void {
  const watched = new WeakMap<PoolClient, () => void>();
  const forget = (client: PoolClient) => {
    const giveBack = watched.get(client);
    if (giveBack) client.off('end', giveBack);
  };
  pool.on('acquire', (client) => {
    const giveBack = () => {
      const release = client.release.bind(client);
      // Whoever does give it back later finds it done.
      client.release = () => {};
      release(true);
    };
    forget(client);
    watched.set(client, giveBack);
    client.once('end', giveBack);
  });
  pool.on('release', (_, client) => forget(client));
}

/**
 * Where the database has no connection left for us, the pool by itself fails the caller that made it try for one more, although its others
 * come back in a moment. Here they wait for one of those, or for room, as long as for a full pool. Nothing was asked of the database
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
