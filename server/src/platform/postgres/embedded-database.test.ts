import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { findPostmaster, stopCluster } from './cluster.ts';
import { DatabaseFault } from './database-fault.ts';
import { joinEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts';
import { findPrograms, reachablePrograms } from './programs.ts';
import { userForPostgres } from './system-user.ts';

/** Each on folders of its own, with real processes: what is here must hold on any machine, as root and as anybody else. */

const HOLDER = resolve(import.meta.dirname, '../../../test/hold-embedded.ts');
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

let root: string;
/** A folder with a database that somebody has used, stopped: copied by the tests that need one. */
let used: string;
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const members: EmbeddedDatabase[] = [];
const folders: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'credit-fix-embedded-'));
  chmodSync(root, 0o755);
  used = join(root, 'used');
  const database = await joinEmbeddedDatabase(used, { log });
  await ask(database.url, 'create table kept as select 7 as it');
  await database.leave();
});
afterEach(async () => {
  for (const member of members.splice(0)) await member.leave();
  for (const folder of folders.splice(0)) await endDatabase(folder);
  lines.length = 0;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let number = 0;
function newFolder(name = ''): string {
  const folder = join(root, `${(number += 1)}${name}`);
  folders.push(folder);
  return folder;
}

function copyOfUsed(name = ''): string {
  const folder = newFolder(name);
  execFileSync('cp', ['-a', used, folder]);
  return folder;
}

async function joinHere(folder: string): Promise<EmbeddedDatabase> {
  const member = await joinEmbeddedDatabase(folder, { log });
  members.push(member);
  member.admitOthers();
  return member;
}

async function ask(url: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
  }
}

const kept = async ({ url }: { readonly url: string }) => await ask(url, 'select it from kept');

const pidOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

const isRunning = async (folder: string) =>
  Boolean((await findPostmaster(join(folder, 'postgres/data')))?.isAlive);

/** What a test that fails has left running. */
async function endDatabase(folder: string): Promise<void> {
  const data = join(folder, 'postgres/data');
  if (!(await findPostmaster(data))?.isAlive) return;
  const user = await userForPostgres(join(folder, 'postgres'));
  await stopCluster({ programs: await findPrograms(), user, data, log: '' }, 'immediate');
}

/** Another process on the folder. */
async function aHolder(folder: string, identity: { uid?: number; gid?: number } = {}) {
  const place = identity.uid === undefined ? ownPlace : await reachablePlace();
  const child = spawn(place.node, [place.holder, folder], {
    ...identity,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((end) => child.once('exit', end));
  const first = new Promise<string>((tell) =>
    child.stdout.once('data', (line) => tell(String(line))),
  );
  const { url, isFirst, said, fault } = JSON.parse(await first) as {
    url: string;
    isFirst: boolean;
    said: readonly string[];
    fault?: string;
  };
  return {
    url,
    isFirst,
    said,
    fault,
    async leave() {
      child.stdin.end();
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const ownPlace = { node: process.execPath, holder: HOLDER };

/** The programs where anybody can run them: a checkout in root's home is closed to others. */
async function reachablePlace(): Promise<typeof ownPlace> {
  try {
    execFileSync('test', ['-x', process.execPath], { uid: NOBODY, gid: NOBODY });
    execFileSync('test', ['-r', HOLDER], { uid: NOBODY, gid: NOBODY });
    return ownPlace;
  } catch {
    const place = join(root, 'checkout');
    const node = join(place, 'node');
    if (existsSync(place)) return { node, holder: join(place, 'server/test/hold-embedded.ts') };
    const { postgres } = await findPrograms();
    const platformPackage = dirname(dirname(dirname(postgres)));
    const name = JSON.parse(readFileSync(join(platformPackage, 'package.json'), 'utf8')).name;
    cpSync(process.execPath, node);
    cpSync(platformPackage, join(place, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const server = resolve(import.meta.dirname, '../../..');
    for (const part of ['package.json', 'src/platform/postgres', 'test/hold-embedded.ts'])
      cpSync(join(server, part), join(place, 'server', part), { recursive: true });
    return { node, holder: join(place, 'server/test/hold-embedded.ts') };
  }
}

/** Whom to be to be somebody ordinary: as we are, unless we are root. */
const ORDINARY = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

describe('the embedded database', () => {
  it('starts in a folder with spaces, accents and quotes in its name', async () => {
    const folder = newFolder(` Crédito "d'été", 信用 $HOME`);
    const database = await joinHere(folder);
    expect(database.isFirst).toBe(true);
    expect(await ask(database.url, `select current_user as who`)).toEqual([{ who: 'credit_fix' }]);
  });

  it('listens on a socket in its folder alone, keeps checksums, and takes nobody without the password', async () => {
    const folder = copyOfUsed();
    const { url } = await joinHere(folder);
    const [settings] = await ask(
      url,
      `select current_setting('listen_addresses') as addresses,
         current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
         (select rolsuper from pg_roles where rolname = current_user) as is_superuser`,
    );
    expect(settings).toEqual({
      addresses: '',
      checksums: 'on',
      fsync: 'on',
      is_superuser: false,
    });
    expect(new URL(url).searchParams.get('host')).toBe(join(folder, 'postgres'));
    expect(statSync(join(folder, 'postgres/.s.PGSQL.5432')).mode & 0o077).toBe(0);
    const [other, none] = [new URL(url), new URL(url)];
    other.password = 'guessed';
    none.username = 'postgres';
    await expect(ask(other.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    await expect(ask(none.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('says in its log that something went wrong, and not in which row or question', async () => {
    const folder = copyOfUsed();
    const { url } = await joinHere(folder);
    await ask(url, 'create table people (name text primary key)');
    const write = `insert into people values ('Wilhelmina Quackenbush')`;
    await ask(url, write);
    await expect(ask(url, write)).rejects.toThrow(/duplicate key/);
    const written = readFileSync(join(folder, 'postgres/log'), 'utf8');
    expect(written).toContain('duplicate key value violates unique constraint');
    expect(written).not.toMatch(/Quackenbush|insert into/);
  });

  it('is closed to others, the folder above it too', async () => {
    const folder = copyOfUsed();
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'postgres'), 0o755);
    await joinHere(folder);
    expect(statSync(folder).mode & 0o067).toBe(0);
    for (const part of ['postgres', 'postgres/data'])
      expect(statSync(join(folder, part)).mode & 0o077).toBe(0);
  });

  it('finds a place for its socket where the path of the folder is too long for one', async () => {
    const folder = copyOfUsed(`-${'long-'.repeat(20)}`);
    expect(await kept(await joinHere(folder))).toEqual([{ it: 7 }]);
  });

  it('starts for an ordinary user, too', async () => {
    const home = newFolder('-home');
    mkdirSync(home, { mode: 0o700 });
    if (isRoot) execFileSync('chown', [`${NOBODY}:${NOBODY}`, home]);
    const holder = await aHolder(join(home, 'data'), ORDINARY);
    expect(holder).toMatchObject({ fault: undefined, isFirst: true });
    expect(await ask(holder.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await holder.leave();
    expect(await isRunning(join(home, 'data'))).toBe(false);
  });

  it('is joined by who comes second, and stopped by who leaves last', async () => {
    const folder = copyOfUsed();
    const first = await aHolder(folder);
    const second = await joinHere(folder);
    expect([first.isFirst, second.isFirst]).toEqual([true, false]);
    await first.leave();
    expect(await kept(second)).toEqual([{ it: 7 }]);
    await members.pop()?.leave();
    expect(await isRunning(folder)).toBe(false);
  });

  it('is one when two start at once in a new folder', async () => {
    const folder = newFolder();
    const both = await Promise.all([aHolder(folder), aHolder(folder)]);
    expect(both.map(({ isFirst }) => isFirst).toSorted()).toEqual([false, true]);
    const systems = await Promise.all(
      both.map(
        async ({ url }) => await ask(url, 'select system_identifier from pg_control_system()'),
      ),
    );
    expect(systems[0]).toEqual(systems[1]);
    await Promise.all(both.map(async ({ leave }) => await leave()));
    expect(await isRunning(folder)).toBe(false);
  });

  it('keeps others out until what lay half done is taken up, and is kept for one alone if that is asked', async () => {
    const folder = copyOfUsed();
    const first = await joinEmbeddedDatabase(folder, { log });
    members.push(first);
    let isIn = false;
    const second = joinEmbeddedDatabase(folder, { log }).then((member) => {
      isIn = true;
      members.push(member);
    });
    await ask(first.url, 'select pg_sleep(0.3)');
    expect(isIn).toBe(false);
    first.admitOthers();
    await second;
    await expect(joinEmbeddedDatabase(folder, { log, alone: true })).rejects.toThrow(
      /DATA_DIR.*in use by a running server/,
    );
  });
});

describe('after a sudden end', () => {
  it('of the server, the next one takes over the database that still runs', async () => {
    const folder = copyOfUsed();
    const holder = await aHolder(folder);
    const pid = pidOf(folder);
    await holder.kill();
    const next = await joinHere(folder);
    expect([next.isFirst, pidOf(folder)]).toEqual([true, pid]);
    expect(await kept(next)).toEqual([{ it: 7 }]);
  });

  it('of the database, it is started again under the server that uses it', async () => {
    const folder = copyOfUsed();
    const member = await joinHere(folder);
    const pid = pidOf(folder);
    process.kill(pid, 'SIGKILL');
    await expect.poll(async () => await kept(member).catch(String)).toEqual([{ it: 7 }]);
    expect(pidOf(folder)).not.toBe(pid);
    expect(lines.join('')).toContain('the database process has died; it is started again');
  });

  it('of both, the next start recovers and says so', async () => {
    const folder = copyOfUsed();
    const holder = await aHolder(folder);
    await ask(holder.url, 'insert into kept values (8)');
    const pid = pidOf(folder);
    await holder.kill();
    process.kill(pid, 'SIGKILL');
    // A signal takes its time: until then it is a database that still runs, and one that dies is told above.
    await expect.poll(async () => await isRunning(folder)).toBe(false);
    expect(await kept(await joinHere(folder))).toEqual([{ it: 7 }, { it: 8 }]);
    expect(lines.join('')).toContain('it recovered from its write-ahead log');
  });

  it('of the machine, another process that got the old number is not taken for the database', async () => {
    const folder = copyOfUsed();
    const holder = await aHolder(folder);
    const pid = pidOf(folder);
    const file = join(folder, 'postgres/data/postmaster.pid');
    const told = readFileSync(file, 'utf8');
    await holder.kill();
    process.kill(pid, 'SIGKILL');
    const innocent = spawn(
      'sleep',
      ['60'],
      isRoot ? await userForPostgres(join(folder, 'postgres')) : {},
    );
    try {
      writeFileSync(file, told.replace(String(pid), String(innocent.pid)));
      writeFileSync(join(folder, 'postgres/.s.PGSQL.5432.lock'), `${innocent.pid}\n`);
      expect(await kept(await joinHere(folder))).toEqual([{ it: 7 }]);
      expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
    } finally {
      innocent.kill();
    }
  });

  it('in the middle of a first start, the next one begins again', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres.begun/data'), { recursive: true });
    chmodSync(folder, 0o700);
    writeFileSync(join(folder, 'postgres.begun/data/PG_VERSION'), '18\n');
    const { url } = await joinHere(folder);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres'))).toEqual(['postgres']);
  });
});

/** Everything in a folder, so that a test can say that nothing was changed. */
const everythingIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/\.lock$|postgres\/log|programs/.test(name))
    .toSorted();

describe('data is never hidden', () => {
  it.each([
    ['keys', ['encryption.keys'], /encryption\.keys.*but no database/],
    ['files', ['files/ab/cd'], /files \(files\/\).*but no database/],
    [
      'keys and a folder of an earlier version',
      ['encryption.keys', 'database/.keep'],
      /earlier version/,
    ],
    [
      'a database of an earlier version',
      ['database/PG_VERSION', 'in-use.lock'],
      /earlier version.*DATA_DIR to another folder/,
    ],
  ])('where a folder holds %s and no database', async (_, names, message) => {
    const folder = newFolder();
    mkdirSync(folder, { mode: 0o700 });
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), 'x');
    }
    const before = everythingIn(folder);
    expect(await faultIn(folder)).toMatch(message);
    expect(everythingIn(folder)).toEqual(before);
  });

  const damages: readonly (readonly [string, (data: string) => void])[] = [
    ['PG_VERSION is gone', (data) => rmSync(join(data, 'PG_VERSION'))],
    ['the password is gone', (data) => rmSync(join(data, '../password'))],
    ['all of the data is gone', (data) => rmSync(data, { recursive: true })],
    ['pg_control is cut', (data) => truncateSync(join(data, 'global/pg_control'), 100)],
    ['the catalog is gone', (data) => rmSync(join(data, 'base'), { recursive: true })],
    [
      'the write-ahead log is cut',
      (data) => {
        const wal = readdirSync(join(data, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
        for (const name of wal) truncateSync(join(data, 'pg_wal', name), 1_000);
      },
    ],
  ];
  it.each(damages)('where %s', async (_, damage) => {
    const folder = copyOfUsed();
    damage(join(folder, 'postgres/data'));
    const before = everythingIn(folder).filter((name) => name.includes('base'));
    expect(await faultIn(folder)).toMatch(/DATA_DIR.* is damaged: .* not begun anew/);
    expect(everythingIn(folder).filter((name) => name.includes('base'))).toEqual(before);
  });

  it('where another version of PostgreSQL has made it', async () => {
    const folder = copyOfUsed();
    writeFileSync(join(folder, 'postgres/data/PG_VERSION'), '17\n');
    expect(await faultIn(folder)).toMatch(
      /PostgreSQL 17.*brings PostgreSQL \d+.*npm run backup.*npm run restore/,
    );
  });

  it('if there is a file in the place of the folder', async () => {
    const folder = newFolder();
    writeFileSync(folder, 'x');
    expect(await faultIn(folder)).toMatch(/can't be made: there is a file in its place\..*$/);
  });

  it('where the folder is shared and holds other things', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), 'x');
    chmodSync(folder, 0o1777);
    expect(await faultIn(folder)).toMatch(/open to others \(mode 1777\) and holds other things/);
    expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  });

  it('where the folder is closed to us', async () => {
    const folder = newFolder();
    mkdirSync(folder, { mode: isRoot ? 0o700 : 0o000 });
    const { fault } = await aHolder(join(folder, 'data'), ORDINARY);
    if (!isRoot) chmodSync(folder, 0o700);
    expect(fault).toMatch(/^DatabaseFault: .*DATA_DIR.* is closed to the user/);
  });

  it('where the disk is full', async () => {
    const { folder, release } = aFullDisk();
    try {
      const programs = isRoot ? undefined : await programsThatSay(FULL);
      const joining = joinEmbeddedDatabase(folder, { log, ...(programs ? { programs } : {}) });
      await expect(joining).rejects.toThrow(
        /^The disk that holds the data folder .*DATA_DIR.* is full/,
      );
    } finally {
      release();
    }
  });

  async function faultIn(folder: string): Promise<string> {
    const failure = await openAndAsk(folder).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(DatabaseFault);
    const words = (failure as Error).message;
    expect(words).toContain(`${folder} (DATA_DIR)`);
    expect(words).not.toContain('\n');
    expect(await isRunning(folder)).toBe(false);
    return words;
  }
});

/** As a server does it, which asks before it is ready. */
async function openAndAsk(folder: string): Promise<void> {
  const { url, leave } = await joinEmbeddedDatabase(folder, { log });
  const noTables = { entities: [], migrations: [] };
  await openDatabase({ url, dataDir: folder }, noTables).finally(leave);
}

/** A small disk of memory; for the person who may not make one, a folder. */
function aFullDisk(): { folder: string; release: () => void } {
  const disk = join(root, 'disk');
  mkdirSync(disk);
  if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=10m', 'tmpfs', disk]);
  return {
    folder: join(disk, 'data'),
    release: () => void (isRoot && execFileSync('umount', ['-l', disk])),
  };
}

const FULL = 'could not write to file: No space left on device';

/** PostgreSQL's programs, the first of which says this and fails. */
async function programsThatSay(words: string) {
  const programs = await findPrograms();
  const initdb = join(root, 'initdb');
  writeFileSync(initdb, `#!/bin/sh\necho "${words}" >&2\nexit 1\n`, { mode: 0o755 });
  return { ...programs, initdb };
}

describe('for root', () => {
  /** For anybody else the same folders are in reach, and nothing is copied. */
  it('a folder that its user can’t reach is named, with what to do', async () => {
    const closed = newFolder('-closed');
    mkdirSync(closed, { mode: 0o700 });
    const outcome = await joinHere(join(closed, 'data')).then(() => 'in reach', String);
    expect(outcome).toMatch(
      isRoot ? new RegExp(`${closed} is closed to others.*/var/lib/credit-fix`) : /^in reach$/,
    );
  });

  it('programs below a closed folder are copied to where its user can run them', async () => {
    const closed = newFolder('-home');
    mkdirSync(closed, { mode: 0o700 });
    const found = await findPrograms();
    execFileSync('cp', ['-a', dirname(dirname(found.postgres)), join(closed, 'native')]);
    const bin = join(closed, 'native/bin');
    const programs = {
      ...found,
      initdb: join(bin, 'initdb'),
      postgres: join(bin, 'postgres'),
      pgCtl: join(bin, 'pg_ctl'),
    };
    const user = await userForPostgres('/nowhere');
    const reachable = await reachablePrograms(programs, user, join(root, 'programs'));
    expect(reachable.postgres.startsWith(closed)).toBe(!isRoot);
    const said = spawn(reachable.postgres, ['--version'], { ...user, cwd: '/' });
    expect(await text(said.stdout)).toContain('PostgreSQL');
  });
});

it('says what to do where our user has no name on the system', async () => {
  const folder = newFolder();
  const programs = await programsThatSay('could not look up effective user ID 4242: no such user');
  await expect(joinEmbeddedDatabase(folder, { log, programs })).rejects.toThrow(
    /^This program runs as user 4242, who has no name .* DATABASE_URL/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('postgres'))).toEqual([]);
});

describe('the programs', () => {
  it('are the machine’s own, the newest, where npm has none for the system', async () => {
    const { postgres, major } = await findPrograms();
    const machine = newFolder('-machine');
    for (const version of ['9', String(major)]) {
      mkdirSync(join(machine, version), { recursive: true });
      execFileSync('ln', ['-s', dirname(postgres), join(machine, version, 'bin')]);
    }
    const found = await findPrograms({ packageName: '@none/none', machineFolders: [machine] });
    expect(found).toMatchObject({ postgres: join(machine, `${major}/bin/postgres`), major });
  });

  it('are asked for in words if there are none', async () => {
    await expect(
      findPrograms({ packageName: '@none/none', machineFolders: ['/nowhere'] }),
    ).rejects.toThrow(/no PostgreSQL for this system.*Install PostgreSQL, or set DATABASE_URL/);
  });
});
