import { PDFContext, decodePDFRawStream, PDFRawStream } from '@cantoo/pdf-lib';

interface Unpacking {
  ensureBuffer(bytes: number): Uint8Array;
}

/**
 * Keeps what the PDF parser unpacks of one stream within a limit; it has none of its own, and its buffers count in no limit of
 * the process. All its ways of unpacking get their room from one place, so the refusal can be there.
 *
 * @returns whether there was more: the parser takes what it can't read for damage and goes on
 */
export function capUnpacking(mostBytes: number): () => boolean {
  let more = false;
  const { dict } = PDFContext.create().stream('', { Filter: 'RunLengthDecode' });
  const one = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
  const kind = Object.getPrototypeOf(Object.getPrototypeOf(one)) as Unpacking;
  const { ensureBuffer } = kind;
  kind.ensureBuffer = function ensureWithin(this: Unpacking, bytes: number) {
    if (bytes > mostBytes) {
      more = true;
      throw new RangeError('this file unpacks to too much');
    }
    return ensureBuffer.call(this, bytes);
  };
  return () => more;
}
