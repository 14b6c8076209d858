import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { readSettingsFile } from '#server/read-settings-file.ts';
import { operatorDefaults } from '#server/site-facts.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createOperatorSettings } from './operator-settings.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const defaults = operatorDefaults({ SUPPORT_EMAIL: undefined }, readSettingsFile(undefined));
const changedBy = '00000000-0000-4000-8000-000000000001';
const announce = (en: string) => ({ shown: true, text: { en, es: 'Aviso' } });

it('counts in every process with its next question, and holds to what was known without the database', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const [one, two] = [1, 2].map(() => createOperatorSettings({ database, log, defaults }));
  if (!one || !two) throw new Error('two processes are needed');
  const set = async (value: ReturnType<typeof announce>, basedOn: number) =>
    await database
      .fork()
      .transactional((tx) =>
        one.set(tx, { key: 'announcement', value, basedOn, changedBy, at: new Date() }),
      );
  expect((await two.read(database.fork())).announcement.shown).toBe(false);
  expect(await set(announce('First'), 0)).toBe(1);
  expect((await two.read(database.fork())).announcement.text.en).toBe('First');
  expect(await set(announce('Nobody sees this'), 0)).toBeUndefined();
  expect(await set(announce('Second'), 1)).toBe(2);
  expect((await two.readAnyway()).announcement.text.en).toBe('Second');
  // What an older release has left behind in another shape does not stop anybody.
  await database.fork()
    .execute(`insert into operator_settings (version, key, value, changed_by, changed_at)
    values (3, 'announcement', '{"words": 1}', '${changedBy}', now())`);
  expect((await two.readAnyway()).announcement).toEqual(defaults.announcement);
  expect(lines.join('')).toContain('has another shape and is not used');
  await database.fork().execute('alter table operator_settings rename to gone');
  expect((await two.readAnyway()).announcement).toEqual(defaults.announcement);
  await expect(two.read(database.fork())).rejects.toThrow(/operator_settings/);
  expect(lines.join('')).toContain('could not be read');
});
