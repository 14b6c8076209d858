import type { Migration } from '@mikro-orm/migrations';
import { Migrator } from '@mikro-orm/migrations';
import {
  MikroORM,
  PostgreSqlDriver,
  type EntityManager,
  type EntitySchema,
  type InferKyselyDB,
} from '@mikro-orm/postgresql';
import {
  asFault,
  prepareDatabase,
  refuseNewer,
  refuseStrange,
  type DatabasePlace,
} from './check-database.ts';
import { CONNECTION_WAIT_MS, preparePool } from './patient-pool.ts';

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
  close(): Promise<void>;
}

/** One number for our migration lock among PostgreSQL's advisory locks. */
const MIGRATION_LOCK = 4_071_989_330;

/**
 * Opens the database and brings its tables up to date. Any number of processes may do so at once.
 *
 * @throws DatabaseFault that says what to do, if it is not there, not ours, or not whole
 */
export async function openDatabase(place: DatabasePlace, shape: DatabaseShape): Promise<Database> {
  await prepareDatabase(place);
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
      onPoolCreated: preparePool,
    },
    pool: { min: 1, max: 10 },
  });
  try {
    if (shape.migrations.length > 0) await migrate(orm, shape, place);
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
    close: () => orm.close(true),
  };
}

/** Several processes may start together: the first migrates, the others wait for it and find nothing to do. */
async function migrate(orm: MikroORM, shape: DatabaseShape, place: DatabasePlace): Promise<void> {
  const metadata = orm.getMetadata();
  const ours = {
    migrations: shape.migrations.map(({ name }) => name),
    tables: [...metadata.getAll().values()].map(({ tableName }) => tableName),
  };
  await orm.em.transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await refuseNewer(em, ours, place);
    await orm.migrator.up({ transaction: em.getTransactionContext() });
    await refuseStrange(em, metadata, place);
  });
}
