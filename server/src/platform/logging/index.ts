import { pino, type DestinationStream, type Logger } from 'pino';

export { countRepeats, type NoteFailure } from './count-repeats.ts';

export type Log = Logger;

/** Names under which a log line could carry something personal or secret; their values never reach the log. */
const REDACTED = [
  'email',
  'token',
  'authorization',
  'cookie',
  'signature',
  'recaptchaToken',
  'password',
  'html',
  'to',
];

/** The process's log: one JSON line per event on standard error, ids only. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => describeError(error) },
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );
}

/** Causes of causes, and the several errors of one, are followed so far. */
const DEEPEST = 4;
const MOST_TOGETHER = 5;

/** If one of these came along, the message may hold a query or somebody else's answer. */
const QUOTING = ['query', 'sql', 'params', 'parameters', 'response', 'responseCode', 'detail'];

/**
 * What may be said of an error: its kind, its code, where it was thrown, and the same of what caused it. Drivers and mail servers put
 * values and addresses into messages, so a message is kept only where no query or server answer came along. Not everything that is
 * thrown is an Error: what looks like one is told like one.
 */
function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { code, message, stack, cause, errors } = error as Partial<
    Record<'code' | 'message' | 'stack' | 'cause' | 'errors', unknown>
  >;
  const quotes = QUOTING.some((name) => name in error) || cause !== undefined;
  const inner = (each: unknown) => describeError(each, depth + 1);
  const deeper = depth < DEEPEST;
  return {
    type: error.constructor?.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof message === 'string' && message !== '' && !quotes ? { message } : {}),
    ...(typeof stack === 'string' ? { stack: framesOf(stack) } : {}),
    ...(cause !== undefined && deeper ? { cause: inner(cause) } : {}),
    ...(Array.isArray(errors) && deeper
      ? { errors: errors.slice(0, MOST_TOGETHER).map(inner) }
      : {}),
  };
}

function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 12).join('\n');
}
