import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { databaseShape } from '#server/database-shape.ts';
import { DatabaseFault } from '#server/platform/postgres/index.ts';
import '#test/test-projects.ts';
import { copyDatabase, type OwnDatabase } from '#test/test-databases.ts';
import type { DatabasePlace } from './check-database.ts';
import { openDatabase, type DatabaseShape } from './open-database.ts';

let copy: OwnDatabase;
beforeEach(async () => {
  copy = await copyDatabase(inject('testProjectFacts').database);
});
afterEach(async () => await copy.drop());

/** The address of a database with that name on the same server. */
function at(name: string): string {
  const url = new URL(copy.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
  }
}

async function faultOf(place: DatabasePlace, ...how: How): Promise<string> {
  const [shape = databaseShape, options] = how;
  const failure = await openDatabase(place, shape, options).then(
    async (database) => {
      await database.close();
      return undefined;
    },
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(DatabaseFault);
  const { message } = failure as Error;
  expect(message).not.toContain('\n');
  expect(message).not.toContain(new URL(place.url).password || 'no password');
  return message;
}

type How = [shape?: DatabaseShape, options?: Parameters<typeof openDatabase>[2]];

const newName = () => `missing_${randomUUID().replaceAll('-', '')}`;

describe('a database that is missing', () => {
  const isThere = async (name: string) =>
    (await ask(at('postgres'), `select 1 from pg_database where datname = '${name}'`)).length > 0;

  it('is not made, and its name is told', async () => {
    const name = newName();
    expect(await faultOf({ url: at(name) })).toMatch(
      new RegExp(`"${name}" at .* \\(DATABASE_URL\\) does not exist.*CREATE_DATABASE=on`),
    );
    expect(await isThere(name)).toBe(false);
  });

  it('is made if that was asked for, by one of several servers at once', async () => {
    const name = newName();
    const place = { url: at(name), createMissing: true };
    const both = await Promise.all([
      openDatabase(place, databaseShape),
      openDatabase(place, databaseShape),
    ]);
    expect(await both[0].fork().execute('select count(*)::int as people from accounts')).toEqual([
      { people: 0 },
    ]);
    await Promise.all(both.map(async (database) => await database.close()));
    await ask(at('postgres'), `drop database ${name} with (force)`);
  });
});

it('is refused by what only works on tables of its own version where a migration was not run, which a server then runs', async () => {
  class Next extends Migration {
    override up() {
      this.addSql('create table of_the_next_version (id int)');
    }
  }
  const name = '2099-01-01-next';
  const next = {
    ...databaseShape,
    migrations: [...databaseShape.migrations, { name, class: Next }],
  };
  const place = { url: copy.url };
  const isThere = async () =>
    (await ask(copy.url, `select to_regclass('of_the_next_version') is not null as there`))[0];
  expect(await faultOf(place, next, { tables: 'must_fit' })).toMatch(
    /older version than this program \(2099-01-01-next was not run on it\)\. Nothing was changed\. Start the product once \(npm start\)/,
  );
  expect(await isThere()).toEqual({ there: false });
  await (await openDatabase(place, next)).close();
  expect(await isThere()).toEqual({ there: true });
  await (await openDatabase(place, next, { tables: 'must_fit' })).close();
  // The version before it serves no more, and does not begin on it either.
  for (const tables of ['brought_up_to_date', 'must_fit'] as const)
    expect(await faultOf(place, databaseShape, { tables })).toMatch(
      /changed by a newer version of this program \(2099-01-01-next\)/,
    );
});

it('is refused where a development version from before the first release made it', async () => {
  await ask(copy.url, `update mikro_orm_migrations set name = '2026-11-21-first-tables'`);
  expect(await faultOf({ url: copy.url })).toMatch(
    /made by a development version from before the first release/,
  );
});

it('is refused where its tables do not fit, by the names of what is missing', async () => {
  await ask(copy.url, 'alter table letters rename column reference to "reference_2"');
  expect(await faultOf({ url: copy.url })).toMatch(
    /does not fit this version of the program: letters\.reference can't be found/,
  );
});

it('is refused where the tables are another program’s', async () => {
  const name = newName();
  await ask(at('postgres'), `create database ${name}`);
  await ask(at(name), 'create table accounts (id int)');
  expect(await faultOf({ url: at(name) })).toMatch(/did not make \(accounts\)/);
  expect(
    await ask(at(name), `select tablename from pg_tables where schemaname = 'public'`),
  ).toEqual([{ tablename: 'accounts' }]);
  await ask(at('postgres'), `drop database ${name} with (force)`);
});

it('is refused if it is empty and the data folder holds keys of another one', async () => {
  const name = newName();
  await ask(at('postgres'), `create database ${name}`);
  const place = { url: at(name), traces: ['keys (encryption.keys)'] };
  expect(await faultOf(place)).toMatch(/is empty, but the data folder \(DATA_DIR\) holds keys/);
  const anew = await openDatabase({ ...place, createMissing: true }, databaseShape);
  await anew.close();
  await ask(at('postgres'), `drop database ${name} with (force)`);
});

describe('a server that', () => {
  it('is down is told of with the setting, and without the password', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => probe.once('listening', listening));
    const { port } = probe.address() as AddressInfo;
    await new Promise((closed) => probe.close(closed));
    const url = `postgres://somebody:hidden-word@127.0.0.1:${port}/letters`;
    expect(await faultOf({ url })).toMatch(
      /"letters" at 127\.0\.0\.1:\d+ \(DATABASE_URL\) can't be reached .*ECONNREFUSED.*Start PostgreSQL there, or mend DATABASE_URL/,
    );
  });

  it('does not know the user is told of with the setting', async () => {
    const url = new URL(copy.url);
    url.username = 'somebody';
    url.password = 'hidden-word';
    expect(await faultOf({ url: url.href })).toMatch(
      /refuses the user or the password in DATABASE_URL/,
    );
  });
});

