import { expect, it } from 'vitest';
import { nextMondayMorning } from './schedule-export.ts';

it.each([
  ['a Saturday', '2026-11-21T15:00:00Z', '2026-11-23T12:00:00Z'],
  ['the minute before', '2026-11-23T11:59:00Z', '2026-11-23T12:00:00Z'],
  ['the very moment', '2026-11-23T12:00:00Z', '2026-11-30T12:00:00Z'],
  ['Sunday night, Monday in UTC', '2026-11-23T03:00:00Z', '2026-11-23T12:00:00Z'],
  ['summer time', '2026-07-01T00:00:00Z', '2026-07-06T11:00:00Z'],
  ['the week in which summer time ends', '2026-10-27T00:00:00Z', '2026-11-02T12:00:00Z'],
])('after %s', (_, after, next) =>
  expect(nextMondayMorning(new Date(after))).toEqual(new Date(next)),
);
