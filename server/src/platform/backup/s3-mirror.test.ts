import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readS3Url } from '#server/platform/config/index.ts';
import {
  startHostileS3Server,
  startS3Server,
  type HostileS3Server,
  type S3Server,
} from '#test/an-s3-server.ts';
import { isBackupPath } from './backup-folder.ts';
import { openBackupMirror, type BackupMirror } from './index.ts';

let root: string;
let real: S3Server;
let hostile: HostileS3Server;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'credit-fix-mirror-'));
  real = await startS3Server();
  hostile = await startHostileS3Server(real);
});
afterAll(async () => {
  await hostile.stop();
  await real.stop();
  await rm(root, { recursive: true, force: true });
});

let folder: string;
let mirror: BackupMirror;
beforeEach(async () => {
  folder = join(root, randomUUID());
  await mkdir(folder);
  // A prefix of its own for each.
  const place = readS3Url(`${hostile.url}/${randomUUID()}`);
  if (!place) throw new Error('no S3 address');
  mirror = openBackupMirror(place, PART_BYTES);
});

const MONDAY = 'credit-fix-2026-11-02T03-40-00Z.tar';
const TUESDAY = 'credit-fix-2026-11-03T03-40-00Z.tar';
const fileKey = () => `files-k1/letters/${randomUUID()}.pdf`;
/** No store takes smaller parts. */
const PART_BYTES = 5 * 1024 * 1024;
const ALL_KEPT = { keptSince: new Date('2026-10-01') };

async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
}

async function fetched(): Promise<Record<string, string>> {
  const into = join(root, randomUUID());
  await mkdir(into);
  await mirror.fetch(into);
  const entries = await readdir(into, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(into.length + 1), (await readFile(path)).toString('base64')] as const;
      }),
    ),
  );
}

it('sends what is missing there, and brings the newest backup with its files back', async () => {
  const files = [fileKey(), fileKey()];
  for (const path of files) await keep(path, randomBytes(2_000));
  await keep(MONDAY, randomBytes(5_000));
  await keep(`${TUESDAY}.part`, randomBytes(10));
  expect(await mirror.newest()).toBeUndefined();
  expect(await mirror.send(folder, ALL_KEPT)).toEqual({ files: 3, bytes: 9_000, removed: 0 });
  const later = fileKey();
  await keep(later, randomBytes(1_000));
  await keep(TUESDAY, randomBytes(6_000));
  expect(await mirror.send(folder, ALL_KEPT)).toEqual({ files: 2, bytes: 7_000, removed: 0 });
  expect(await mirror.newest()).toEqual(new Date('2026-11-03T03:40:00Z'));
  const back = await fetched();
  expect(Object.keys(back).toSorted()).toEqual([TUESDAY, ...files, later].toSorted());
  for (const [path, bytes] of Object.entries(back))
    expect(bytes).toBe((await readFile(join(folder, path))).toString('base64'));
});

it('goes on with an archive where an earlier try has ended', async () => {
  const bytes = randomBytes(2.25 * PART_BYTES);
  await keep(MONDAY, bytes);
  // The list, the beginning of an upload, its first part; then nothing more, however often it is tried.
  hostile.befallAfter(3, 'refused');
  await expect(mirror.send(folder, ALL_KEPT)).rejects.toThrow('AccessDenied');
  const note = JSON.parse(await readFile(join(folder, `${MONDAY}.upload`), 'utf8')) as {
    readonly parts: readonly unknown[];
  };
  expect(note.parts).toHaveLength(1);
  hostile.befallAll(undefined);
  const asked = hostile.count();
  expect(await mirror.send(folder, ALL_KEPT)).toMatchObject({ files: 1 });
  // A list, two parts, the end, and a look at it.
  expect(hostile.count() - asked).toBe(5);
  expect((await fetched())[MONDAY]).toBe(bytes.toString('base64'));
  expect(await readdir(folder)).toEqual([MONDAY]);
});

it('begins anew where the store has forgotten what was begun', async () => {
  const bytes = randomBytes(1.25 * PART_BYTES);
  await keep(MONDAY, bytes);
  const part = { PartNumber: 1, ETag: '"0"' };
  await writeFile(
    join(folder, `${MONDAY}.upload`),
    JSON.stringify({ uploadId: randomUUID(), parts: [part] }),
  );
  // What it answers to a part of an upload that it does not know, after the list.
  hostile.befallAfter(1, 'forgotten', 'once');
  await mirror.send(folder, ALL_KEPT);
  expect((await fetched())[MONDAY]).toBe(bytes.toString('base64'));
});

it('lets old archives go, but no file that an archive there may need', async () => {
  const [old, needed] = [fileKey(), fileKey()];
  for (const path of [old, needed, MONDAY, TUESDAY]) await keep(path, randomBytes(100));
  await mirror.send(folder, ALL_KEPT);
  const since = { keptSince: new Date('2026-11-03') };
  // This machine has lost its folder: it knows nothing of Tuesday's files.
  await rm(folder, { recursive: true });
  await mkdir(folder);
  expect(await mirror.send(folder, since)).toEqual({ files: 0, bytes: 0, removed: 1 });
  expect(Object.keys(await fetched()).toSorted()).toEqual([TUESDAY, old, needed].toSorted());
  // Now it has what stays, and one of the files is needed by none of it.
  await mirror.fetch(folder);
  await rm(join(folder, old));
  expect(await mirror.send(folder, since)).toEqual({ files: 0, bytes: 0, removed: 1 });
  expect(Object.keys(await fetched()).toSorted()).toEqual([TUESDAY, needed].toSorted());
  // However old it is, the last one stays.
  await mirror.send(folder, { keptSince: new Date('2027-01-01') });
  expect(await mirror.newest()).toEqual(new Date('2026-11-03T03:40:00Z'));
});

it.each([
  ['an archive', MONDAY, true],
  ['a file beside it', fileKey(), true],
  ['a way out', `files-k1/../../${MONDAY}`, false],
  ['a way out of a file', 'files-k1/letters/../../../../etc/passwd', false],
  ['something of somebody else', 'files-k1/notes.txt', false],
])('%s is taken for what it is', (_, path, isOurs) => {
  expect(isBackupPath(path)).toBe(isOurs);
});
