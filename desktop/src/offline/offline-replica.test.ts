import { csvHead, csvRow, maskedEmail, maskedName } from '@creditfix/shared/admin';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ALL_LETTERS,
  ALL_USERS,
  ReplicaScene,
  aNote,
  quietly,
} from '../../test/offline/a-replica.ts';
import { HOSTILE_TEXTS, aUser, fillLog, idOf } from '../../test/offline/change-log.ts';
import type { OfflineReplica } from '../main/offline.port.ts';

let scene: ReplicaScene;
let replica: OfflineReplica;

beforeEach(async () => {
  scene = await ReplicaScene.begin();
  fillLog(scene.log);
  replica = await scene.open();
});
afterEach(() => scene.end());

const code = (value: unknown) => expect.objectContaining({ code: value });
const unreachable = () => {
  throw Object.assign(new Error('no answer'), { code: 'unreachable' });
};
const refusal = (status: number) => ({
  status,
  text: '{"success":false,"error":"No.","code":"admin.sign_in_needed"}',
});
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(scene.now.getTime() + days * DAY_MS);

async function expectInStep(): Promise<void> {
  expect((await replica.query(ALL_USERS)).rows).toEqual(scene.log.rows('users'));
  expect((await replica.query(ALL_LETTERS)).rows).toEqual(scene.log.rows('letters'));
}

