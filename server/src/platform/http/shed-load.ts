import { type Endpoint, RequestProblems } from '@creditfix/shared/kernel';
import type { Context } from 'koa';
import { randomInt } from 'node:crypto';

/**
 * A process that is asked for more than it can do says no to what waits best, so that the rest is still done in time. Pages, files of the
 * web app, health and figures are answered before this, from memory, and never refused.
 */

export const LoadClass = {
  /** Refused first: lists, exports and figures of the staff, downloads, and what programs fetch by themselves. */
  background: 'background',
  /** What people read and write. */
  people: 'people',
  /** Refused last: without a sign-in nobody gets in, and a webhook that is refused too often is no longer sent. */
  gates: 'gates',
} as const;
export type LoadClass = (typeof LoadClass)[keyof typeof LoadClass];

/** A path that begins so is of that class, whatever comes for `:name`; the first that fits counts. All else is what people do. */
const CLASSES: readonly (readonly [string, LoadClass])[] = [
  ['/api/auth/', 'gates'],
  ['/api/admin/auth/', 'gates'],
  ['/api/device/', 'gates'],
  ['/api/webhooks/', 'gates'],
  ['/api/emails/stop', 'gates'],
  ['/api/admin/', 'background'],
  ['/api/calendar/', 'background'],
  ['/api/case-file', 'background'],
  ['/api/disputes/:id/case-file', 'background'],
  ['/api/privacy/download', 'background'],
];

export function loadClassOf({ path }: Pick<Endpoint, 'path'>): LoadClass {
  return CLASSES.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'people';
}

/** How much is under way, or how late the event loop is, when a class is refused. */
const BOUNDS: Readonly<Record<LoadClass, { readonly atOnce: number; readonly lateMs: number }>> = {
  background: { atOnce: 100, lateMs: 250 },
  people: { atOnce: 400, lateMs: 1_000 },
  // Nothing is gained by more: they would wait for the database longer than anybody waits for them.
  gates: { atOnce: 1_500, lateMs: 5_000 },
};

/** Spread, so that all who were refused do not come back at one moment. */
const RETRY_SECONDS = { least: 5, most: 15 };

/** @param loopLateMs how late the event loop is, see {@link watchLoop} */
export function createLoadShedder(loopLateMs: () => number = () => 0) {
  let underWay = 0;
  /** @throws Problem `request.busy` without doing the work */
  return async (ctx: Context, endpoint: Endpoint, work: () => Promise<void>): Promise<void> => {
    const loadClass = loadClassOf(endpoint);
    const { atOnce, lateMs } = BOUNDS[loadClass];
    if (underWay >= atOnce || loopLateMs() >= lateMs) {
      ctx.state.shed = loadClass;
      const retryAfterSeconds = randomInt(RETRY_SECONDS.least, RETRY_SECONDS.most + 1);
      throw RequestProblems.raise('request.busy', { retryAfterSeconds });
    }
    underWay += 1;
    try {
      await work();
    } finally {
      underWay -= 1;
    }
  };
}

const LOOK_EVERY_MS = 100;
const LOOKS = 5;

/** @returns how late each of the last looks came at least: one long task is no overload, several in a row are */
export function watchLoop(stopping: AbortSignal): () => number {
  const late: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    late.push(now - last - LOOK_EVERY_MS);
    last = now;
    if (late.length > LOOKS) late.shift();
  }, LOOK_EVERY_MS).unref();
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  return () => (late.length < LOOKS ? 0 : Math.max(0, Math.min(...late)));
}
