import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#server/platform/database/index.ts';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createTestClock } from '#test/test-clock.ts';
import { createLocalMailer, type LocalMailer } from './local-mailer.ts';

const clock = createTestClock('2026-11-21T15:00:00.000Z');
const vault = new Vault(newEncryptionKeys());
let database: Database;
let mailer: LocalMailer;

beforeAll(async () => {
  database = await openTestDatabase();
  mailer = createLocalMailer({ database, vault, clock, announce: () => {} });
});
afterAll(() => database.close());

const FIRST = '0190f6a0-0000-7000-8000-000000000001';
const SECOND = '0190f6a0-0000-7000-8000-000000000002';

async function send(id: string, subject: string): Promise<void> {
  const text = `${subject}: https://example.com/login`;
  await mailer.send({ id, to: 'anna@example.com', subject, text, html: text });
}

const subjects = async () => (await mailer.messages()).map(({ subject }) => subject);

it('shows emails newest first, opens each once however often somebody looks, and shows one that came anew as it is now', async () => {
  const open = vi.spyOn(vault, 'openJson');
  await send(FIRST, 'First');
  await send(SECOND, 'Second');
  expect(await subjects()).toEqual(['Second', 'First']);
  expect(await subjects()).toEqual(['Second', 'First']);
  expect(open).toHaveBeenCalledTimes(2);

  clock.set('2026-11-21T15:00:01.000Z');
  await send(FIRST, 'First, again');
  expect(await subjects()).toEqual(['Second', 'First, again']);
  expect(open).toHaveBeenCalledTimes(3);
});