describe('a replica', () => {
  const emails = async () => {
    const { rows } = await replica.query({
      ...ALL_USERS,
      filter: { search: 'person7@example.com' },
    });
    return rows.map((row) => ('email' in row ? row.email : ''));
  };
  const askedFor = () =>
    scene.log.calls.map((path) => new URL(path, 'http://s').searchParams.get('replica'));

  it('is masked until one with whole rows was begun, is searched either way, and says which it is', async () => {
    scene.log.replicas = new Set(['one']);
    expect(await replica.sync(quietly())).toMatchObject({ users: 60, masked: true });
    // Everybody whose address looks the same: more cannot be said of it.
    expect(new Set(await emails())).toEqual(new Set(['p***@example.com']));
    await replica.useReplica('one');
    // The one that is there stays until the other is whole.
    expect(await replica.status()).toMatchObject({ users: 60, masked: true });
    expect(await replica.sync(quietly())).toMatchObject({ users: 60, masked: false });
    expect(await emails()).toEqual(['person7@example.com']);
    await expectInStep();
    replica = await scene.open();
    scene.log.calls = [];
    expect(await replica.sync(quietly())).toMatchObject({ masked: false });
    expect(new Set(askedFor())).toEqual(new Set(['one']));
    await replica.useReplica(null);
    expect(await replica.sync(quietly())).toMatchObject({ users: 60, masked: true });
    expect((await scene.files()).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  });

  it('is masked again where the server no longer knows its reason', async () => {
    scene.log.replicas = new Set(['one']);
    await replica.useReplica('one');
    expect(await replica.sync(quietly())).toMatchObject({ masked: false });
    scene.log.replicas.clear();
    expect(await replica.sync(quietly())).toMatchObject({ users: 60, masked: true });
    expect(new Set(await emails())).toEqual(new Set(['p***@example.com']));
  });

  it('gives the same masked export whichever it is', async () => {
    scene.log.replicas = new Set(['one']);
    const exported = async (name: string) => {
      const file = scene.file(name);
      const query = { ...ALL_USERS, masked: true };
      await replica.exportCsv(query, file, aNote(), quietly());
      return await readFile(file, 'utf8');
    };
    await replica.sync(quietly());
    const masked = await exported('masked.csv');
    await replica.useReplica('one');
    await replica.sync(quietly());
    expect(await exported('whole.csv')).toBe(masked);
    expect(masked).not.toContain('person');
  });
});

describe('a sync', () => {
  it('brings everything, then only what changed', async () => {
    const shares: (number | null)[] = [];
    const onProgress = (share: number | null) => void shares.push(share);
    const state = await replica.sync({ ...quietly(), onProgress });
    expect(state).toEqual({
      lastSyncedAt: scene.log.serverTime,
      users: 60,
      letters: 90,
      masked: true,
    });
    expect(shares).toEqual(shares.toSorted((a, b) => Number(a) - Number(b)));
    expect(shares).toContain(1);
    await expectInStep();
    scene.log.put('users', aUser(3, { plan: 'pro', createdAt: '2026-01-01T00:00:00.000Z' }));
    scene.log.drop('letters', idOf(5));
    scene.log.calls = [];
    replica = await scene.open();
    expect(await replica.sync(quietly())).toMatchObject({ users: 60, letters: 89 });
    expect(scene.log.calls).toHaveLength(2);
    await expectInStep();
  });

  it('shows no half table, and goes on after it was cut off', async () => {
    scene.log.onCall = (call) => (call > 4 ? unreachable() : undefined);
    await expect(replica.sync(quietly())).rejects.toEqual(code('unreachable'));
    expect(scene.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(await replica.query(ALL_USERS)).toEqual({ kind: 'users', total: 0, rows: [] });
    await expect(
      replica.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), quietly()),
    ).rejects.toEqual(code('no_replica'));
    replica = await scene.open();
    scene.log.calls = [];
    scene.log.onCall = () => undefined;
    await replica.sync(quietly());
    expect(scene.log.calls[0]).toContain('after=');
    await expectInStep();
  });

  it('without a connection says so at once, and keeps what there is', async () => {
    await replica.sync(quietly());
    scene.log.onCall = unreachable;
    await expect(replica.sync(quietly())).rejects.toEqual(code('unreachable'));
    expect(scene.pauses).toEqual([]);
    await expectInStep();
  });

  it('makes a new replica beside the old one when the log starts over, twice even', async () => {
    await replica.sync(quietly());
    scene.log.epoch = 'b';
    scene.log.drop('users', idOf(1));
    scene.log.calls = [];
    const seen: number[] = [];
    scene.log.onCall = (call) => {
      if (call === 4) scene.log.epoch = 'c';
      return undefined;
    };
    const onProgress = () =>
      void replica.query(ALL_USERS).then(({ total }) => void seen.push(total));
    await replica.sync({ ...quietly(), onProgress });
    // Until the new one is whole, the old one is read.
    expect(new Set(seen.slice(0, -3))).toEqual(new Set([60]));
    expect(await replica.status()).toMatchObject({ users: 59 });
    await expectInStep();
    expect((await scene.files()).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  });

  it('gives up a log that starts over without end, and the old replica stays', async () => {
    await replica.sync(quietly());
    scene.log.onCall = () => refusal(410);
    await expect(replica.sync(quietly())).rejects.toEqual(code('server'));
    await expectInStep();
    scene.log.onCall = () => ({ status: 200, text: '<html>' });
    await expect(replica.sync(quietly())).rejects.toEqual(code('unreadable'));
    scene.log.onCall = () => undefined;
    await replica.sync(quietly());
    await expectInStep();
  });

  it.each([401, 403])('that is refused with %i leaves no row on the machine', async (status) => {
    await replica.sync(quietly());
    scene.log.onCall = () => refusal(status);
    await expect(replica.sync(quietly())).rejects.toEqual(code('refused'));
    expect(await scene.files()).toEqual([]);
    expect(await replica.status()).toEqual({
      lastSyncedAt: null,
      users: 0,
      letters: 0,
      masked: true,
    });
  });

  it.each(['<html>Blocked</html>', '', '{"success":false}', '{"code":7}', 'null'])(
    'that something on the way refuses with %j keeps what there is',
    async (text) => {
      await replica.sync(quietly());
      scene.log.onCall = () => ({ status: 403, text });
      await expect(replica.sync(quietly())).rejects.toEqual(code('server'));
      await expectInStep();
    },
  );

  it('of a replica that was damaged, or that another key sealed, makes a new one', async () => {
    await replica.sync(quietly());
    await replica.close();
    const [name = ''] = await scene.files();
    const file = join(scene.replicaFolder, name);
    await writeFile(file, (await readFile(file)).subarray(0, 5_000));
    replica = await scene.open();
    expect(await replica.status()).toMatchObject({ lastSyncedAt: null });
    await replica.sync(quietly());
    scene.key = new Uint8Array(32).fill(9);
    replica = await scene.open();
    expect(await scene.files()).toEqual([]);
    expect(await replica.status()).toMatchObject({ lastSyncedAt: null });
    await replica.sync(quietly());
    await expectInStep();
  });
});

describe('a process that ends in the middle of', () => {
  const script = fileURLToPath(import.meta.resolve('../../test/offline/killed-replica.ts'));
  /** @param shell what is said to the shell that starts it */
  async function endsIn(what: string, shell = ':') {
    await replica.close();
    const command = `${shell}; exec "$0" "$@"`;
    const given = ['-c', command, process.execPath, script, scene.folder, what];
    return spawnSync('sh', given, { encoding: 'utf8' });
  }

  it('a sync goes on where it stood', async () => {
    expect(await endsIn('sync')).toMatchObject({ signal: 'SIGKILL' });
    replica = await scene.open();
    await replica.sync(quietly());
    expect(scene.log.calls[0]).toContain('after=');
    await expectInStep();
  });

  it('an export leaves half a table, which the next start deletes', async () => {
    const parts = async () => (await readdir(scene.folder)).filter((name) => name !== 'copy');
    expect(await endsIn('export')).toMatchObject({ signal: 'SIGKILL' });
    expect(await parts()).toEqual([expect.stringMatching(/^a\.csv\.\w+\.part$/)]);
    replica = await scene.open();
    expect(await parts()).toEqual([]);
    await expectInStep();
  });

  it('a sync whose files may not grow keeps what it has, and goes on once there is room', async () => {
    const { stdout } = await endsIn('full', 'ulimit -f 150');
    expect(stdout).toMatch(/^SQLITE_(?:FULL|IOERR_WRITE)$/);
    replica = await scene.open();
    await replica.sync(quietly());
    expect(scene.log.calls[0]).toContain('after=');
    await expectInStep();
  });
});

describe('fourteen days without the server', () => {
  it('end the replica, and not a day earlier', async () => {
    await replica.sync(quietly());
    scene.now = later(13.99);
    await expectInStep();
    scene.now = later(0.02);
    replica = await scene.open();
    expect(await scene.files()).toEqual([]);
    expect(await replica.query(ALL_USERS)).toMatchObject({ total: 0 });
    scene.log.serverTime = scene.now.toISOString();
    await replica.sync(quietly());
    await expectInStep();
  });

  it('are not made longer by a clock that is set back', async () => {
    await replica.sync(quietly());
    scene.now = later(10);
    await replica.status();
    scene.now = later(-40);
    replica = await scene.open();
    await expectInStep();
    scene.now = later(44.1);
    expect(await replica.status()).toMatchObject({ lastSyncedAt: null });
  });

  it('are counted from the time of the server where that is earlier, and start over with each answer', async () => {
    scene.log.serverTime = later(-10).toISOString();
    await replica.sync(quietly());
    scene.now = later(3);
    await expectInStep();
    scene.now = later(-60);
    scene.log.serverTime = scene.now.toISOString();
    await replica.sync(quietly());
    scene.now = later(13);
    await expectInStep();
    scene.now = later(1.1);
    expect(await replica.status()).toMatchObject({ lastSyncedAt: null });
  });
});

describe('an export', () => {
  const left = async () => (await readdir(scene.folder)).filter((name) => name !== 'copy');

  it('has the bytes of the server, whole and masked, whatever is in the cells', async () => {
    for (const [number, text] of HOSTILE_TEXTS.entries())
      scene.log.put(
        'users',
        aUser(100 + number, { firstName: text, email: `${text}@example.com` }),
      );
    await replica.sync(quietly());
    const rows = scene.log.rows('users');
    const whole = csvHead('users') + rows.map((row) => csvRow('users', row)).join('');
    const made = await replica.exportCsv(ALL_USERS, scene.file('whole.csv'), aNote(), quietly());
    const bytes = await readFile(scene.file('whole.csv'));
    expect(bytes.toString()).toBe(whole);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(made).toEqual({ rows: rows.length, sha256 });
    expect((await stat(scene.file('whole.csv'))).mode & 0o777).toBe(0o600);
    await replica.exportCsv(
      { ...ALL_USERS, masked: true },
      scene.file('masked.csv'),
      aNote(),
      quietly(),
    );
    const masked = rows.map((row) => ({
      ...row,
      email: maskedEmail(row.email),
      firstName: maskedName(row.firstName),
      lastName: maskedName(row.lastName),
    }));
    expect((await readFile(scene.file('masked.csv'))).toString()).toBe(
      csvHead('users') + masked.map((row) => csvRow('users', row)).join(''),
    );
    expect((await left()).toSorted()).toEqual(['masked.csv', 'whole.csv']);
  });

  it('is beside another, and sees the table as it was when it began', async () => {
    await replica.sync(quietly());
    const letters = scene.log.rows('letters');
    const filter = { status: 'delivered' } as const;
    const both = [
      replica.exportCsv(ALL_LETTERS, scene.file('same.csv'), aNote(), quietly()),
      replica.exportCsv(
        { ...ALL_LETTERS, filter, limit: 1 },
        scene.file('same.csv'),
        aNote(),
        quietly(),
      ),
    ];
    scene.log.drop('letters', idOf(2));
    await replica.sync(quietly());
    const [one, other] = await Promise.all(both);
    expect(one).toEqual(other);
    const expected = csvHead('letters') + letters.map((row) => csvRow('letters', row)).join('');
    expect((await readFile(scene.file('same.csv'))).toString()).toBe(expected);
    expect(await left()).toEqual(['same.csv']);
  });

  it('is on the list for the audit log before its file is there, and not where it never is', async () => {
    await replica.sync(quietly());
    const [made, taken] = [aNote(), aNote()];
    const written = await replica.exportCsv(ALL_USERS, scene.file('a.csv'), made, quietly());
    expect(await replica.reportQueue()).toEqual([{ ...made, ...written }]);
    await mkdir(scene.file('b.csv'));
    const inTheWay = replica.exportCsv(ALL_USERS, scene.file('b.csv'), taken, quietly());
    await expect(inTheWay).rejects.toEqual(code(expect.stringMatching(/^E(ISDIR|EXIST|PERM)$/)));
    expect(await replica.reportQueue()).toEqual([{ ...made, ...written }]);
    expect((await left()).toSorted()).toEqual(['a.csv', 'b.csv']);
  });

  it('that finds the disk full leaves nothing, and the earlier file as it was', async () => {
    await replica.sync(quietly());
    await writeFile(scene.file('a.csv'), 'earlier');
    scene.openPart = async (path) => {
      await writeFile(path, csvHead('users'));
      const writeFull = async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      };
      return { writeFile: writeFull, sync: async () => {}, close: async () => {} };
    };
    replica = await scene.open();
    const full = replica.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), quietly());
    await expect(full).rejects.toEqual(code('ENOSPC'));
    expect((await readFile(scene.file('a.csv'))).toString()).toBe('earlier');
    expect(await left()).toEqual(['a.csv']);
  });

  it('that is stopped, or ended by a wipe, leaves nothing', async () => {
    await replica.sync(quietly());
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    const stopped = replica.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), {
      signal: stop.signal,
      onProgress,
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    const running = replica.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), quietly());
    await Promise.all([
      expect(running).rejects.toMatchObject({ name: 'AbortError' }),
      replica.wipe(),
    ]);
    expect(await left()).toEqual([]);
    expect(await readdir(scene.replicaFolder)).toEqual([]);
  });
});

