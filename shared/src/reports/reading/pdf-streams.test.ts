import { expect, it } from 'vitest';
import { mayHideText } from './pdf-streams.ts';
import { TooComplex } from './saved-page.ts';

/** As large as a report would have to be is too large to be counted in a test; what a report is held to is asked of whole files, in `scripts/eval/reports`. */
const LIMITS = { ofOne: 64 * 1024, ofAll: 512 * 1024 };

/** So many streams, each of which unpacks to so many spaces. */
async function aPdf(streams: number, bytes: number): Promise<Uint8Array> {
  const spaces = new Blob([new Uint8Array(bytes).fill(32)]);
  const packed = new Response(spaces.stream().pipeThrough(new CompressionStream('deflate')));
  const object = ['4 0 obj\nstream\n', await packed.arrayBuffer(), '\nendstream\nendobj\n'];
  const objects = Array.from({ length: streams }, () => object).flat();
  return new Uint8Array(await new Blob(['%PDF-1.7\n', ...objects]).arrayBuffer());
}

it('takes streams that are below the limits, each and together', async () => {
  expect(await mayHideText(await aPdf(8, 60 * 1024), LIMITS)).toBe(false);
});

it.each([
  ['one stream that is too large', 1, 70 * 1024],
  ['many streams that are too large together', 12, 60 * 1024],
])('refuses %s', async (_, streams, bytes) => {
  await expect(mayHideText(await aPdf(streams, bytes), LIMITS)).rejects.toThrow(TooComplex);
});