it('steps back from a transaction that is in the way of new tables, so that nobody waits behind it, and goes on once that is over', async () => {
  class Next extends Migration {
    override up() {
      this.addSql('alter table letters add column of_next_version int null');
      this.addSql('alter table accounts add column of_next_version int null');
    }
  }
  const migrations = [...databaseShape.migrations, { name: '2099-01-01-next', class: Next }];
  const reader = new pg.Client({ connectionString: copy.url });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select count(*) from accounts');
  const opening = openDatabase({ url: copy.url }, { ...databaseShape, migrations });
  opening.catch(() => {});
  const waiting = `select 1 from pg_locks where not granted and relation = 'accounts'::regclass`;
  await expect.poll(() => ask(copy.url, waiting), { timeout: 20_000, interval: 5 }).toHaveLength(1);
  // Each would wait for the other, if the new version stayed.
  await reader.query('select count(*) from letters');
  await ask(copy.url, `set statement_timeout = '10s'; select count(*) from accounts`);
  await reader.query('commit');
  await reader.end();
  await (await opening).close();
  expect(await ask(copy.url, 'select of_next_version from accounts')).toEqual([]);
});

it('has all its connections again after those of transactions were lost on the way, and closes', async () => {
  const database = await openDatabase({ url: copy.url }, databaseShape);
  const lose = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const lost = database.fork().transactional(async (tx) => {
    await tx.execute('select 1');
    await ask(copy.url, lose);
    await tx.execute('select 1');
  });
  await expect(lost).rejects.toThrow(/terminated|connection error/);
  const inUse = () => {
    const { open, idle } = database.connections();
    return open - idle;
  };
  // A connection that is closing still counts as open for a moment.
  await expect.poll(inUse, { timeout: 20_000, interval: 5 }).toBe(0);
  expect(await database.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
  await database.close();
});
