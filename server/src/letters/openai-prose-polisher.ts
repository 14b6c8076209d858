import { polishAnswerSchema, polishPrompt, polishQuestion } from '@creditfix/shared/letters';
import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
import { cappedFetch, AnswerTooLarge } from './capped-fetch.ts';
import { AnswerGatherer } from './answer-gatherer.ts';
import { OPENAI_DIALECT, plainerDialect, questionIn, type Dialect } from './openai-dialect.ts';
import type { PolishRequest, PolishedProse, ProsePolisher } from './prose-polisher.port.ts';
import { PolishFailure } from './prose-polisher.port.ts';

/** Where a server asks for more time than this, the person's own words go out as they are. */
const LONGEST_WAIT_MS = 2_000;

/** How long a person waits for a sentence before their own one is good enough. */
export interface PolishTiming {
  readonly firstWordMs: number;
  readonly wholeAnswerMs: number;
  /** Before another try, where the server names no time. */
  readonly pauseMs: number;
}

const POLISH_TIMING: PolishTiming = {
  firstWordMs: 8_000,
  wholeAnswerMs: 20_000,
  pauseMs: 250,
};

/** Far more than any answer needs, far less than would hurt. */
const MOST_BYTES = 4_000_000;
/** As many as there are plainer terms; each one costs a refused request, once. */
const MOST_LESSONS = 7;
const ANSWER_SHAPE = answerShape();

export interface OpenAiSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly timing?: PolishTiming;
  /** Cuts what is being asked, and what is asked from then on. */
  readonly stopping?: AbortSignal | undefined;
}

/** The polisher behind OpenAI's chat completions, or any server that speaks them. */
export function createOpenAiProsePolisher(settings: OpenAiSettings): ProsePolisher {
  const { model, timing = POLISH_TIMING, stopping } = settings;
  const client = clientFor(settings, timing);
  let dialect = OPENAI_DIALECT;
  return {
    model,
    host: new URL(settings.baseUrl).host,
    async polish(request) {
      const patience = startPatience(
        timing,
        stopping ? AbortSignal.any([request.signal, stopping]) : request.signal,
      );
      try {
        const stream = await ask(client, { model, request, patience, dialect }, (learnt) => {
          dialect = learnt;
        });
        return await gather(stream, { model, request, patience });
      } catch (error) {
        throw patience.failure() ?? polishFailureOf(error, timing.pauseMs);
      } finally {
        patience.end();
      }
    },
  };
}

function clientFor({ apiKey, baseUrl }: OpenAiSettings, timing: PolishTiming): OpenAI {
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

interface Asking {
  readonly model: string;
  readonly request: PolishRequest;
  readonly patience: Patience;
}

/** Asks, and asks again in plainer terms where the server does not know some of them. */
async function ask(
  client: OpenAI,
  { model, request, patience, dialect }: Asking & { readonly dialect: Dialect },
  learn: (dialect: Dialect) => void,
): Promise<AsyncIterable<unknown>> {
  const { messages, maxTokens } = questionFor(request);
  const asked = { model, messages, maxTokens, schema: ANSWER_SHAPE };
  let spoken = dialect;
  for (let lessons = 0; ; lessons += 1) {
    try {
      const question = questionIn(spoken, asked);
      return await client.chat.completions.create(question, { signal: patience.signal });
    } catch (error) {
      const refused = error instanceof APIError && [400, 422].includes(error.status ?? 0);
      const plainer = refused ? plainerDialect(spoken, error) : undefined;
      if (!plainer || lessons === MOST_LESSONS) throw error;
      spoken = plainer;
      learn(spoken);
    }
  }
}

function questionFor({ words }: PolishRequest) {
  const texts = polishQuestion(words);
  const messages = [
    { role: 'system' as const, content: polishPrompt },
    { role: 'user' as const, content: texts },
  ];
  // A token is about four letters; an answer is as long as its question, and thinking models think within this limit too.
  return { messages, maxTokens: 2_048 + Math.ceil(texts.length / 2) };
}

async function gather(
  stream: AsyncIterable<unknown>,
  { model, request, patience }: Asking,
): Promise<PolishedProse> {
  const letters = request.words.reduce((sum, { text }) => sum + text.length, 0);
  const gatherer = new AnswerGatherer({ mostLetters: 4_000 + 4 * letters });
  for await (const chunk of stream) {
    const words = gatherer.add(chunk);
    if (words === undefined) continue;
    patience.heard();
    request.onProgress(words);
  }
  // The package ends its stream quietly when it is stopped: half an answer would look like a whole one.
  const stopped = patience.failure();
  if (stopped) throw stopped;
  return { ...gatherer.answer(), model: gatherer.model ?? model };
}

interface Patience {
  readonly signal: AbortSignal;
  /** The first words are here. */
  heard(): void;
  /** Why it was stopped; undefined while it was not. */
  failure(): PolishFailure | undefined;
  end(): void;
}

/** Stops the request when it takes too long or nobody waits for it; plain timers, because Deno keeps a signal's timer alive. */
function startPatience(timing: PolishTiming, caller: AbortSignal): Patience {
  const controller = new AbortController();
  let failure: PolishFailure | undefined;
  const stop = (reason: PolishFailure) => {
    failure ??= reason;
    controller.abort();
  };
  const late = (what: string) => () => stop(new PolishFailure('timed_out', what));
  const first = setTimeout(late('no first word in time'), timing.firstWordMs);
  const whole = setTimeout(late('no whole answer in time'), timing.wholeAnswerMs);
  const leave = () => stop(new PolishFailure('unavailable', 'nobody waits for it'));
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
function answerShape(): Record<string, unknown> {
  const { $schema: _, ...shape } = z.toJSONSchema(polishAnswerSchema);
  return shape;
}

/** What a fault of the network, the server or its answer means for us. Its own message may quote the person, so it is not kept. */
function polishFailureOf(error: unknown, pauseMs: number): PolishFailure {
  if (error instanceof PolishFailure) return error;
  if (error instanceof AnswerTooLarge || causeOf(error) instanceof AnswerTooLarge)
    return new PolishFailure('unreadable', 'the answer does not end');
  // The package's word for a line of the stream that is no JSON.
  if (error instanceof SyntaxError)
    return new PolishFailure('unreadable', 'a broken stream', pauseMs);
  if (error instanceof APIError && error.status !== undefined) return refusedWith(error, pauseMs);
  const kind = error instanceof Error ? error.constructor.name : typeof error;
  return new PolishFailure('unavailable', `the connection failed (${kind})`, pauseMs);
}

function refusedWith({ status, headers }: APIError, pauseMs: number): PolishFailure {
  const passing = [408, 409, 429].includes(status ?? 0) || (status ?? 0) >= 500;
  const wait = passing ? waitOf(headers, pauseMs) : undefined;
  return new PolishFailure('unavailable', `the server answered ${status}`, wait);
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
