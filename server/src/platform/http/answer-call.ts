import { Problem, RequestProblems, type Endpoint, type FieldFault } from '@creditfix/shared/kernel';
import type { Context } from 'koa';
import type { z } from 'zod';
import { troubleOf } from '#server/platform/database/index.ts';
import { networkOf, type RateLimiter } from '#server/platform/limits/index.ts';
import type { BodyReader } from './body-reader.ts';
import type { Call } from './call.ts';
import { checkInput } from './check-input.ts';
import { countCall } from './count-call.ts';
import {
  EventsReply,
  FileReply,
  Reply,
  StreamReply,
  type Question,
  type Route,
} from './implement.ts';
import { readUpload, uploadsUnderWay } from './read-upload.ts';
import { sendEvents } from './send-events.ts';
import { dispositionHeader, sendStream } from './send-stream.ts';

/** Fills in `call.person` or `call.administrator`, and refuses callers whom the call is not for. */
export type AccessCheck = (
  call: Call,
  endpoint: Pick<Endpoint, 'name' | 'method' | 'path' | 'access' | 'staff'>,
) => Promise<void>;

/** What stands before every call. */
export interface CallChecks {
  readonly checkAccess: AccessCheck;
  readonly limiter: RateLimiter;
  readonly bodies: BodyReader;
}

/**
 * Runs one route: access, limits, question, guards, handler, answer. Nothing of a body is read before the first two. If it fails because the caller was signed out or
 * deleted meanwhile, in another tab, it is no fault of ours: they are asked to sign in.
 */
export async function answerCall(
  ctx: Context,
  route: Route,
  call: Call,
  checks: CallChecks,
): Promise<void> {
  await checks.checkAccess(call, route.endpoint);
  try {
    await answerAllowed(ctx, route, call, checks);
  } catch (error) {
    const isOurs = troubleOf(error) !== undefined;
    if (!isOurs && (!(error instanceof Problem) || error.status >= 500))
      await checks.checkAccess(call, route.endpoint);
    throw error;
  }
}

async function answerAllowed(
  ctx: Context,
  route: Route,
  call: Call,
  { limiter, bodies }: CallChecks,
): Promise<void> {
  ctx.state.accountId = call.person?.accountId ?? call.administrator?.accountId;
  await countCall(limiter, call, route.endpoint);
  const caller = ctx.state.accountId ?? networkOf(call.ip);
  const body = await readBody(ctx, route, () => bodies.json(ctx, caller));
  const question = readQuestion(ctx, route, body);
  for (const guard of route.guards) await guard(question, call);
  const { upload: accepts, raw } = route.endpoint;
  if (raw) {
    const rawBody = await bodies.raw(ctx, caller, raw.maxBytes);
    send(ctx, route, await route.handle({ ...question, rawBody }, call));
    return;
  }
  const answer = accepts
    ? await uploadsUnderWay.run(async () => {
        const upload = await readUpload(ctx.req, accepts);
        return await route.handle({ ...question, upload }, call);
      }, call.person?.accountId ?? call.ip)
    : await route.handle(question, call);
  if (answer instanceof EventsReply) await sendEvents(ctx, route.endpoint, answer);
  else if (answer instanceof StreamReply) await sendStream(ctx, route.endpoint, answer);
  else send(ctx, route, answer);
}

async function readBody(
  ctx: Context,
  { endpoint }: Route,
  read: () => Promise<unknown>,
): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (!ctx.is('json')) throw RequestProblems.raise('request.unsupported_media');
  return await read();
}

function readQuestion(
  ctx: Context,
  { endpoint }: Route,
  body: unknown,
): Question<Route['endpoint']> {
  const faults: FieldFault[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const checked = checkInput(schema, value);
    if (checked.ok) return checked.data;
    faults.push(...checked.faults);
    return undefined;
  };
  const question = {
    params: read(endpoint.params, (ctx as Context & { params?: unknown }).params),
    query: read(endpoint.query, ctx.query),
    body: read(endpoint.body, body),
  };
  if (faults.length > 0) throw RequestProblems.raise('request.invalid', { fields: faults });
  return question as Question<Route['endpoint']>;
}

function send(ctx: Context, { endpoint }: Route, answer: unknown): void {
  if (answer instanceof FileReply) {
    sendFile(ctx, answer, endpoint.file ?? 'application/octet-stream');
    return;
  }
  const reply = answer instanceof Reply ? answer : new Reply(answer);
  // Undeclared fields are dropped here; a declared one that is missing is our fault and answered as such.
  const data = endpoint.data ? endpoint.data.parse(reply.data) : null;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = {
    success: true,
    data,
    ...(reply.message ? { message: reply.message } : {}),
    ...reply.beside,
  };
}

function sendFile(ctx: Context, file: FileReply, type: string): void {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('ETag', `"${file.etag}"`);
  ctx.set('Content-Disposition', dispositionHeader(file.disposition, file.fileName));
  ctx.type = type;
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
}
