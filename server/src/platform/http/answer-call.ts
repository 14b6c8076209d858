import {
  type Endpoint,
  type FieldFault,
  Problem,
  RequestProblems,
  spoken,
} from '@creditfix/shared/kernel';
import type { Context } from 'koa';
import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, Readable } from 'node:stream';
import type { z } from 'zod';
import { troubleOf } from '#server/platform/database/index.ts';
import { networkOf, type RateLimiter } from '#server/platform/limits/index.ts';
import { type BodyReader, readUpload, uploadsUnderWay } from './body-reader.ts';
import {
  EventsReply,
  FileReply,
  type Question,
  Reply,
  type Route,
  StreamReply,
} from './implement.ts';
import type { Call } from './koa-call.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { failureEnvelope, problemOf } from './problem-answer.ts';

const MOST_FAULTS = 50;

type Checked<Output> =
  | { readonly ok: true; readonly data: Output }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/**
 * Reads what somebody sent. Each place that is wrong is named once, with the text of its schema, or a plain sentence where the
 * schema says nothing: the library's own would speak of strings and numbers.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(value, { error: plainText });
  if (result.success) return { ok: true, data: result.data };
  const faults = new Map<string, string>();
  // The most telling comes first.
  for (const { path, message } of result.error.issues) {
    const place = path.map(String).join('.');
    if (!faults.has(place)) faults.set(place, message);
  }
  return {
    ok: false,
    faults: [...faults].slice(0, MOST_FAULTS).map(([path, message]) => ({ path, message })),
  };
}

function plainText(issue: z.core.$ZodRawIssue): string {
  const words = spoken({ en: en.checkInputMessages, es: es.checkInputMessages });
  const isText = 'origin' in issue && issue.origin === 'string';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? words.missing : words.unreadable;
    case 'too_big':
      return isText ? words.tooLong(Number(issue.maximum)) : words.tooMuch(Number(issue.maximum));
    case 'too_small':
      return isText ? words.tooShort : words.tooLittle(Number(issue.minimum));
    case 'invalid_value':
      return issue.input === undefined ? words.missing : words.noChoice;
    default:
      return words.unreadable;
  }
}

const STALLED_MS = 5 * 60_000;

/** Far above what people do; single calls have closer limits of their own. Many people can share one network address. */
const CALLS_PER_NETWORK = { name: 'calls', hits: 1_200, minutes: 10, tokenBatch: 20 };

const WRITES_PER_ACCOUNT = { name: 'writes', hits: 600, minutes: 10, tokenBatch: 40 };

/** Fills in `call.person` or `call.administrator`, and refuses callers whom the call is not for. */
export type AccessCheck = (
  call: Call,
  endpoint: Pick<Endpoint, 'name' | 'method' | 'path' | 'access' | 'staff' | 'raw'>,
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
  if (call.isViewed) return await answerViewed(ctx, route, call, checks);
  try {
    await answerAllowed(ctx, route, call, checks);
  } catch (error) {
    const isOurs = troubleOf(error) !== undefined;
    if (!isOurs && (!(error instanceof Problem) || error.status >= 500))
      await checks.checkAccess(call, route.endpoint);
    throw error;
  }
}

/**
 * Answers whoever of the staff looks at a person's pages. That nothing is written holds three times: other methods than GET were refused
 * with the access, the database takes no change in this transaction, and what is made while it leaves, after that transaction, is
 * not begun.
 */
async function answerViewed(
  ctx: Context,
  route: Route,
  call: Call,
  checks: CallChecks,
): Promise<void> {
  try {
    await call.em.transactional(
      async (em) => await answerAllowed(ctx, route, { ...call, em }, checks),
      { readOnly: true },
    );
  } catch (error) {
    if (codeOf(error) === READ_ONLY) throw RequestProblems.raise('request.only_viewed');
    throw error;
  }
}

/** What PostgreSQL says to a change in a transaction that reads. */
const READ_ONLY = '25006';

