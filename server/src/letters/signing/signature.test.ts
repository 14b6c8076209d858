import { Problem } from '@creditfix/shared/kernel';
import { letterLimits } from '@creditfix/shared/letters';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dataUrl, header, pngOf, signaturePng } from '../letter-html/sample-letters.ts';
import { readSignaturePng } from './signature.ts';

const unreadable = (error: unknown) =>
  error instanceof Problem && error.code === 'letters.signature_unreadable';

const end = ['IEND', Buffer.alloc(0)] as const;

/** A picture of one kind of pixel whose rows are given as they are stored. */
function picture(width: number, height: number, kind: readonly number[], rows: Buffer): Buffer {
  const head = header(width, height);
  head.set(kind, 8);
  return pngOf([['IHDR', head], ['IDAT', deflateSync(rows)], end]);
}

describe('readSignaturePng', () => {
  it('reads a drawn signature', () => {
    const { width, height, bytes } = readSignaturePng(dataUrl(signaturePng()));
    expect([width, height]).toEqual([600, 180]);
    expect(readSignaturePng(dataUrl(bytes)).bytes).toEqual(bytes);
  });

  it('keeps the pixels and nothing else', () => {
    const pixels = deflateSync(Buffer.from([0, 0, 0, 0, 255, 0, 255, 255, 255, 255]));
    const png = pngOf([
      ['IHDR', header(1, 2)],
      ['tEXt', Buffer.from('Comment\0HIDDEN-WORDS')],
      ['eXIf', Buffer.from('HIDDEN-PLACE')],
      ['IDAT', pixels.subarray(0, 4)],
      ['IDAT', Buffer.concat([pixels.subarray(4), Buffer.from('HIDDEN-BEHIND-PIXELS')])],
      end,
    ]);
    const file = Buffer.concat([png, Buffer.from('HIDDEN-BEHIND-THE-END')]);
    const { bytes } = readSignaturePng(dataUrl(file));
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('HIDDEN');
    expect(Buffer.from(bytes).toString('latin1').match(/IDAT/g)).toHaveLength(1);
  });

  it.each([
    ['gray', 2, 1, [8, 0, 0, 0, 0], Buffer.from([0, 0, 255])],
    ['one bit gray', 2, 1, [1, 0, 0, 0, 0], Buffer.from([0, 0b01000000])],
    [
      '16-bit color',
      2,
      1,
      [16, 2, 0, 0, 0],
      Buffer.from([0, ...Array(6).fill(0), ...Array(6).fill(255)]),
    ],
    ['gray with alpha', 2, 1, [8, 4, 0, 0, 0], Buffer.from([0, 0, 255, 0, 0])],
    ['interlaced', 2, 1, [8, 0, 0, 0, 1], Buffer.from([0, 0, 0, 255])],
    ['filtered rows', 2, 1, [8, 0, 0, 0, 0], Buffer.from([1, 10, 90])],
    ['rows filtered by the row above', 1, 2, [8, 0, 0, 0, 0], Buffer.from([4, 10, 4, 90])],
  ])('reads %s', (_, width, height, kind, rows) => {
    expect(readSignaturePng(dataUrl(picture(width, height, kind, rows))).width).toBe(width);
  });

  it('reads a palette with transparency and refuses one without colors', () => {
    const head = header(2, 1);
    head.set([1, 3, 0, 0, 0], 8);
    const rows = ['IDAT', deflateSync(Buffer.from([0, 0b01000000]))] as const;
    const palette = ['PLTE', Buffer.from([0, 0, 0, 0, 0, 0])] as const;
    const alpha = ['tRNS', Buffer.from([255, 0])] as const;
    expect(
      readSignaturePng(dataUrl(pngOf([['IHDR', head], palette, alpha, rows, end]))).width,
    ).toBe(2);
    expect(() => readSignaturePng(dataUrl(pngOf([['IHDR', head], rows, end])))).toThrow(Problem);
  });

  const good = signaturePng();
  const damaged = Buffer.from(good);
  damaged[60] = (damaged[60] ?? 0) ^ 0xff;
  const large = letterLimits.signatureSide + 1;
  const gray = [8, 0, 0, 0, 0];

  it.each<[string, string]>([
    ['no data URL', 'hello'],
    ['another kind of picture', `data:image/svg+xml;base64,${good.toString('base64')}`],
    ['letters that are not base64', 'data:image/png;base64,@@@@'],
    ['an empty picture', 'data:image/png;base64,'],
    [
      'a JPEG that says PNG',
      dataUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8])),
    ],
    ['only the magic bytes', dataUrl(good.subarray(0, 8))],
    ['a picture that was cut off', dataUrl(good.subarray(0, good.length - 20))],
    ['a damaged picture', dataUrl(damaged)],
    ['no pixels', dataUrl(pngOf([['IHDR', header(10, 10)], end]))],
    ['fewer rows than promised', dataUrl(picture(2, 9, gray, Buffer.from([0, 1, 2])))],
    ['more rows than promised', dataUrl(picture(2, 1, gray, Buffer.alloc(90_000, 7)))],
    ['a width of nought', dataUrl(picture(0, 1, gray, Buffer.from([0])))],
    [
      'a kind of pixel that there is not',
      dataUrl(picture(2, 1, [3, 5, 0, 0, 0], Buffer.from([0, 1, 2]))),
    ],
    ['a row filter that there is not', dataUrl(picture(2, 1, gray, Buffer.from([9, 1, 2])))],
    ['a side that is too long', dataUrl(picture(large, 1, gray, Buffer.alloc(large + 1, 3)))],
    [
      'a huge area in a small file',
      dataUrl(
        pngOf([['IHDR', header(4_096, 4_096)], ['IDAT', deflateSync(Buffer.alloc(1_000))], end]),
      ),
    ],
    ['too many bytes', dataUrl(Buffer.concat([good, Buffer.alloc(letterLimits.signatureBytes)]))],
    [
      'an unknown critical chunk',
      dataUrl(pngOf([['IHDR', header(1, 1)], ['EVIL', Buffer.alloc(3)], end])),
    ],
    ['nothing drawn, transparent', dataUrl(signaturePng({ ink: [0, 0, 0, 0] }))],
    [
      'nothing drawn, white',
      dataUrl(signaturePng({ ink: [255, 255, 255, 255], ground: [255, 255, 255, 255] })),
    ],
    ['white ink on nothing', dataUrl(signaturePng({ ink: [255, 255, 255, 255] }))],
    ['one dark field', dataUrl(signaturePng({ ink: [0, 0, 0, 255], ground: [0, 0, 0, 255] }))],
  ])('refuses %s', (_, url) => {
    expect(() => readSignaturePng(url)).toThrow(expect.toSatisfy(unreadable));
  });
});
