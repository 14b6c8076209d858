import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readS3Url } from '#server/platform/config/index.ts';
import { troubleOf } from '#server/platform/database/index.ts';
import {
  startHostileS3Server,
  startS3Server,
  type HostileS3Server,
  type S3Fault,
  type S3Server,
} from '#test/an-s3-server.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.port.ts';
import { openFileStore } from './open-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { twoFileStores } from './two-file-stores.ts';

let folder: string;
let real: S3Server;
let hostile: HostileS3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-files-'));
  real = await startS3Server();
  hostile = await startHostileS3Server(real);
});
afterAll(async () => {
  await hostile.stop();
  await real.stop();
  await rm(folder, { recursive: true, force: true });
});

// A busy machine takes seconds to put a large file together, and this server can't be asked twice to do so.
const PATIENT = { connectMs: 20_000, silenceMs: 60_000, longestMs: 120_000, tries: 4 };
const QUICK = { ...PATIENT, silenceMs: 300 };
const s3At = (url: string, timing = PATIENT): FileStore => {
  const place = readS3Url(url);
  if (!place) throw new Error('no S3 address');
  return createS3FileStore(place, timing);
};
const diskIn = (name: string) => createDiskFileStore(join(folder, name));
const key = () => `letters/${randomUUID()}.pdf`;
const THREE_MB = randomBytes(3 * 1024 * 1024 + 3);
/** More than lies on its way between two programs. */
const LARGE = randomBytes(17 * 1024 * 1024);

/** Each call meets one of these first, in turn. */
const PASSING: readonly S3Fault[] = ['busy', 'reset', 'cut', 'wrong', 'broken', 'other_time'];

function befallingInTurn(store: FileStore): FileStore {
  let calls = 0;
  const befall = () => hostile.befall(PASSING[calls++ % PASSING.length] ?? 'busy');
  return {
    ...store,
    put: async (...asked) => (befall(), await store.put(...asked)),
    get: async (...asked) => (befall(), await store.get(...asked)),
    remove: async (...asked) => (befall(), await store.remove(...asked)),
  };
}

const stores: Readonly<Record<string, () => FileStore>> = {
  'a disk': () => diskIn('one'),
  'an S3 server': () => s3At(real.url),
  'an S3 server that fails at each first try': () => befallingInTurn(s3At(hostile.url)),
  'two stores, while files move': () => twoFileStores({ to: s3At(real.url), from: diskIn('two') }),
};

describe.each(Object.entries(stores))('%s', (_, open) => {
  it('keeps small and large files, gives them back byte for byte, lists and removes them', async () => {
    const store = open();
    const began = Date.now() - 2_000;
    const [small, large, gone] = [key(), key(), key()];
    await store.put(small, Buffer.from('sealed'));
    await store.put(large, THREE_MB);
    await store.put(gone, Buffer.from('soon gone'));
    expect(Buffer.from((await store.get(small)) ?? []).toString()).toBe('sealed');
    expect(THREE_MB.equals((await store.get(large)) ?? Buffer.of())).toBe(true);
    await store.put(small, Buffer.from('sealed again'));
    expect(Buffer.from((await store.get(small)) ?? []).toString()).toBe('sealed again');
    await store.remove(gone);
    await store.remove(gone);
    expect(await store.get(gone)).toBeUndefined();
    expect(await store.findFault()).toBeUndefined();
    await store.removeUnfinished();
    const listed = new Map<string, Date>();
    for await (const { key: name, at } of store.list()) listed.set(name, at);
    expect([...listed.keys()]).toEqual(expect.arrayContaining([small, large]));
    expect(listed.has(gone)).toBe(false);
    expect(listed.get(small)?.getTime()).toBeGreaterThan(began);
  });

  it.each(['../secrets.pdf', 'letters/../../x.pdf', '/etc/passwd', 'letters/x.pdf', ''])(
    'refuses the key %j',
    async (name) => {
      await expect(open().put(name, Buffer.from('x'))).rejects.toThrow(/file key/);
      await expect(open().get(name)).rejects.toThrow(/file key/);
    },
  );
});

describe('a disk', () => {
  it('keeps bytes for the owner alone, and leaves no half-written file beside them', async () => {
    const name = key();
    await diskIn('own').put(name, Buffer.from('sealed'));
    expect((await stat(join(folder, 'own', name))).mode & 0o077).toBe(0);
    expect(
      (await readdir(join(folder, 'own/letters'))).filter((entry) => entry.endsWith('.part')),
    ).toEqual([]);
  });

  it('removes what a crash left half written, and nothing that is being written or is whole', async () => {
    const store = diskIn('crashed');
    await store.removeUnfinished();
    const name = key();
    await store.put(name, Buffer.from('sealed'));
    const at = (path: string) => join(folder, 'crashed', path);
    const [left, fresh] = [1, 2].map(() => at(`${name}.${randomUUID()}.part`));
    const longAgo = new Date(Date.now() - 61 * 60_000);
    for (const path of [left ?? '', fresh ?? '']) await writeFile(path, 'half');
    for (const path of [left ?? '', at(name)]) await utimes(path, longAgo, longAgo);
    await store.removeUnfinished();
    const there = (await readdir(at('letters'))).map((entry) => at(`letters/${entry}`));
    expect(there).not.toContain(left);
    expect(there).toEqual(expect.arrayContaining([fresh, at(name)]));
  });

  it('finds what keeps it from taking files by writing one, and leaves nothing behind', async () => {
    expect(await diskIn('probed').findFault()).toBeUndefined();
    expect(await readdir(join(folder, 'probed'))).toEqual([]);
    await writeFile(join(folder, 'a-file'), '');
    expect(await diskIn('a-file').findFault()).toBe('can not be written');
  });

  it('takes no file where hardly any room is left, before the disk is full, and still reads and removes', async () => {
    const name = key();
    await diskIn('nearly-full').put(name, Buffer.from('sealed'));
    const store = createDiskFileStore(join(folder, 'nearly-full'), Number.MAX_SAFE_INTEGER);
    await expect(store.put(key(), Buffer.from('more'))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await store.findFault()).toBe('have little room left');
    expect(String(await store.get(name))).toBe('sealed');
    await store.remove(name);
    expect(await store.get(name)).toBeUndefined();
  });
});