function codeOf(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined;
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  return code === READ_ONLY ? code : codeOf(cause, depth + 1);
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
  if (call.isViewed && (answer instanceof StreamReply || answer instanceof EventsReply)) {
    if (answer instanceof StreamReply) answer.ended();
    throw RequestProblems.raise('request.only_viewed');
  }
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

/**
 * Counts a call toward the limits that hold for all of them: what anyone may call by network, what the signed-in change by
 * account. Their reads cost nothing extra, and a signed body proves its sender by itself.
 *
 * @throws Problem `request.too_many`
 */
async function countCall(
  limiter: RateLimiter,
  call: Call,
  { access, method, raw }: Endpoint,
): Promise<void> {
  if (raw) return;
  if (access === 'public') return await limiter.hit(CALLS_PER_NETWORK, call.ip);
  const account = call.person ?? call.administrator;
  if (account && method !== 'GET') await limiter.hit(WRITES_PER_ACCOUNT, account.accountId);
}

/**
 * Answers in lines of JSON, each one sent as it comes. What fails before the first line is an ordinary refusal; after it,
 * the status has left already, so the failure's envelope is the last line.
 */
export async function sendEvents(
  ctx: Context,
  { events }: Endpoint,
  reply: EventsReply,
): Promise<void> {
  const lines = new PassThrough();
  const gone = new AbortController();
  ctx.res.once('close', () => gone.abort());
  let begun = false;
  await new Promise<void>((begin, refuse) => {
    const emit = (event: unknown) => {
      const line = JSON.stringify(events ? events.parse(event) : event);
      if (gone.signal.aborted) return;
      lines.write(`${line}\n`);
      begun = true;
      begin();
    };
    const fail = (error: unknown) => {
      // Nobody is left to tell, and the work was told to stop.
      if (gone.signal.aborted) return;
      if (!begun) refuse(error);
      else lines.write(`${JSON.stringify(failureEnvelope(problemOf(error, ctx)))}\n`);
    };
    const work = reply.work({ emit, signal: gone.signal });
    void work.catch(fail).finally(() => {
      lines.end();
      begin();
    });
  });
  ctx.status = 200;
  // A proxy that gathers an answer would hold the lines back until the last one.
  ctx.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  ctx.type = 'application/x-ndjson; charset=utf-8';
  ctx.body = lines;
}

/**
 * Answers with a file that is made while it leaves: no faster than the caller reads, and no further once the caller has gone.
 * What fails before the first byte is an ordinary refusal; what fails on the way breaks the connection, so that nobody takes
 * half a file for a whole one.
 */
export async function sendStream(
  ctx: Context,
  { file }: Endpoint,
  reply: StreamReply,
): Promise<void> {
  const parts = reply.bytes[Symbol.asyncIterator]();
  const first = await parts.next().catch((error: unknown) => {
    reply.ended();
    throw error;
  });
  // The socket asks for the rest, and does not know for whom: it is made in the language of the request all the same.
  const asRequested = AsyncLocalStorage.snapshot();
  const rest = () => asRequested(() => parts.next());
  const bytes = Readable.from(allOf(first, rest), { objectMode: false });
  bytes.once('error', (error) => {
    // A caller who went away breaks the stream too, and is no fault.
    if (!ctx.res.destroyed) ctx.state.log.error({ err: error, path: ctx.path }, 'a file broke off');
    ctx.res.destroy();
  });
  bytes.once('close', () => {
    reply.ended();
    // What makes the file ends with it, even if nobody read a byte.
    void parts.return?.();
  });
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Disposition', dispositionHeader(reply.disposition, reply.fileName));
  ctx.type = reply.type ?? file ?? 'application/octet-stream';
  // Who takes nothing for so long has gone without a word, and holds whatever the file is made from.
  ctx.res.setTimeout(STALLED_MS);
  ctx.body = bytes;
}

async function* allOf(
  first: IteratorResult<Uint8Array>,
  rest: () => Promise<IteratorResult<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  for (let part = first; !part.done; part = await rest()) yield part.value;
}

function dispositionHeader(disposition: 'inline' | 'attachment', fileName: string): string {
  return `${disposition}; filename="${fileName.replace(/[^A-Za-z0-9._-]/g, '-')}"`;
}
