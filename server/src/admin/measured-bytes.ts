import { createHash } from 'node:crypto';

/** What left the server. */
export interface Measure {
  /** The last byte was taken away. */
  readonly isWhole: boolean;
  readonly bytes: number;
  /** Of all bytes that left. */
  readonly sha256: string;
}

/** Passes bytes on and measures them; `ended` hears it once, however it ended. */
export async function* measuredBytes(
  chunks: AsyncIterable<Uint8Array>,
  ended: (measure: Measure) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  let isWhole = false;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    isWhole = true;
  } finally {
    await ended({ isWhole, bytes, sha256: hash.digest('hex') });
  }
}
