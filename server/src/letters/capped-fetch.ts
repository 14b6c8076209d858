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
