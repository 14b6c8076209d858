import type { letterEndpoints, DraftContent } from '@creditfix/shared/letters';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { deflateSync } from 'node:zlib';

type LetterBody = BodyInputOf<(typeof letterEndpoints)['generateLetter']>;

const person = {
  firstName: 'Maria',
  lastName: 'O’Neill-Núñez',
  address: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zipCode: '45402',
  phone: '937-555-0142',
  email: 'maria@example.com',
};

/** Whose state asks nothing of a credit repair organization before it sells: Ohio asks for a registration and a bond. */
export const ofNewYork = { ...person, city: 'Albany', state: 'NY', zipCode: '12207' };

/** The whole form as one call; a test names only what it cares about. */
export function aLetter(change: Partial<LetterBody> = {}): LetterBody {
  return {
    personalInfo: person,
    disputeDetails: {
      creditorName: 'Northgate Recovery',
      accountNumber: '9912-4417',
      disputeReason: 'not_mine',
    },
    signature: { typedName: 'Maria O’Neill-Núñez' },
    deliveryMethod: 'download',
    bureauType: 'equifax',
    ...change,
  };
}

/** The same case as a draft. */
export function aDraft(change: Partial<DraftContent> = {}): DraftContent {
  return {
    personalInfo: person,
    disputeDetails: {
      creditorName: 'Northgate Recovery',
      accountNumber: '9912-4417',
      disputeReason: 'not_mine',
    },
    bureauType: 'equifax',
    edits: [],
    step: 3,
    ...change,
  };
}

/** A drawn signature: a real PNG with a black stroke across white. */
export function aDrawnSignature(width = 300, height = 90): string {
  const row = (y: number) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, (_, x) =>
        Math.abs(y - (height * x) / width) < 3 ? 0 : 255,
      ),
    ]);
  const pixels = Buffer.concat(Array.from({ length: height }, (_, y) => row(y)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
