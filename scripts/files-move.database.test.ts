import { startS3Server } from '@creditfix/server/test/s3';
import { fileStoresOf } from '@creditfix/server/platform/files';
import { copyDatabase } from '@creditfix/server/test/databases';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { runDocumented } from '#scripts/process/documented.ts';
import { runScript } from '#scripts/process/run-tool.ts';
import { refusalOf } from './files-move.ts';

it.each([
  [undefined, 's3', 'Say where'],
  ['tape', 's3', 'Say where'],
  ['s3', 'disk', 'Take it out and restart'],
  ['disk', 's3', 'Set FILE_STORE=disk and restart'],
])('refuses to move to %s while new files go to %s', (target, keptIn, said) => {
  expect(refusalOf(target, { S3_URL: 'https://x', keptIn, hasData: true })).toContain(said);
});

it('moves the files of a machine to a bucket and back, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-move-'));
  const database = await copyDatabase(inject('testProjectFacts').database);
  const s3 = await startS3Server();
  onTestFinished(async () => {
    await s3.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const DATA_DIR = join(folder, 'data');
  const settings = { DATABASE_URL: database.url, DATA_DIR, S3_URL: s3.url };
  const { to: bucket, from: disk } = fileStoresOf(settings);
  // One of each kind that rows name, among many.
  const kinds = ['packets/ID.pdf', 'mail/ID.pdf', 'messages/ID.jpg', 'messages/ID.pdf'];
  const keys = [...kinds, ...Array.from({ length: 16 }, () => 'letters/ID.pdf')].map((kind) =>
    kind.replace('ID', randomUUID()),
  );
  for (const key of keys) await disk?.put(key, Buffer.from(key));

  const there = await runDocumented('npm run files:move -- --to s3', { env: settings });
  expect(there.output).toContain('Moved: 20.');
  expect(there.ok).toBe(true);
  for (const key of keys) expect(await bucket.get(key)).toEqual(new Uint8Array(Buffer.from(key)));
  expect(await disk?.list().next()).toMatchObject({ done: true });

  const toDisk = async (env: Readonly<Record<string, string>>) =>
    await runScript('scripts/files-move.ts', { args: ['--to', 'disk'], env });
  expect((await toDisk(settings)).ok).toBe(false);
  const back = await toDisk({ ...settings, FILE_STORE: 'disk' });
  expect(back.output).toContain('Moved: 20.');
  expect(back.ok).toBe(true);
  for (const key of keys) expect(await disk?.get(key)).toEqual(Buffer.from(key));
  expect(await bucket.list().next()).toMatchObject({ done: true });
});
