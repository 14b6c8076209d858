import { maskedEmail } from '@creditfix/shared/admin';
import { BUSINESS_TIME_ZONE, addDays, calendarDateAt } from '@creditfix/shared/kernel';
import { letterReference } from '@creditfix/shared/letters';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OfflineQuery } from '@creditfix/shared/desktop';
import { ReplicaScene, quietly } from '../../test/offline/a-replica.ts';
import { aLetter, aUser, idOf } from '../../test/offline/change-log.ts';
import type { OfflineReplica } from '../main/offline.port.ts';
import { easternMidnight } from './row-filter.rules.ts';

/** Written down here a second time, without SQL: what a filter of the server's means. */

let scene: ReplicaScene;
let replica: OfflineReplica;
const PLANS = ['free', 'pro'] as const;
const FLAGS = ['yes', 'no'] as const;
const STATUSES = ['drafted', 'delivered', 'failed'] as const;
/** The last moment of a day and the first of the next, in winter, in summer and when the clocks change. */
const INSTANTS = [
  '2026-01-10T04:59:59.999Z',
  '2026-01-10T05:00:00.000Z',
  '2026-07-10T03:59:59.999Z',
  '2026-07-10T04:00:00.000Z',
  '2026-03-08T04:59:59.999Z',
  '2026-03-08T05:00:00.000Z',
  '2026-03-09T03:59:59.999Z',
  '2026-03-09T04:00:00.000Z',
  '2026-11-02T04:59:59.999Z',
];
const DAYS = ['2026-01-09', '2026-01-10', '2026-03-07', '2026-03-08', '2026-07-09', '2026-11-01'];
const EMAILS = [
  'ann@example.com',
  'Anna@example.com',
  'a%n@example.com',
  'añn@example.com',
  'a***@example.com',
  '😀***@example.com',
];
const MASKED = /^.\*{3}@/u;

beforeAll(async () => {
  scene = await ReplicaScene.begin();
  for (let number = 0; number < 72; number += 1) {
    const createdAt = INSTANTS[number % 9] ?? '';
    const [plan, flagged] = [PLANS[number % 2], FLAGS[(number >> 1) % 2]];
    const email = EMAILS[number % EMAILS.length] ?? '';
    scene.log.put('users', aUser(number, { createdAt, plan, flagged, email } as object));
    const [status, userId] = [STATUSES[number % 3], idOf(number % 5)];
    scene.log.put('letters', aLetter(number, { createdAt, status, userId } as object));
  }
  replica = await scene.open();
  await replica.sync(quietly());
});
afterAll(() => scene.end());

const maybe = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);
const days = { from: maybe(...DAYS), to: maybe(...DAYS) };

function fitsDays(createdAt: string, from?: string, to?: string): boolean {
  const day = calendarDateAt(new Date(createdAt), BUSINESS_TIME_ZONE);
  return (!from || day >= from) && (!to || day <= to);
}

const ask = async (kind: string, filter: object) =>
  await replica.query({ kind, filter, masked: false, limit: 500, offset: 0 } as OfflineQuery);

it('finds the users that the server finds', async () => {
  const filters = fc.record({
    search: maybe(
      'AN',
      'anna@',
      'a%',
      'añ',
      'nobody',
      ' ann@',
      'a',
      'a***@example.co',
      '😀',
      'A***@example.com ',
      '😀***@example.com',
      'anna@example.com',
    ),
    plan: maybe(...PLANS),
    flagged: maybe(...FLAGS),
    ...days,
  });
  const holds = fc.asyncProperty(filters, async ({ search, plan, flagged, from, to }) => {
    const beginning = search?.trim().toLowerCase() ?? '';
    const expected = scene.log
      .rows('users')
      .filter(({ email }) =>
        beginning && MASKED.test(email)
          ? email === beginning || email === maskedEmail(beginning)
          : email.toLowerCase().startsWith(beginning),
      )
      .filter((row) => (!plan || row.plan === plan) && (!flagged || row.flagged === flagged))
      .filter(({ createdAt }) => fitsDays(createdAt, from, to));
    const found = await ask('users', { search, plan, flagged, from, to });
    expect(found).toEqual({ kind: 'users', total: expected.length, rows: expected });
  });
  await fc.assert(holds, { numRuns: 80 });
});

it('finds the letters that the server finds', async () => {
  const reference = letterReference(idOf(3));
  const filters = fc.record({
    search: maybe(idOf(2), idOf(4).toUpperCase(), reference, reference.slice(0, 4), 'cf', 'CF-U'),
    status: maybe(...STATUSES),
    ...days,
  });
  const holds = fc.asyncProperty(filters, async ({ search, status, from, to }) => {
    const asked = search?.toLowerCase() ?? '';
    const expected = scene.log
      .rows('letters')
      .filter(
        ({ id, userId }) => userId === asked || letterReference(id).toLowerCase().startsWith(asked),
      )
      .filter((row) => !status || row.status === status)
      .filter(({ createdAt }) => fitsDays(createdAt, from, to));
    const found = await ask('letters', { search, status, from, to });
    expect(found).toEqual({ kind: 'letters', total: expected.length, rows: expected });
  });
  await fc.assert(holds, { numRuns: 80 });
});

it('turns pages without losing or repeating a row', async () => {
  const rows: unknown[] = [];
  for (let offset = 0; offset < 72; offset += 10) {
    const query = { kind: 'users', filter: {}, masked: false, limit: 10, offset } as const;
    rows.push(...(await replica.query(query)).rows);
  }
  expect(rows).toEqual(scene.log.rows('users'));
});

it('begins every day of three hundred years when the calendar of the business does', () => {
  for (let day = '1900-01-01'; day < '2199-12-31'; day = addDays(day, 17)) {
    const begins = easternMidnight(day);
    expect(calendarDateAt(new Date(begins), BUSINESS_TIME_ZONE)).toBe(day);
    expect(calendarDateAt(new Date(begins - 1), BUSINESS_TIME_ZONE)).toBe(addDays(day, -1));
  }
});
