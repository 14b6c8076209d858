import { pino, type DestinationStream, type Logger } from 'pino';

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
      serializers: { err: describeError },
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );
}

/**
 * What may be said of an error: its kind, its code and where it was thrown. Drivers and mail servers put values and
 * addresses into messages, so a message is kept only where no query or server answer came along.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constructor, message, stack = '' } = error as NodeJS.ErrnoException;
  const quotes = ['query', 'sql', 'params', 'parameters', 'response', 'responseCode', 'detail'];
  const spoken =
    quotes.some((name) => name in error) || !(error.cause === undefined) ? undefined : message;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: constructor.name, code, message: spoken, stack: frames.slice(0, 12).join('\n') };
}
