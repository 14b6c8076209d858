import { Problem, RequestProblems, type FailureEnvelope } from '@creditfix/shared/kernel';
import type { Context } from 'koa';
import { loggedPath } from './logged-path.ts';

/** What the caller may hear of whatever was thrown: Problems as they are, all else logged and masked. */
export function problemOf(error: unknown, ctx: Context): Problem {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  if (status === 413) return RequestProblems.raise('request.too_large');
  if (status === 415) return RequestProblems.raise('request.unsupported_media');
  if (status !== undefined && status >= 400 && status < 500)
    return RequestProblems.raise('request.malformed');
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
