import { csvHead, csvRow, maskedEmail, maskedName } from '@creditfix/shared/admin';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALL_LETTERS, ALL_USERS, CopyScene, aNote, quietly } from '../../test/offline/a-copy.ts';
import { HOSTILE_TEXTS, aUser, fillLog, idOf } from '../../test/offline/change-log.ts';
import type { OfflineCopy } from '../main/offline.port.ts';

let scene: CopyScene;
let copy: OfflineCopy;

beforeEach(async () => {
  scene = await CopyScene.begin();
  fillLog(scene.log);
  copy = await scene.open();
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
  expect((await copy.query(ALL_USERS)).rows).toEqual(scene.log.rows('users'));
  expect((await copy.query(ALL_LETTERS)).rows).toEqual(scene.log.rows('letters'));
}

describe('a replica', () => {
  const emails = async () => {
    const { rows } = await copy.query({ ...ALL_USERS, filter: { search: 'person7@example.com' } });
    return rows.map((row) => ('email' in row ? row.email : ''));
  };
  const askedFor = () =>
    scene.log.calls.map((path) => new URL(path, 'http://s').searchParams.get('replica'));

  it('is masked until one with whole rows was begun, is searched either way, and says which it is', async () => {
    scene.log.replicas = new Set(['one']);
    expect(await copy.sync(quietly())).toMatchObject({ users: 60, masked: true });
    // Everybody whose address looks the same: more cannot be said of it.
    expect(new Set(await emails())).toEqual(new Set(['p***@example.com']));
    await copy.useReplica('one');
    // The one that is there stays until the other is whole.
    expect(await copy.status()).toMatchObject({ users: 60, masked: true });
    expect(await copy.sync(quietly())).toMatchObject({ users: 60, masked: false });
    expect(await emails()).toEqual(['person7@example.com']);
    await expectInStep();
    copy = await scene.open();
    scene.log.calls = [];
    expect(await copy.sync(quietly())).toMatchObject({ masked: false });
    expect(new Set(askedFor())).toEqual(new Set(['one']));
    await copy.useReplica(null);
    expect(await copy.sync(quietly())).toMatchObject({ users: 60, masked: true });
    expect((await scene.files()).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  });

  it('is masked again where the server no longer knows its reason', async () => {
    scene.log.replicas = new Set(['one']);
    await copy.useReplica('one');
    expect(await copy.sync(quietly())).toMatchObject({ masked: false });
    scene.log.replicas.clear();
    expect(await copy.sync(quietly())).toMatchObject({ users: 60, masked: true });
    expect(new Set(await emails())).toEqual(new Set(['p***@example.com']));
  });

  it('gives the same masked export whichever it is', async () => {
    scene.log.replicas = new Set(['one']);
    const exported = async (name: string) => {
      const file = scene.file(name);
      const query = { ...ALL_USERS, masked: true };
      await copy.exportCsv(query, file, aNote(), quietly());
      return await readFile(file, 'utf8');
    };
    await copy.sync(quietly());
    const masked = await exported('masked.csv');
    await copy.useReplica('one');
    await copy.sync(quietly());
    expect(await exported('whole.csv')).toBe(masked);
    expect(masked).not.toContain('person');
  });
});

describe('a sync', () => {
  it('brings everything, then only what changed', async () => {
    const shares: (number | null)[] = [];
    const onProgress = (share: number | null) => void shares.push(share);
    const state = await copy.sync({ ...quietly(), onProgress });
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
    copy = await scene.open();
    expect(await copy.sync(quietly())).toMatchObject({ users: 60, letters: 89 });
    expect(scene.log.calls).toHaveLength(2);
    await expectInStep();
  });

  it('shows no half table, and goes on after it was cut off', async () => {
    scene.log.onCall = (call) => (call > 4 ? unreachable() : undefined);
    await expect(copy.sync(quietly())).rejects.toEqual(code('unreachable'));
    expect(scene.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(await copy.query(ALL_USERS)).toEqual({ kind: 'users', total: 0, rows: [] });
    await expect(
      copy.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), quietly()),
    ).rejects.toEqual(code('no_copy'));
    copy = await scene.open();
    scene.log.calls = [];
    scene.log.onCall = () => undefined;
    await copy.sync(quietly());
    expect(scene.log.calls[0]).toContain('after=');
    await expectInStep();
  });

  it('without a connection says so at once, and keeps what there is', async () => {
    await copy.sync(quietly());
    scene.log.onCall = unreachable;
    await expect(copy.sync(quietly())).rejects.toEqual(code('unreachable'));
    expect(scene.pauses).toEqual([]);
    await expectInStep();
  });

  it('makes a new copy beside the old one when the log begins anew, twice even', async () => {
    await copy.sync(quietly());
    scene.log.epoch = 'b';
    scene.log.drop('users', idOf(1));
    scene.log.calls = [];
    const seen: number[] = [];
    scene.log.onCall = (call) => {
      if (call === 4) scene.log.epoch = 'c';
      return undefined;
    };
    const onProgress = () => void copy.query(ALL_USERS).then(({ total }) => void seen.push(total));
    await copy.sync({ ...quietly(), onProgress });
    // Until the new one is whole, the old one is read.
    expect(new Set(seen.slice(0, -3))).toEqual(new Set([60]));
    expect(await copy.status()).toMatchObject({ users: 59 });
    await expectInStep();
    expect((await scene.files()).filter((name) => name.endsWith('.db'))).toHaveLength(1);
  });

  it('gives up a log that begins anew without end, and the old copy stays', async () => {
    await copy.sync(quietly());
    scene.log.onCall = () => refusal(410);
    await expect(copy.sync(quietly())).rejects.toEqual(code('server'));
    await expectInStep();
    scene.log.onCall = () => ({ status: 200, text: '<html>' });
    await expect(copy.sync(quietly())).rejects.toEqual(code('unreadable'));
    scene.log.onCall = () => undefined;
    await copy.sync(quietly());
    await expectInStep();
  });

  it.each([401, 403])('that is refused with %i leaves no row on the machine', async (status) => {
    await copy.sync(quietly());
    scene.log.onCall = () => refusal(status);
    await expect(copy.sync(quietly())).rejects.toEqual(code('refused'));
    expect(await scene.files()).toEqual([]);
    expect(await copy.status()).toEqual({
      lastSyncedAt: null,
      users: 0,
      letters: 0,
      masked: true,
    });
  });

  it.each(['<html>Blocked</html>', '', '{"success":false}', '{"code":7}', 'null'])(
    'that something on the way refuses with %j keeps what there is',
    async (text) => {
      await copy.sync(quietly());
      scene.log.onCall = () => ({ status: 403, text });
      await expect(copy.sync(quietly())).rejects.toEqual(code('server'));
      await expectInStep();
    },
  );

  it('of a copy that was damaged, or that another key sealed, makes a new one', async () => {
    await copy.sync(quietly());
    await copy.close();
    const [name = ''] = await scene.files();
    const file = join(scene.copyFolder, name);
    await writeFile(file, (await readFile(file)).subarray(0, 5_000));
    copy = await scene.open();
    expect(await copy.status()).toMatchObject({ lastSyncedAt: null });
    await copy.sync(quietly());
    scene.key = new Uint8Array(32).fill(9);
    copy = await scene.open();
    expect(await scene.files()).toEqual([]);
    expect(await copy.status()).toMatchObject({ lastSyncedAt: null });
    await copy.sync(quietly());
    await expectInStep();
  });
});

describe('a process that ends in the middle of', () => {
  const script = fileURLToPath(import.meta.resolve('../../test/offline/killed-copy.ts'));
  /** @param shell what is said to the shell that starts it */
  async function endsIn(what: string, shell = ':') {
    await copy.close();
    const command = `${shell}; exec "$0" "$@"`;
    const given = ['-c', command, process.execPath, script, scene.folder, what];
    return spawnSync('sh', given, { encoding: 'utf8' });
  }

  it('a sync goes on where it stood', async () => {
    expect(await endsIn('sync')).toMatchObject({ signal: 'SIGKILL' });
    copy = await scene.open();
    await copy.sync(quietly());
    expect(scene.log.calls[0]).toContain('after=');
    await expectInStep();
  });

  it('an export leaves half a table, which the next start deletes', async () => {
    const parts = async () => (await readdir(scene.folder)).filter((name) => name !== 'copy');
    expect(await endsIn('export')).toMatchObject({ signal: 'SIGKILL' });
    expect(await parts()).toEqual([expect.stringMatching(/^a\.csv\.\w+\.part$/)]);
    copy = await scene.open();
    expect(await parts()).toEqual([]);
    await expectInStep();
  });

  it('a sync whose files may not grow keeps what it has, and goes on once there is room', async () => {
    const { stdout } = await endsIn('full', 'ulimit -f 150');
    expect(stdout).toMatch(/^SQLITE_(?:FULL|IOERR_WRITE)$/);
    copy = await scene.open();
    await copy.sync(quietly());
    expect(scene.log.calls[0]).toContain('after=');
    await expectInStep();
  });
});

describe('fourteen days without the server', () => {
  it('end the copy, and not a day earlier', async () => {
    await copy.sync(quietly());
    scene.now = later(13.99);
    await expectInStep();
    scene.now = later(0.02);
    copy = await scene.open();
    expect(await scene.files()).toEqual([]);
    expect(await copy.query(ALL_USERS)).toMatchObject({ total: 0 });
    scene.log.serverTime = scene.now.toISOString();
    await copy.sync(quietly());
    await expectInStep();
  });

  it('are not made longer by a clock that is set back', async () => {
    await copy.sync(quietly());
    scene.now = later(10);
    await copy.status();
    scene.now = later(-40);
    copy = await scene.open();
    await expectInStep();
    scene.now = later(44.1);
    expect(await copy.status()).toMatchObject({ lastSyncedAt: null });
  });

  it('are counted from the time of the server where that is earlier, and begin anew with each answer', async () => {
    scene.log.serverTime = later(-10).toISOString();
    await copy.sync(quietly());
    scene.now = later(3);
    await expectInStep();
    scene.now = later(-60);
    scene.log.serverTime = scene.now.toISOString();
    await copy.sync(quietly());
    scene.now = later(13);
    await expectInStep();
    scene.now = later(1.1);
    expect(await copy.status()).toMatchObject({ lastSyncedAt: null });
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
    await copy.sync(quietly());
    const rows = scene.log.rows('users');
    const whole = csvHead('users') + rows.map((row) => csvRow('users', row)).join('');
    const made = await copy.exportCsv(ALL_USERS, scene.file('whole.csv'), aNote(), quietly());
    const bytes = await readFile(scene.file('whole.csv'));
    expect(bytes.toString()).toBe(whole);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(made).toEqual({ rows: rows.length, sha256 });
    expect((await stat(scene.file('whole.csv'))).mode & 0o777).toBe(0o600);
    await copy.exportCsv(
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

  it('stands beside another, and sees the table as it was when it began', async () => {
    await copy.sync(quietly());
    const letters = scene.log.rows('letters');
    const filter = { status: 'delivered' } as const;
    const both = [
      copy.exportCsv(ALL_LETTERS, scene.file('same.csv'), aNote(), quietly()),
      copy.exportCsv(
        { ...ALL_LETTERS, filter, limit: 1 },
        scene.file('same.csv'),
        aNote(),
        quietly(),
      ),
    ];
    scene.log.drop('letters', idOf(2));
    await copy.sync(quietly());
    const [one, other] = await Promise.all(both);
    expect(one).toEqual(other);
    const expected = csvHead('letters') + letters.map((row) => csvRow('letters', row)).join('');
    expect((await readFile(scene.file('same.csv'))).toString()).toBe(expected);
    expect(await left()).toEqual(['same.csv']);
  });

  it('is on the list for the audit log before its file is there, and not where it never is', async () => {
    await copy.sync(quietly());
    const [made, taken] = [aNote(), aNote()];
    const written = await copy.exportCsv(ALL_USERS, scene.file('a.csv'), made, quietly());
    expect(await copy.reportQueue()).toEqual([{ ...made, ...written }]);
    await mkdir(scene.file('b.csv'));
    const inTheWay = copy.exportCsv(ALL_USERS, scene.file('b.csv'), taken, quietly());
    await expect(inTheWay).rejects.toEqual(code(expect.stringMatching(/^E(ISDIR|EXIST|PERM)$/)));
    expect(await copy.reportQueue()).toEqual([{ ...made, ...written }]);
    expect((await left()).toSorted()).toEqual(['a.csv', 'b.csv']);
  });

  it('that finds the disk full leaves nothing, and the earlier file as it was', async () => {
    await copy.sync(quietly());
    await writeFile(scene.file('a.csv'), 'earlier');
    scene.openPart = async (path) => {
      await writeFile(path, csvHead('users'));
      const writeFull = async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      };
      return { writeFile: writeFull, sync: async () => {}, close: async () => {} };
    };
    copy = await scene.open();
    const full = copy.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), quietly());
    await expect(full).rejects.toEqual(code('ENOSPC'));
    expect((await readFile(scene.file('a.csv'))).toString()).toBe('earlier');
    expect(await left()).toEqual(['a.csv']);
  });

  it('that is stopped, or ended by a wipe, leaves nothing', async () => {
    await copy.sync(quietly());
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    const stopped = copy.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), {
      signal: stop.signal,
      onProgress,
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    const running = copy.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), quietly());
    await Promise.all([expect(running).rejects.toMatchObject({ name: 'AbortError' }), copy.wipe()]);
    expect(await left()).toEqual([]);
    expect(await readdir(scene.copyFolder)).toEqual([]);
  });
});

it('begins its notes anew where they can not be read, and keeps what there was beside them', async () => {
  await copy.close();
  const notes = join(scene.copyFolder, 'notes.db');
  await writeFile(notes, 'x'.repeat(9_000));
  copy = await scene.open();
  await copy.sync(quietly());
  await expectInStep();
  const beside = (await readdir(scene.copyFolder)).find((name) => name.includes('.unread-'));
  expect((await readFile(join(scene.copyFolder, beside ?? ''))).toString()).toBe('x'.repeat(9_000));
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
  for (const number of [2, 1, 2]) await copy.addReport(report(number));
  await copy.sync(quietly());
  scene.log.onCall = () => refusal(401);
  await copy.sync(quietly()).catch(() => undefined);
  copy = await scene.open();
  expect(await copy.reportQueue()).toEqual([report(2), report(1)]);
  await copy.dropReports([idOf(2)]);
  expect(await copy.reportQueue()).toEqual([report(1)]);
  const kept = await readFile(join(scene.copyFolder, 'notes.db'));
  expect(kept.includes('ann@')).toBe(false);
});
