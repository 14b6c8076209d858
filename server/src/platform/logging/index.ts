import { pino, type Logger } from 'pino';

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
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
