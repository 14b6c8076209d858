import OpenAI, { APIError } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { AnswerGatherer } from './answer-gatherer.ts';
import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailure,
  type ModelQuestion,
} from './language-model.port.ts';

/** What a server that speaks OpenAI's interface understands of it. Each begins as OpenAI's own; a refusal teaches us more. */
interface Dialect {
  readonly format: 'json_schema' | 'json_object' | 'none';
  readonly limit: 'max_completion_tokens' | 'max_tokens' | 'none';
  readonly temperature: boolean;
  readonly store: boolean;
  readonly usage: boolean;
}

const OPENAI_DIALECT: Dialect = {
  format: 'json_schema',
  limit: 'max_completion_tokens',
  temperature: true,
  store: true,
  usage: true,
};

interface Asked {
  readonly model: string;
  readonly messages: ChatCompletionCreateParamsStreaming['messages'];
  readonly shapeName: string;
  readonly schema: Record<string, unknown>;
  readonly maxTokens: number;
}

const ERROR_BYTES = 64_000;

/** Where a server asks for more time than this, the person's own words go out as they are. */
const LONGEST_WAIT_MS = 2_000;

/** How long a person waits for a sentence before their own one is good enough. */
export interface ModelTiming {
  readonly firstWordMs: number;
  readonly wholeAnswerMs: number;
  /** Before another try, where the server names no time. */
  readonly pauseMs: number;
}

const MODEL_TIMING: ModelTiming = {
  firstWordMs: 8_000,
  wholeAnswerMs: 20_000,
  pauseMs: 250,
};

/** Far more than any answer needs, far less than would hurt. */
const MOST_BYTES = 4_000_000;
/** As many as there are plainer terms; each one costs a refused request, once. */
const MOST_LESSONS = 7;

export interface OpenAiSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly timing?: ModelTiming;
  /** Cuts what is being asked, and what is asked from then on. */
  readonly stopping?: AbortSignal | undefined;
}

/** The model behind OpenAI's chat completions, or any server that speaks them. */
export function createOpenAiLanguageModel(settings: OpenAiSettings): LanguageModel {
  const { model, timing = MODEL_TIMING, stopping } = settings;
  const client = clientFor(settings, timing);
  let dialect = OPENAI_DIALECT;
  return {
    model,
    host: new URL(settings.baseUrl).host,
    async answer(question) {
      const patience = startPatience(
        timing,
        stopping ? AbortSignal.any([question.signal, stopping]) : question.signal,
      );
      try {
        const stream = await ask(client, { model, question, patience, dialect }, (learnt) => {
          dialect = learnt;
        });
        return await gather(stream, { model, question, patience });
      } catch (error) {
        throw patience.failure() ?? polishFailureOf(error, timing.pauseMs);
      } finally {
        patience.end();
      }
    },
  };
}

function clientFor({ apiKey, baseUrl }: OpenAiSettings, timing: ModelTiming): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // Left out, the package would look for these in the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    // Its retries and its log know nothing of our limits and of what must not be logged.
    maxRetries: 0,
    logLevel: 'off',
    timeout: timing.wholeAnswerMs,
    fetch: cappedFetch(MOST_BYTES),
  });
}

interface Asking<Answer> {
  readonly model: string;
  readonly question: ModelQuestion<Answer>;
  readonly patience: Patience;
}

/** Asks, and asks again in plainer terms where the server does not know some of them. */
async function ask<Answer>(
  client: OpenAI,
  { model, question, patience, dialect }: Asking<Answer> & { readonly dialect: Dialect },
  learn: (dialect: Dialect) => void,
): Promise<AsyncIterable<unknown>> {
  const asked = askedBy(model, question);
  let spoken = dialect;
  for (let lessons = 0; ; lessons += 1) {
    try {
      return await client.chat.completions.create(questionIn(spoken, asked), {
        signal: patience.signal,
      });
    } catch (error) {
      const refused = error instanceof APIError && [400, 422].includes(error.status ?? 0);
      const plainer = refused ? plainerDialect(spoken, error) : undefined;
      if (!plainer || lessons === MOST_LESSONS) throw error;
      spoken = plainer;
      learn(spoken);
    }
  }
}

function askedBy<Answer>(
  model: string,
  { instructions, texts, shape, shapeName }: ModelQuestion<Answer>,
): Asked {
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: texts },
    ],
    shapeName,
    schema: answerShape(shape),
    // A token is about four letters; an answer is as long as its question, and thinking models think within this limit too.
    maxTokens: 2_048 + Math.ceil(texts.length / 2),
  };
}

async function gather<Answer>(
  stream: AsyncIterable<unknown>,
  { model, question, patience }: Asking<Answer>,
): Promise<ModelAnswer<Answer>> {
  const gatherer = new AnswerGatherer({ mostLetters: 4_000 + 4 * question.texts.length });
  for await (const chunk of stream) {
    const words = gatherer.add(chunk);
    if (words === undefined) continue;
    patience.heard();
    question.onProgress(words);
  }
  // The package ends its stream quietly when it is stopped: half an answer would look like a whole one.
  const stopped = patience.failure();
  if (stopped) throw stopped;
  return { ...gatherer.answer(question.shape), model: gatherer.model ?? model };
}

interface Patience {
  readonly signal: AbortSignal;
  /** The first words are here. */
  heard(): void;
  /** Why it was stopped; undefined while it was not. */
  failure(): ModelFailure | undefined;
  end(): void;
}

