import { BitWriter } from './bit-writer.ts';
import { Cabac } from './cabac.ts';

/** A color as a camera stores it: brightness, blue and red difference. */
export type CameraColor = readonly [luma: number, blue: number, red: number];

export interface HevcPicture {
  readonly parameterSets: readonly { readonly type: number; readonly unit: Buffer }[];
  /** The coded picture with its length before it. */
  readonly slice: Buffer;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colorAt: (x: number, y: number) => CameraColor;
}

const VPS = 32;
const SPS = 33;
const PPS = 34;
const IDR = 19;
/** Blocks of one size, each stored as plain samples. */
const BLOCK = 16;

/** One still in HEVC (ITU-T H.265): real syntax with the simplest content, every block uncompressed (`pcm_flag`). */
export function hevcPicture(pixels: Pixels): HevcPicture {
  const slice = unit(IDR, slicePayload(pixels));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(slice.length);
  return {
    parameterSets: [
      { type: VPS, unit: unit(VPS, videoParameters()) },
      { type: SPS, unit: unit(SPS, sequenceParameters(pixels)) },
      { type: PPS, unit: unit(PPS, pictureParameters()) },
    ],
    slice: Buffer.concat([length, slice]),
  };
}

/** A unit with its header; three bytes that would look like a start code are broken up (7.4.2). */
function unit(type: number, payload: Buffer): Buffer {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

/** Main Still Picture, level 4 (7.3.3). */
function profile(out: BitWriter): BitWriter {
  return out.u(8, 3).u(32, 0x70000000).u(4, 0b1001).u(32, 0).u(12, 0).u(8, 120);
}

function videoParameters(): Buffer {
  const out = new BitWriter().u(4, 0).u(2, 3).u(6, 0).u(3, 0).bit(1).u(16, 0xffff);
  return profile(out).bit(1).ue(0, 0, 0).u(6, 0).ue(0).u(2, 0).stop().bytes();
}

function sequenceParameters({ width, height }: Pixels): Buffer {
  const out = profile(new BitWriter().u(4, 0).u(3, 0).bit(1));
  out.ue(0, 1, width, height).bit(0).ue(0, 0, 0).bit(1).ue(0, 0, 0);
  // Blocks from 16 to 16, transforms from 4 to 16.
  out.ue(1, 0, 0, 2, 0, 0).u(3, 0);
  // Plain samples of 8 bits in blocks from 16 to 16, not smoothed.
  out.bit(1).u(4, 7).u(4, 7).ue(1, 0).bit(1);
  return out.ue(0).u(5, 0).stop().bytes();
}

function pictureParameters(): Buffer {
  const out = new BitWriter().ue(0, 0).u(7, 0).ue(0, 0, 0).u(3, 0).ue(0, 0).u(6, 0);
  // No filter across block edges.
  out.bit(0).bit(1).bit(0).bit(1);
  return out.u(2, 0).ue(0).u(2, 0).stop().bytes();
}

function slicePayload({ width, height, colorAt }: Pixels): Buffer {
  const out = new BitWriter().bit(1).bit(0).ue(0, 2, 0).stop();
  const cabac = new Cabac(out);
  cabac.start();
  for (let y = 0; y < height; y += BLOCK) {
    for (let x = 0; x < width; x += BLOCK) {
      // Not divided, and stored as plain samples.
      cabac.probable();
      cabac.terminate(true);
      out.align();
      writeBlock(out, (dx, dy) => colorAt(x + dx, y + dy));
      cabac.start();
      cabac.terminate(y + BLOCK >= height && x + BLOCK >= width);
    }
  }
  return out.align().bytes();
}

/** All of the brightness, then a quarter of each color difference. */
function writeBlock(out: BitWriter, colorAt: (dx: number, dy: number) => CameraColor): void {
  for (const [channel, step] of [
    [0, 1],
    [1, 2],
    [2, 2],
  ] as const) {
    for (let y = 0; y < BLOCK; y += step) {
      for (let x = 0; x < BLOCK; x += step) out.u(8, colorAt(x, y)[channel]);
    }
  }
}
