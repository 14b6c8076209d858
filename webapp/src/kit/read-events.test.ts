import { letterEndpoints, type PolishEvent } from '@creditfix/shared/letters';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onSignInNeeded } from './api-client.ts';
import { readEvents } from './read-events.ts';

const { polishDraft } = letterEndpoints;
const id = '0d7f7c1e-3f0b-4a52-9a35-6d0a4a3b8f11';

afterEach(() => vi.unstubAllGlobals());

/** Answers with a body that arrives in these pieces of bytes. */
function streamed(pieces: readonly Uint8Array[], then?: (stream: Controller) => void) {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(piece);
      if (then) then(stream);
      else stream.close();
    },
  });
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

const bytes = (text: string) => new TextEncoder().encode(text);

function cut(text: string, size: number): Uint8Array[] {
  const all = bytes(text);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

const sha256 = 'a'.repeat(64);

async function read(signal = new AbortController().signal) {
  const events: PolishEvent[] = [];
  const onEvent = (event: PolishEvent) => void events.push(event);
  const answer = await readEvents(polishDraft, {
    params: { id },
    body: { sha256 },
    signal,
    onEvent,
  });
  return { answer, events };
}

const DONE = {
  kind: 'done',
  polished: [{ key: 'story', plain: 'I payed it, 5 € – twice', polished: 'I paid it twice: 5 €' }],
  kept: 'none',
};
const LINES = [{ kind: 'started' }, { kind: 'progress', words: 24 }, { kind: 'checking' }, DONE]
  .map((event) => `${JSON.stringify(event)}\n`)
  .join('');

describe('events of an answer', () => {
  test.each([1, 3, 17, 4_000])('come whole from pieces of %d bytes', async (size) => {
    const asked = streamed(cut(LINES, size));
    const { answer, events } = await read();
    expect(answer).toEqual({ ok: true });
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'progress', 'checking', 'done']);
    expect(events.at(-1)).toEqual(DONE);
    const [address, request] = asked.mock.calls[0] ?? [];
    expect(address).toBe(`/api/letters/drafts/${id}/polish`);
    expect(request).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: JSON.stringify({ sha256 }),
    });
  });

  test('a last line without a line end counts, empty lines do not', async () => {
    streamed(cut(`\n${LINES}\n\n`.trimEnd(), 50));
    const { events } = await read();
    expect(events).toHaveLength(4);
  });

  test.each(['not json\n', '{"kind":"later"}\n', '{"kind":"progress","words":"many"}\n'])(
    'a line that nobody knows breaks it off: %s',
    async (line) => {
      streamed([bytes(`{"kind":"started"}\n${line}{"kind":"checking"}\n`)]);
      const { answer, events } = await read();
      expect(answer).toMatchObject({ ok: false, problem: { code: 'unreadable' } });
      expect(events).toEqual([{ kind: 'started' }]);
    },
  );

  test('a connection that ends midway is said, and what came before stays', async () => {
    const pieces = [bytes('{"kind":"started"}\n')];
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        const piece = pieces.shift();
        if (piece) stream.enqueue(piece);
        else stream.error(new TypeError('terminated'));
      },
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    const { answer, events } = await read();
    expect(answer).toMatchObject({ ok: false, problem: { code: 'network', status: 0 } });
    expect(events).toEqual([{ kind: 'started' }]);
  });

  test('a refusal is handed back as it is, without asking anybody to sign in', async () => {
    const refusal = { success: false, code: 'accounts.sign_in_needed', error: 'Please sign in.' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 401 })));
    const listener = vi.fn<() => void>();
    const stop = onSignInNeeded(listener);
    const { answer } = await read();
    stop();
    expect(answer).toMatchObject({ ok: false, problem: { status: 401, error: 'Please sign in.' } });
    expect(listener).not.toHaveBeenCalled();
  });

  test("the caller's signal stops it by throwing", async () => {
    const stop = new AbortController();
    streamed([bytes('{"kind":"started"}\n')], (stream) =>
      stop.signal.addEventListener('abort', () => stream.error(stop.signal.reason)),
    );
    const reading = read(stop.signal);
    stop.abort();
    await expect(reading).rejects.toThrow('abort');
  });
});
