import { Agent, request } from 'node:http';

/** No answer within this time is a hang. */
export const HANG_MS = 5_000;

export interface Question {
  readonly method: string;
  /** From the root, with its query, as it goes over the line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
  /** For work that a busy machine is slow at: what counts as a hang there. */
  readonly waitMs?: number;
}

export interface Answer {
  /** 0 if none came in time, or the line broke before one came. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly ms: number;
  /** Why there is none. */
  readonly missing?: 'hang' | 'broken';
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Asks, and waits no longer than for a hang. A machine that is busy with other things is slow and not hung: what did not come
 * in time is asked once more, and only the second silence counts.
 */
export async function send(url: string, question: Question): Promise<Answer> {
  const first = await sendOnce(url, question);
  return first.missing ? await sendOnce(url, question) : first;
}

export async function sendOnce(
  url: string,
  question: Question,
  waitMs = question.waitMs ?? HANG_MS,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return await new Promise<Answer>((resolve) => {
    const end = (answer: Omit<Answer, 'ms'>) => {
      clearTimeout(timer);
      resolve({ ...answer, ms: performance.now() - startedAt });
    };
    const without = (missing: 'hang' | 'broken') =>
      end({ status: 0, headers: {}, body: Buffer.alloc(0), missing });
    const asked = request(
      {
        agent,
        hostname,
        port,
        method: question.method,
        path: question.path,
        // Else an empty name is replaced by a right one.
        setHost: question.headers?.Host === undefined,
        headers: {
          ...(question.body === undefined
            ? {}
            : { 'Content-Length': Buffer.byteLength(question.body) }),
          ...question.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => without('broken'));
        response.on('end', () =>
          end({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    const timer = setTimeout(() => {
      without('hang');
      asked.destroy();
    }, waitMs);
    asked.on('error', () => without('broken'));
    asked.end(question.body);
  });
}

export function jsonOf(answer: Answer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(answer.body.toString('utf8'));
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
