import type { Migration } from '@mikro-orm/migrations';
import { Migrator } from '@mikro-orm/migrations';
import { PGlite } from '@electric-sql/pglite';
import {
  PgliteDriver,
  createPostgreSqlTypeParsers,
  type PgliteConnection,
} from '@mikro-orm/pglite';
import {
  MikroORM,
  PostgreSqlDriver,
  type EntityManager,
  type EntitySchema,
} from '@mikro-orm/postgresql';
import { join } from 'node:path';
import array from 'postgres-array';
import { CONNECTION_WAIT_MS, waitForConnections } from './patient-pool.ts';

export type { EntityManager };

/** What `open` needs: the tables of all rooms and the append-only list of migrations. */
export interface DatabaseShape {
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly {
    readonly name: string;
    readonly class: new (...args: never[]) => Migration;
  }[];
}

/** Where the data is: a PostgreSQL server, a folder of this machine (PGlite), or memory (PGlite, for tests). */
export type DatabasePlace =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'pglite'; readonly dataDir: string }
  | { readonly kind: 'memory'; readonly snapshot?: Blob | undefined };

export interface Database {
  readonly kind: 'postgres' | 'pglite';
  /** Where a connection of one's own can be opened; the embedded engine has just the one. */
  readonly url: string | undefined;
  /** A fresh unit of work; forget it after the request. */
  fork(): EntityManager;
  readonly orm: MikroORM;
  /** The embedded engine itself, where there is one. */
  pglite(): Promise<Awaited<ReturnType<PgliteConnection['getNativeClient']>> | undefined>;
  close(): Promise<void>;
}

/** One number for our migration lock among PostgreSQL's advisory locks. */
const MIGRATION_LOCK = 4_071_989_330;

/** Opens the database and brings its tables up to date. Any number of processes may do so at once on PostgreSQL. */
export async function openDatabase(place: DatabasePlace, shape: DatabaseShape): Promise<Database> {
  const borrowed =
    place.kind === 'memory' && place.snapshot ? await fromSnapshot(place.snapshot) : undefined;
  const orm = await MikroORM.init<PostgreSqlDriver>({
    entities: [...shape.entities],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    // Rows are plain data here; a column's type never changes on the way in.
    forceUtcTimezone: true,
    migrations: {
      migrationsList: shape.migrations.map((migration) => ({ ...migration })) as never,
      snapshot: false,
      silent: true,
      transactional: true,
    },
    ...driverOptions(place, borrowed),
  });
  await migrate(orm, place.kind === 'postgres');
  return {
    kind: place.kind === 'postgres' ? 'postgres' : 'pglite',
    url: place.kind === 'postgres' ? place.url : undefined,
    orm,
    // Of this database, whoever asks. Deno hands the context of a transaction on to later requests of the same connection, and the
    // ORM would then fork what that transaction used: with two servers in one process, the other server's database.
    fork: () => orm.em.fork({ disableContextResolution: true }),
    async pglite() {
      if (place.kind === 'postgres') return undefined;
      return await (orm.em.getConnection() as unknown as PgliteConnection).getNativeClient();
    },
    async close() {
      await orm.close(true);
      await borrowed?.close();
    },
  };
}

function driverOptions(place: DatabasePlace, borrowed: PGlite | undefined) {
  if (place.kind === 'postgres') {
    return {
      driver: PostgreSqlDriver,
      clientUrl: place.url,
      // The ORM takes host, port, user and name out of the address and drops the rest: without this, sslmode is not heeded.
      driverOptions: {
        connectionString: place.url,
        connectionTimeoutMillis: CONNECTION_WAIT_MS,
        onPoolCreated: waitForConnections,
      },
      pool: { min: 1, max: 10 },
    };
  }
  // PGlite's driver shares the SQL, platform and query builder of the PostgreSQL one; only the connection differs.
  const driver = PgliteDriver as unknown as typeof PostgreSqlDriver;
  if (place.kind === 'memory') {
    // As a function: the ORM copies plain options, and a copied engine is not one.
    return {
      driver,
      dbName: 'memory://',
      driverOptions: borrowed ? { pglite: () => borrowed } : {},
    };
  }
  return { driver, dbName: join(place.dataDir, 'database') };
}

async function migrate(orm: MikroORM, shared: boolean): Promise<void> {
  if (!shared) {
    await orm.migrator.up();
    return;
  }
  // Several processes may start together: the first migrates, the others wait for it and find nothing to do.
  await orm.em.transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await orm.migrator.up({ transaction: em.getTransactionContext() });
  });
}

/** An engine in memory that begins as a copy: what a test file needs, without making the tables anew. */
async function fromSnapshot(snapshot: Blob): Promise<PGlite> {
  const parsers = createPostgreSqlTypeParsers((text: string) => array.parse(text));
  return await PGlite.create({ dataDir: 'memory://', loadDataDir: snapshot, parsers });
}
