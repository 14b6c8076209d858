import { APIError } from 'openai';
import { AnswerTooLarge } from './capped-fetch.ts';
import { PolishFailure } from './prose-polisher.port.ts';

/** Where a server asks for more time than this, the person's own words go out as they are. */
const LONGEST_WAIT_MS = 2_000;

/** What a fault of the network, the server or its answer means for us. Its own message may quote the person, so it is not kept. */
export function polishFailureOf(error: unknown, pauseMs: number): PolishFailure {
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
