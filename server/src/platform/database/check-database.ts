import type { EntityManager, MetadataStorage } from '@mikro-orm/postgresql';
import pg from 'pg';
import { DatabaseFault } from '#server/platform/postgres/index.ts';

/** Is it there, is it ours, is it whole: asked before anything is changed in it. */

/** Where the database is. */
export interface DatabasePlace {
  /** Also with `?host=` for a socket and `?sslmode=` for encryption. */
  readonly url: string;
  /** Set where it is the embedded one: its data folder. Else it was named by `DATABASE_URL`. */
  readonly dataDir?: string | undefined;
  /** Makes a database that is missing, and starts over in an empty one whatever lies in the data folder. */
  readonly createMissing?: boolean;
  /** What in the data folder tells of data: an empty database beside it is the wrong one. */
  readonly traces?: readonly string[];
}

const CONNECT_TIMEOUT_MS = 10_000;

/** What PostgreSQL, or the system, calls it. */
const Code = {
  noSuchDatabase: '3D000',
  alreadyThere: '42P04',
  /** The same, where both made it in the same moment. */
  duplicate: '23505',
  mayNotCreate: '42501',
  wrongPassword: '28P01',
  refusedAtOnce: '28000',
  starting: '57P03',
  tooManyConnections: '53300',
  diskFull: '53100',
} as const;

/** Pages that are not as they were written, files that are gone or can't be read, a catalog that contradicts itself. */
const DAMAGE = /^(?:XX00[0-2]|58P01|58030|3D000)$/;

/** @throws DatabaseFault if it can't be reached, is missing, or is empty and should not be */
export async function prepareDatabase(place: DatabasePlace): Promise<void> {
  try {
    await withConnection(place.url, async (client) => await refuseEmpty(client, place));
  } catch (error) {
    if (codeOf(error) !== Code.noSuchDatabase || !place.createMissing) throw asFault(error, place);
    await createDatabase(place);
  }
}

async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // What is lost while it is being asked, the question tells of.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function createDatabase(place: DatabasePlace): Promise<void> {
  const maintenance = new URL(place.url);
  maintenance.pathname = '/postgres';
  try {
    await withConnection(maintenance.href, async (client) => {
      const name = pg.escapeIdentifier(databaseOf(place.url));
      await client.query(`create database ${name}`).catch((error: unknown) => {
        // Another server that starts now was faster.
        if (![Code.alreadyThere, Code.duplicate].some((code) => code === codeOf(error)))
          throw error;
      });
    });
  } catch (error) {
    if (codeOf(error) === Code.mayNotCreate)
      throw new DatabaseFault(
        `${named(place)} is missing, and its user may not make it (CREATE_DATABASE=on). Make it by hand, or let the user do it.`,
      );
    throw asFault(error, place);
  }
}

async function refuseEmpty(client: pg.Client, place: DatabasePlace): Promise<void> {
  const { traces = [], createMissing = false } = place;
  if (createMissing || traces.length === 0) return;
  const { rowCount } = await client.query(
    `select 1 from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace limit 1`,
  );
  if (rowCount === 0)
    throw new DatabaseFault(
      `${named(place)} is empty, but the data folder (DATA_DIR) holds ${traces.join(' and ')} of another one. Nothing was changed. Check the name in DATABASE_URL; to begin anew in this database, set DATA_DIR to another folder, or CREATE_DATABASE=on.`,
    );
}

/** @throws DatabaseFault if another version of the program has changed the tables, or they are another program's */
export async function refuseNewer(
  em: EntityManager,
  {
    migrations,
    tables,
  }: { readonly migrations: readonly string[]; readonly tables: readonly string[] },
  place: DatabasePlace,
): Promise<void> {
  const found = await em.execute<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  const names = new Set(found.map(({ name }) => name));
  if (!names.has('mikro_orm_migrations')) {
    const foreign = tables.filter((table) => names.has(table));
    if (foreign.length === 0) return;
    throw new DatabaseFault(
      `${named(place)} holds tables of the same names that this program did not make (${foreign.slice(0, 5).join(', ')}). Nothing was changed. Name a database of its own.`,
    );
  }
  const done = await em.execute<{ name: string }[]>(
    'select name from mikro_orm_migrations order by id',
  );
  const [baseline = ''] = migrations;
  if (done.length > 0 && !done.some(({ name }) => name === baseline))
    throw new DatabaseFault(
      `${named(place)} was made by a development version from before the first release, and its tables can't be carried over. Nothing was changed. Name an empty database, or an empty data folder (DATA_DIR).`,
    );
  const unknown = done.map(({ name }) => name).filter((name) => !migrations.includes(name));
  if (unknown.length > 0)
    throw new DatabaseFault(
      `${named(place)} was changed by a newer version of this program (${unknown.join(', ')}). Nothing was changed. Start that version, or put back a backup that this one made.`,
    );
}