it('begins its notes anew if they can not be read, and keeps what there was beside them', async () => {
  await replica.close();
  const notes = join(scene.replicaFolder, 'notes.db');
  await writeFile(notes, 'x'.repeat(9_000));
  replica = await scene.open();
  await replica.sync(quietly());
  await expectInStep();
  const beside = (await readdir(scene.replicaFolder)).find((name) => name.includes('.unread-'));
  expect((await readFile(join(scene.replicaFolder, beside ?? ''))).toString()).toBe(
    'x'.repeat(9_000),
  );
});

it('keeps what is to be reported through restarts, each once, until the server has it', async () => {
  const report = (number: number) => ({
    ...({
      id: idOf(number),
      kind: 'users',
      rows: 1,
      sha256: 'ab'.repeat(32),
      masked: true,
    } as const),
    filter: { search: 'ann@' },
    madeAt: scene.now.toISOString(),
  });
  for (const number of [2, 1, 2]) await replica.addReport(report(number));
  await replica.sync(quietly());
  scene.log.onCall = () => refusal(401);
  await replica.sync(quietly()).catch(() => undefined);
  replica = await scene.open();
  expect(await replica.reportQueue()).toEqual([report(2), report(1)]);
  await replica.dropReports([idOf(2)]);
  expect(await replica.reportQueue()).toEqual([report(1)]);
  const kept = await readFile(join(scene.replicaFolder, 'notes.db'));
  expect(kept.includes('ann@')).toBe(false);
});
