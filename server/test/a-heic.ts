import { hevcPicture, type CameraColor, type HevcPicture } from './a-heic/hevc-picture.ts';

interface Heic {
  /** Multiples of 16. */
  readonly width: number;
  readonly height: number;
  readonly colorAt: (x: number, y: number) => CameraColor;
  /** What the file says of its size, where that is to be a lie. */
  readonly statedSize?: readonly [width: number, height: number];
  /** Quarter turns against the clock that a viewer is to make. */
  readonly turns?: number;
}

/** A HEIC as a phone makes it: one HEVC still in a HEIF file (ISO/IEC 23008-12). */
export function aHeic({ width, height, colorAt, statedSize, turns = 0 }: Heic): Buffer {
  const picture = hevcPicture({ width, height, colorAt });
  const [statedWidth, statedHeight] = statedSize ?? [width, height];
  const properties = box(
    'iprp',
    box(
      'ipco',
      box('hvcC', decoderConfiguration(picture)),
      fullBox('ispe', u32(statedWidth, statedHeight)),
      box('irot', Buffer.from([turns])),
    ),
    // Item 1 has the properties 1 (essential), 2 and 3 (essential).
    fullBox('ipma', u32(1), Buffer.from([0, 1, 3, 0x81, 0x02, 0x83])),
  );
  const head = box('ftyp', text('heic'), u32(0), text('mif1heic'));
  const metaWith = (offset: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', u32(0), text('pict'), u32(0, 0, 0), Buffer.from([0])),
      fullBox('pitm', Buffer.from([0, 1])),
      location(offset, picture.slice.length),
      fullBox('iinf', Buffer.from([0, 1]), itemEntry()),
      properties,
    );
  const offset = head.length + metaWith(0).length + 8;
  return Buffer.concat([head, metaWith(offset), box('mdat', picture.slice)]);
}

function itemEntry(): Buffer {
  return versionBox('infe', 2, Buffer.from([0, 1, 0, 0]), text('hvc1'), Buffer.from([0]));
}

function location(offset: number, length: number): Buffer {
  const sizes = Buffer.from([0x44, 0, 0, 1]);
  return fullBox('iloc', sizes, Buffer.from([0, 1, 0, 0, 0, 1]), u32(offset, length));
}

/** ISO/IEC 14496-15, 8.3.3. */
function decoderConfiguration({ parameterSets }: HevcPicture): Buffer {
  const profile = Buffer.from([1, 3, 0x70, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 120]);
  const rest = Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, parameterSets.length]);
  const arrays = parameterSets.map(({ type, unit }) => {
    const length = Buffer.from([unit.length >> 8, unit.length & 0xff]);
    return Buffer.concat([Buffer.from([0x80 | type, 0, 1]), length, unit]);
  });
  return Buffer.concat([profile, rest, ...arrays]);
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}

function fullBox(type: string, ...parts: readonly Buffer[]): Buffer {
  return versionBox(type, 0, ...parts);
}

function versionBox(type: string, version: number, ...parts: readonly Buffer[]): Buffer {
  return box(type, Buffer.from([version, 0, 0, 0]), ...parts);
}

function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

function text(letters: string): Buffer {
  return Buffer.from(letters, 'latin1');
}
