import type { BodyInputOf, Endpoint, EventOf, ParamsOf } from '@creditfix/shared/kernel';
import {
  addressOf,
  answerOf,
  noConnection,
  requestOf,
  type ApiProblem,
  type Part,
} from './api-client.ts';
import { kitMessages } from './messages.tsx';

type EventsQuestion<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'body', BodyInputOf<E>> & {
    readonly signal: AbortSignal;
    /** Called with each part as it comes. */
    readonly onEvent: (event: EventOf<E>) => void;
  };

export type EventsAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ApiProblem };

/**
 * Asks a call whose answer comes in parts, and hands each part over as it arrives. Never throws, except when the caller's own
 * signal stops it. Should the session be over, we stay where we are: such a call belongs to a view that holds unsaved work.
 *
 * @returns once the last part is in, or what broke it off; parts that came before stay valid
 */
export async function readEvents<E extends Endpoint>(
  endpoint: E,
  question: EventsQuestion<E>,
): Promise<EventsAnswer> {
  const { params, body, signal, onEvent } = question;
  const asked = requestOf(endpoint, { body, signal });
  try {
    const response = await fetch(addressOf(endpoint, { params }), {
      ...asked,
      headers: { ...asked.headers, Accept: 'application/x-ndjson, application/json' },
    });
    if (!response.ok || !response.body) {
      const envelope: unknown = await response.json().catch(() => undefined);
      const answer = answerOf(endpoint, response, { envelope, staysOnPage: true });
      return answer.ok ? { ok: true } : answer;
    }
    for await (const line of linesOf(response.body)) {
      const event = endpoint.events?.safeParse(parsed(line));
      if (!event?.success) return { ok: false, problem: brokenOff };
      onEvent(event.data as EventOf<E>);
    }
    return { ok: true };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ok: false, problem: noConnection };
  }
}

const brokenOff: ApiProblem = {
  code: 'unreadable',
  error: kitMessages.problems.unreadableStream,
  status: 200,
};

/** A line may come in several pieces, and a piece may end in the middle of a character. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // A reader by hand: not every browser can loop over a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield line;
      if (done) return;
    }
  } finally {
    // Nobody reads on: the server may stop too.
    void reader.cancel().catch(() => {});
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
