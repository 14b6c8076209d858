import { type FailureEnvelope, Problem, RequestProblems } from '@creditfix/shared/kernel';
import type { Context } from 'koa';
import { type Trouble, troubleOf } from '#server/platform/database/index.ts';

/** An id, a name of ours, a number: nothing that somebody would write about themselves. */
const PLAIN = /^[\w.-]{0,64}$/;

/**
 * A path as the log may have it. The address of a calendar is its key, so what looks like one of our tokens stays out, and so does
 * everything but ids: a caller may have put anything there.
 */
export function loggedPath({ path }: { readonly path: string }): string {
  return path
    .replace(/[A-Za-z0-9_-]{43}/g, '(token)')
    .split('/')
    .map((part) => (PLAIN.test(part.replace('(token)', '')) ? part : '(text)'))
    .join('/');
}

/** What the caller is told of trouble of ours, and how soon another try is worth it. */
const TROUBLES = {
  away: ['request.unavailable', 5],
  busy: ['request.unavailable', 5],
  conflict: ['request.busy', 1],
  full: ['request.no_room', 60],
  files: ['request.unavailable', 5],
} as const satisfies Record<Trouble, readonly [string, number]>;

const TROUBLE_NOTES: Readonly<Record<Trouble, string>> = {
  away: 'requests: the database does not answer',
  busy: 'requests: the database has no connection left; see max_connections',
  conflict: 'requests: two changes met',
  full: 'requests: a disk is full',
  files: 'requests: the file store does not take or give a file',
};

/** What the caller may hear of whatever was thrown: Problems as they are, all else logged and masked. */
export function problemOf(error: unknown, ctx: Context): Problem {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  if (status === 413) return RequestProblems.raise('request.too_large');
  if (status === 415) return RequestProblems.raise('request.unsupported_media');
  if (status !== undefined && status >= 400 && status < 500)
    return RequestProblems.raise('request.malformed');
  const trouble = troubleOf(error);
  if (trouble) {
    ctx.state.noteFailure({ kind: trouble, error, message: TROUBLE_NOTES[trouble] });
    const [code, retryAfterSeconds] = TROUBLES[trouble];
    return RequestProblems.raise(code, { retryAfterSeconds });
  }
  ctx.state.log.error(
    { err: error, method: ctx.method, path: loggedPath(ctx) },
    'a request failed',
  );
  return RequestProblems.raise('request.failed');
}

/** Koa, its router and the body parser throw errors with a status. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

export function failureEnvelope(problem: Problem): FailureEnvelope {
  const { fields } = problem.details;
  return {
    success: false,
    error: problem.tell(),
    code: problem.code,
    ...(fields ? { fields } : {}),
  };
}

/** The envelope of a refusal. */
export function sendProblem(ctx: Context, problem: Problem): void {
  const { retryAfterSeconds } = problem.details;
  ctx.status = problem.status;
  ctx.set('Cache-Control', 'no-store');
  if (retryAfterSeconds) ctx.set('Retry-After', String(retryAfterSeconds));
  ctx.body = failureEnvelope(problem);
}
