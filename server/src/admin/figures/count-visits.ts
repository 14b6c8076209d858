import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import type { Middleware } from 'koa';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { addToDay } from './day-count.repository.ts';

interface VisitParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Of the staff, of developers, and where people come back from an email or from paying. */
const NO_VISIT = /^\/(?:es\/)?(?:admin|api|dev|metrics|auth|emails|subscription|account)(?:\/|$)/;

/**
 * Counts how often a browser opens a page of the site coming from elsewhere. Nothing is stored in the browser and nothing of it here:
 * browsers say themselves that a page is opened and that they do not come from one of ours. Nobody waits for it: what comes while a
 * count is being written is written with the next one.
 */
export function countVisits({ database, clock, log }: VisitParts): Middleware {
  const waiting = new Map<string, number>();
  let writing = false;
  const write = async () => {
    writing = true;
    try {
      for (let next = [...waiting].at(0); next; next = [...waiting].at(0)) {
        const [day, amount] = next;
        waiting.delete(day);
        await addToDay(database.fork(), { name: 'visit', day, amount });
      }
    } catch (error) {
      log.warn({ err: error }, 'visits could not be counted');
    } finally {
      writing = false;
    }
  };
  return async (ctx, next) => {
    await next();
    if (ctx.status !== 200 || ctx.method !== 'GET' || NO_VISIT.test(ctx.path)) return;
    if (ctx.get('Sec-Fetch-Mode') !== 'navigate' || ctx.get('Sec-Fetch-Dest') !== 'document')
      return;
    if (!['none', 'cross-site'].includes(ctx.get('Sec-Fetch-Site')) || !ctx.response.is('html'))
      return;
    const day = calendarDateAt(clock.now(), BUSINESS_TIME_ZONE);
    waiting.set(day, (waiting.get(day) ?? 0) + 1);
    if (!writing) void write();
  };
}