/** Stops the request when it takes too long or nobody waits for it; plain timers, because Deno keeps a signal's timer alive. */
function startPatience(timing: ModelTiming, caller: AbortSignal): Patience {
  const controller = new AbortController();
  let failure: ModelFailure | undefined;
  const stop = (reason: ModelFailure) => {
    failure ??= reason;
    controller.abort();
  };
  const late = (what: string) => () => stop(new ModelFailure('timed_out', what));
  const first = setTimeout(late('no first word in time'), timing.firstWordMs);
  const whole = setTimeout(late('no whole answer in time'), timing.wholeAnswerMs);
  const leave = () => stop(new ModelFailure('unavailable', 'nobody waits for it'));
  caller.addEventListener('abort', leave, { once: true });
  if (caller.aborted) leave();
  return {
    signal: controller.signal,
    heard: () => clearTimeout(first),
    failure: () => failure,
    end() {
      clearTimeout(first);
      clearTimeout(whole);
      caller.removeEventListener('abort', leave);
    },
  };
}

/** The answer's shape as the servers take it: without the line that names the schema language. */
function answerShape(answer: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...shape } = z.toJSONSchema(answer);
  return shape;
}

/** What a fault of the network, the server or its answer means for us. Its own message may quote the person, so it is not kept. */
function polishFailureOf(error: unknown, pauseMs: number): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof AnswerTooLarge || causeOf(error) instanceof AnswerTooLarge)
    return new ModelFailure('unreadable', 'the answer does not end');
  // The package's word for a line of the stream that is no JSON.
  if (error instanceof SyntaxError)
    return new ModelFailure('unreadable', 'a broken stream', pauseMs);
  if (error instanceof APIError && error.status !== undefined) return refusedWith(error, pauseMs);
  const kind = error instanceof Error ? error.constructor.name : typeof error;
  return new ModelFailure('unavailable', `the connection failed (${kind})`, pauseMs);
}

function refusedWith({ status, headers }: APIError, pauseMs: number): ModelFailure {
  const passing = [408, 409, 429].includes(status ?? 0) || (status ?? 0) >= 500;
  const wait = passing ? waitOf(headers, pauseMs) : undefined;
  return new ModelFailure('unavailable', `the server answered ${status}`, wait);
}

function waitOf(headers: Headers | undefined, pauseMs: number): number | undefined {
  const exact = headers?.get('retry-after-ms');
  const seconds = headers?.get('retry-after');
  if (!exact && !seconds) return pauseMs;
  const wait = exact ? Number(exact) : Number(seconds) * 1_000;
  return wait >= 0 && wait <= LONGEST_WAIT_MS ? wait : undefined;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

/** The answer goes on past every size that it could rightly have. */
class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/**
 * `fetch` for a server that is not ours: it goes to no other address than the given one, since the key goes along, and it
 * stops reading, packed answers as unpacked, once there is more than `mostBytes`.
 */
function cappedFetch(mostBytes: number): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    if (!response.ok) return await withShortBody(response, response.body.getReader(), init?.signal);
    let bytes = 0;
    const cap = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new AnswerTooLarge());
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(cap), { status, statusText, headers });
  };
}

/** A refusal is read here: the SDK waits for its last byte, and on some runtimes not even calling it off ends that wait. */
async function withShortBody(
  { status, statusText, headers }: Response,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const calledOff = Promise.withResolvers<never>();
  const giveUp = () => calledOff.reject(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  const parts: Uint8Array[] = [];
  try {
    for (let bytes = 0; bytes < ERROR_BYTES;) {
      signal?.throwIfAborted();
      const { done, value } = await Promise.race([reader.read(), calledOff.promise]);
      if (done) break;
      parts.push(value);
      bytes += value.byteLength;
    }
  } finally {
    signal?.removeEventListener('abort', giveUp);
    reader.cancel().catch(() => {});
  }
  const kept = new Headers(headers);
  // The body is unpacked by now, and may be cut.
  for (const name of ['content-length', 'content-encoding']) kept.delete(name);
  return new Response(Buffer.concat(parts), { status, statusText, headers: kept });
}

/** The question as that server understands it. Nothing in it says who asks. */
function questionIn(dialect: Dialect, asked: Asked): ChatCompletionCreateParamsStreaming {
  const { model, messages, shapeName, schema, maxTokens } = asked;
  const formats = {
    json_schema: {
      type: 'json_schema',
      json_schema: { name: shapeName, strict: true, schema },
    },
    json_object: { type: 'json_object' },
  } as const;
  return {
    model,
    messages,
    stream: true,
    ...(dialect.format === 'none' ? {} : { response_format: formats[dialect.format] }),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: maxTokens }),
    ...(dialect.temperature ? { temperature: 0.2 } : {}),
    ...(dialect.store ? { store: false } : {}),
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
  };
}

/**
 * A plainer dialect, where the refusal names what the server does not know; undefined if it names nothing that we could
 * leave out. Few servers fill in `param`, so their sentence is searched for the name.
 */
function plainerDialect(dialect: Dialect, { param, message }: APIError): Dialect | undefined {
  const words = new Set(message.match(/\w+/g));
  const names = (name: string) => param === name || words.has(name);
  if (dialect.format !== 'none' && (names('response_format') || names('json_schema')))
    return { ...dialect, format: dialect.format === 'json_schema' ? 'json_object' : 'none' };
  if (dialect.limit !== 'none' && names(dialect.limit)) {
    const limit = dialect.limit === 'max_completion_tokens' ? 'max_tokens' : 'none';
    return { ...dialect, limit };
  }
  if (dialect.temperature && names('temperature')) return { ...dialect, temperature: false };
  if (dialect.store && names('store')) return { ...dialect, store: false };
  if (dialect.usage && names('stream_options')) return { ...dialect, usage: false };
  return undefined;
}
