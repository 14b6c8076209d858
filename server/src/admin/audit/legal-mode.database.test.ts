import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock as clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { noteLegalMode } from './audit.ts';
import { auditLines } from './audit.repository.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('stands in the audit log at the first start and at each change, once for servers that start together', async () => {
  const start = (mode: 'self_help' | 'cro') => noteLegalMode({ database, clock }, mode);
  await Promise.all([start('self_help'), start('self_help'), start('self_help')]);
  await start('self_help');
  await start('cro');
  await start('cro');
  await start('self_help');
  const action = 'choose_legal_mode';
  const lines = await auditLines(database.fork(), { action, order: 'oldest', offset: 0, limit: 9 });
  expect(lines.map(({ actor, detail }) => [actor, detail])).toEqual([
    ['settings', 'LEGAL_MODE=self_help'],
    ['settings', 'LEGAL_MODE=cro'],
    ['settings', 'LEGAL_MODE=self_help'],
  ]);
});
