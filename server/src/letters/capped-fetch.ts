/** The answer goes on past every size that it could rightly have. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/**
 * `fetch` for a server that is not ours: it goes to no other address than the given one, since the key goes along, and it
 * stops reading, packed answers as unpacked, once there is more than `mostBytes`.
 */
export function cappedFetch(mostBytes: number): typeof fetch {
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

const ERROR_BYTES = 64_000;

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