/** @throws DatabaseFault if migrations of this version were not run on it: only a server runs them */
export async function refuseOlder(
  em: EntityManager,
  migrations: readonly string[],
  place: DatabasePlace,
): Promise<void> {
  const { migrations: done } = await databaseFacts(em);
  if (!done?.length)
    throw new DatabaseFault(
      `${named(place)} has no tables yet. Start the product once: npm start.`,
    );
  const missing = migrations.filter((name) => !done.includes(name));
  if (missing.length > 0)
    throw new DatabaseFault(
      `${named(place)} is of an older version than this program (${missing.join(', ')} was not run on it). Nothing was changed. Start the product once (npm start), which brings the tables up to date, or use the version that made them.`,
    );
}

/** @throws DatabaseFault that names what is missing in the tables */
export async function refuseStrange(
  em: EntityManager,
  metadata: MetadataStorage,
  place: DatabasePlace,
): Promise<void> {
  const found = await em.execute<{ name: string }[]>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()`,
  );
  const names = new Set(found.map(({ name }) => name));
  const missing = [...metadata.getAll().values()]
    .flatMap(({ tableName, props }) =>
      props
        .filter(({ persist }) => persist !== false)
        .flatMap(({ fieldNames = [] }) => fieldNames.map((field) => `${tableName}.${field}`)),
    )
    .filter((column) => !names.has(column));
  if (missing.length > 0)
    throw new DatabaseFault(
      `${named(place)} does not fit this version of the program: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''} can't be found in it. Nothing was changed. Somebody changed the tables by hand: put back a backup.`,
    );
}

/** In words what hinders, if it is no fault of this program; else the error as it is. */
export function asFault(error: unknown, place: DatabasePlace): unknown {
  if (error instanceof DatabaseFault) return error;
  const code = codeOf(error);
  const said = error instanceof Error ? error.message : String(error);
  if (code === Code.diskFull)
    return new DatabaseFault(
      `The disk of the database is full (${named(place)}). Make room on it and start again. Nothing was lost.`,
    );
  if (place.dataDir)
    return DAMAGE.test(code)
      ? new DatabaseFault(
          `${named(place)} is damaged: PostgreSQL says "${said}". It was not begun anew. Put the data folder back from a backup.`,
        )
      : error;
  const hindrance = hindranceOf(code, said);
  return hindrance ? new DatabaseFault(`${named(place)} ${hindrance}`) : error;
}

function hindranceOf(code: string, said: string): string | undefined {
  switch (code) {
    case Code.noSuchDatabase:
      return 'does not exist on that server. Check the name in DATABASE_URL; to make it, set CREATE_DATABASE=on.';
    case Code.wrongPassword:
    case Code.refusedAtOnce:
      return `refuses the user or the password in DATABASE_URL ("${said}").`;
    case Code.starting:
      return 'is starting or stopping just now. Start again in a moment.';
    case Code.tooManyConnections:
      return 'has no connection left. End what holds them, or let it take more (max_connections).';
  }
  const isAway =
    /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$/.test(
      code,
    ) || /timeout expired|terminated unexpectedly|SSL|certificate/i.test(said);
  return isAway
    ? `can't be reached (${said || code}). Start PostgreSQL there, or mend DATABASE_URL.`
    : undefined;
}

/** Without the password, and the user. */
function named({ url, dataDir }: DatabasePlace): string {
  if (dataDir) return `The database in ${dataDir} (DATA_DIR)`;
  const { hostname, port, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? `${hostname}:${port || '5432'}`;
  return `The database "${databaseOf(url)}" at ${host} (DATABASE_URL)`;
}

function databaseOf(url: string): string {
  const { pathname, username } = new URL(url);
  return decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username);
}

/** Of several addresses that were tried, what the first one said. */
function codeOf(error: unknown): string {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: readonly unknown[] };
  return typeof code === 'string' ? code : errors?.length ? codeOf(errors[0]) : '';
}

/** What whoever examines an installation asks of its database; `migrations` is null where no table of ours is. */
export async function databaseFacts(em: EntityManager): Promise<{
  readonly version: string;
  readonly now: Date;
  readonly migrations: readonly string[] | null;
}> {
  const [facts] = await em.execute<{ version: string; now: Date; ours: boolean }[]>(
    `select current_setting('server_version') as version, clock_timestamp() as now,
       to_regclass('mikro_orm_migrations') is not null as ours`,
  );
  if (!facts) throw new Error('the database said nothing of itself');
  const { version, now, ours } = facts;
  if (!ours) return { version, now: new Date(now), migrations: null };
  const done = await em.execute<{ name: string }[]>(
    'select name from mikro_orm_migrations order by id',
  );
  return { version, now: new Date(now), migrations: done.map(({ name }) => name) };
}
