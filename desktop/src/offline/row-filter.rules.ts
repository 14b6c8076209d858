import { type LetterFilter, maskedEmail, type UserFilter } from '@creditfix/shared/admin';
import {
  addDays,
  BUSINESS_TIME_ZONE,
  type CalendarDate,
  calendarDateAt,
} from '@creditfix/shared/kernel';
import { idsOfReference } from '@creditfix/shared/letters';
import { bytesOfId, type Cell } from './row-cells.ts';

/** When a day begins where the business is. */

const HOUR_MS = 3_600_000;
/** Midnight is four hours behind that of UTC in summer and in the years of the war, and five otherwise; no clock is ever changed at midnight. */
const SUMMER_HOURS = 4;

/** In milliseconds since 1970. */
export function easternMidnight(day: CalendarDate): number {
  const inSummer = Date.parse(`${day}T00:00:00Z`) + SUMMER_HOURS * HOUR_MS;
  return calendarDateAt(new Date(inSummer), BUSINESS_TIME_ZONE) === day
    ? inSummer
    : inSummer + HOUR_MS;
}

/** What a filter means on this machine: the same rows as on the server (`userCondition`, `letterCondition` there). */

export interface Condition {
  readonly sql: string;
  readonly values: readonly Cell[];
}

/** Comes after every character that an address may hold. */
const LAST_CHARACTER = '\u{10FFFF}';
/**
 * In a masked replica: those are found by the whole of what is shown, as auditors find nobody by a beginning on the server, or by a whole
 * address, which finds everybody whose masked one is the same.
 */
const MASKED = '_***@%';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function userCondition({ search, plan, status, flagged, from, to }: UserFilter): Condition {
  const beginning = search?.trim().toLowerCase();
  return allOf([
    beginning
      ? {
          sql: `(email_key >= ? and email_key < ? and email_key not like '${MASKED}' or email_key in (?, ?))`,
          values: [beginning, beginning + LAST_CHARACTER, beginning, maskedEmail(beginning)],
        }
      : undefined,
    equals('plan', plan),
    equals('status', status),
    equals('flagged', flagged),
    ...betweenDays(from, to),
  ]);
}

export function letterCondition(filter: LetterFilter): Condition {
  const { search, status, reason, recipient, from, to } = filter;
  return allOf([
    search ? searchCondition(search.trim().toLowerCase()) : undefined,
    equals('status', status),
    equals('reason', reason),
    equals('recipient', recipient),
    ...betweenDays(from, to),
  ]);
}

function searchCondition(search: string): Condition {
  if (UUID.test(search)) return { sql: 'user_id = ?', values: [bytesOfId(search)] };
  const ids = idsOfReference(search);
  return ids
    ? { sql: 'id between ? and ?', values: ids.map(bytesOfId) }
    : { sql: 'false', values: [] };
}

function betweenDays(
  from: CalendarDate | undefined,
  to: CalendarDate | undefined,
): (Condition | undefined)[] {
  return [
    from ? { sql: 'at >= ?', values: [easternMidnight(from)] } : undefined,
    to ? { sql: 'at < ?', values: [easternMidnight(addDays(to, 1))] } : undefined,
  ];
}

function equals(column: string, value: string | undefined): Condition | undefined {
  return value === undefined ? undefined : { sql: `${column} = ?`, values: [value] };
}

function allOf(conditions: readonly (Condition | undefined)[]): Condition {
  const given = conditions.filter((condition) => condition !== undefined);
  return {
    sql: given.map(({ sql }) => sql).join(' and ') || 'true',
    values: given.flatMap(({ values }) => values),
  };
}
