import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { ALL_USERS } from '../../test/offline/a-replica.ts';
import { ChangeLog, aUser, idOf } from '../../test/offline/change-log.ts';
import { openSnapshotStore, type SnapshotStore } from './snapshot-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
const key = new Uint8Array(32).fill(1);
let files = 0;
const newFile = () => join(folder, `${(files += 1)}.db`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(file: string, withKey = key): Promise<SnapshotStore> {
  const { store } = await openSnapshotStore({ file, key: withKey });
  if (!store) throw new Error('unreadable');
  return store;
}

const usersOf = (store: SnapshotStore) => store.query(ALL_USERS).rows;

/** Users that are put, changed and dropped while the replica reads on, is cut off, and is handed pages that it had. */
const step = fc.oneof(
  fc.record({ do: fc.constant('put' as const), who: fc.nat(12), at: fc.nat(3) }),
  fc.record({ do: fc.constant('drop' as const), who: fc.nat(12) }),
  fc.record({ do: fc.constant('read' as const), rows: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('replay' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('crash' as const) }),
);

it('comes to the same table however the log is split, replayed, mixed up and cut off', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const file = newFile();
      const log = new ChangeLog();
      const seen: { after: string | null; page: ReturnType<ChangeLog['page']> }[] = [];
      const taken: boolean[] = [];
      let store = await open(file);
      let change = 0;
      const read = () => {
        const after = store.cursor('users');
        const page = log.page('users', after);
        seen.push({ after, page });
        expect(store.applyPage('users', after, page)).toBe(true);
        return page.hasMore;
      };
      for (const each of steps) {
        change += 1;
        if (each.do === 'put') {
          const createdAt = `2026-01-0${each.at + 1}T00:00:00.000Z`;
          log.put('users', aUser(each.who, { createdAt, lettersTotal: change }));
        } else if (each.do === 'drop') log.drop('users', idOf(each.who));
        else if (each.do === 'read') {
          log.pageRows = each.rows;
          read();
        } else if (each.do === 'replay') {
          const old = seen[each.which % Math.max(1, seen.length)];
          const isNext = old?.after === store.cursor('users');
          if (old && !isNext) taken.push(store.applyPage('users', old.after, old.page));
        } else {
          store.close();
          store = await open(file);
        }
      }
      while (read()) continue;
      expect(taken).not.toContain(true);
      expect(usersOf(store)).toEqual(log.rows('users'));
      await store.wipe();
    }),
    { numRuns: 30 },
  );
});

async function aFilledFile(): Promise<string> {
  const file = newFile();
  const log = new ChangeLog();
  for (let number = 0; number < 800; number += 1) log.put('users', aUser(number));
  const store = await open(file);
  store.applyPage('users', null, log.page('users', null));
  store.finish(log.serverTime);
  store.close();
  return file;
}

it('is whole or not there: a page that can not be put in changes nothing', async () => {
  const store = await open(newFile());
  const page = { next: 'a.1', epoch: 'a', deleted: [] };
  const rows = [aUser(1), aUser(2, { createdAt: 'yesterday' })];
  expect(() => store.applyPage('users', null, { ...page, rows })).toThrow(
    expect.objectContaining({ code: 'unreadable' }),
  );
  expect(() =>
    store.applyPage('users', null, { ...page, rows: [aUser(1)], deleted: ['1 or 1=1'] }),
  ).toThrow(expect.objectContaining({ code: 'unreadable' }));
  expect(usersOf(store)).toEqual([]);
  expect(store.cursor('users')).toBeNull();
  store.close();
});

it('says that another key opens nothing, and starts over', async () => {
  const file = await aFilledFile();
  expect(readFileSync(file).includes('person1@example.com')).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = { file, key: new Uint8Array(32).fill(2) };
  expect(await openSnapshotStore(other)).toEqual({ found: 'unreadable', store: null });
  const { found, store } = await openSnapshotStore(other);
  expect(found).toBe('new');
  store?.close();
});

it.each([
  ['cut short', (file: string) => truncateSync(file, statSync(file).size / 2)],
  ['cut to nothing much', (file: string) => truncateSync(file, 100)],
  ['damaged here and there', (file: string) => flip(file, 4_096)],
  ['no database', (file: string) => writeFileSync(file, 'x'.repeat(9_000))],
])('says that a file is %s', async (_, damage) => {
  const file = await aFilledFile();
  damage(file);
  expect(await openSnapshotStore({ file, key })).toEqual({ found: 'unreadable', store: null });
});

/** One bit of each page from there on. */
function flip(file: string, from: number): void {
  const bytes = readFileSync(file);
  for (let at = from + 50; at < bytes.length; at += 4_096) bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

it('never gives back a row of a page that was damaged', async () => {
  const file = await aFilledFile();
  flip(file, 4_096 * 16);
  const { store } = await openSnapshotStore({ file, key });
  expect(() => store && usersOf(store)).toThrow(
    expect.objectContaining({ code: expect.stringMatching(/^SQLITE_(CORRUPT|NOTADB|IOERR)/) }),
  );
  store?.close();
});