describe('files in S3', () => {
  it.each([
    ['take no room from an embedded database', undefined, 'ENOSPC'],
    ['go on where the database is elsewhere', 'postgresql://elsewhere/creditfix', undefined],
  ])('%s', async (_, DATABASE_URL, code) => {
    const settings = { DATA_DIR: folder, S3_URL: real.url, DATABASE_URL };
    const store = openFileStore(settings, Number.MAX_SAFE_INTEGER);
    const failed = await store
      .put(key(), Buffer.from('sealed'))
      .catch(({ code: said }: NodeJS.ErrnoException) => said);
    expect(failed).toBe(code);
  });
});

describe('S3 that stays in trouble', () => {
  const saysSo = /^can not be written \(S3: /;
  it.each<readonly [S3Fault, RegExp | undefined]>([
    ['refused', saysSo],
    ['silent', saysSo],
    ['reset', saysSo],
    // A small file is still taken.
    ['cut', undefined],
    ['wrong', undefined],
  ])('%s: is trouble of ours without any secret in its words', async (fault, found) => {
    // Only silence is waited out: a busy machine is silent, too.
    const store = s3At(hostile.url, fault === 'silent' ? QUICK : PATIENT);
    const patient = s3At(hostile.url);
    const name = key();
    await patient.put(name, Buffer.from('sealed'));
    hostile.befallAll(fault);
    try {
      const failed = await store.get(name).catch((error: unknown) => error);
      expect(troubleOf(failed)).toBe('files');
      const said = JSON.stringify(failed, Object.getOwnPropertyNames(failed));
      expect(said).not.toMatch(/S3RVER|Signature|127\.0\.0\.1/);
      expect((await store.findFault()) ?? '').toMatch(found ?? /^$/);
    } finally {
      hostile.befallAll(undefined);
    }
    expect(await patient.findFault()).toBeUndefined();
    expect(await patient.get(name)).toBeDefined();
  });

  it('ends uploads that a crash left an hour ago or more, and no other', async () => {
    const hour = 60 * 60_000;
    hostile.unfinished
      .set('left', new Date(Date.now() - hour - 1_000))
      .set('under way', new Date(Date.now() - hour + 60_000));
    await s3At(hostile.url).removeUnfinished();
    expect([...hostile.unfinished.keys()]).toEqual(['under way']);
  });

  it('takes no longer than it may, although each piece of the answer comes in time', async () => {
    const store = s3At(hostile.url, { ...QUICK, longestMs: 700 });
    hostile.befallAll('silent');
    try {
      const began = performance.now();
      await expect(store.put(key(), LARGE)).rejects.toMatchObject({ code: 'FILES_AWAY' });
      expect(performance.now() - began).toBeLessThan(5_000);
    } finally {
      hostile.befallAll(undefined);
    }
  });
});

describe('two stores', () => {
  it('read what has not moved yet, write to the new place alone, and remove from both', async () => {
    const [to, from] = [diskIn('to'), diskIn('from')];
    const both = twoFileStores({ to, from });
    const [old, rewritten] = [key(), key()];
    for (const name of [old, rewritten]) await from.put(name, Buffer.from('old'));
    expect(Buffer.from((await both.get(old)) ?? []).toString()).toBe('old');
    await both.put(rewritten, Buffer.from('new'));
    expect(await from.get(rewritten)).toBeUndefined();
    expect(Buffer.from((await both.get(rewritten)) ?? []).toString()).toBe('new');
    for (const name of [old, rewritten]) await both.remove(name);
    expect(await both.get(old)).toBeUndefined();
    expect(await to.get(rewritten)).toBeUndefined();
  });

  it('find a file that moves between the two looks for it', async () => {
    const [to, from] = [diskIn('to'), diskIn('from')];
    const name = key();
    await from.put(name, Buffer.from('moving'));
    const moving: FileStore = {
      ...from,
      async get(asked) {
        await to.put(asked, Buffer.from('moving'));
        await from.remove(asked);
        return await from.get(asked);
      },
    };
    expect(await twoFileStores({ to, from: moving }).get(name)).toBeDefined();
  });
});
