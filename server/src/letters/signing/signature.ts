import {
  claimInSignature,
  letterLimits,
  LetterProblems,
  signatureNotPrinted,
  type Signature,
} from '@creditfix/shared/letters';
import { deflateSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import { letterPlaces } from '../letter-places.ts';
import type { LettersParts } from '../letters.parts.ts';
import { SavedSignature } from './saved-signature.entity.ts';
import { hasInk, readChunks, readHeader, writePng } from './signature-png.ts';

interface SignaturePicture {
  readonly width: number;
  readonly height: number;
  /** The same pixels in a new file that holds nothing else. */
  readonly bytes: Uint8Array;
}

/** A pad as large as a 4K screen. Twice as many pixels would hold up everyone else for a noticeable moment. */
const MOST_PIXELS = 4_096 * 2_160;

/** Bytes of that many pixels in eight-bit color with transparency. */
const MOST_UNPACKED = MOST_PIXELS * 4 + 4_096;

const PREFIX = 'data:image/png;base64,';

/** A signature that was checked when it came in; opening it again sets no new limits. */
export const keptSignatureSchema: z.ZodType<Signature> = z.union([
  z.string(),
  z.object({ typedName: z.string() }),
  z.object({ onPaper: z.literal(true) }),
]);

/**
 * The signature as it is kept: a typed name and room for a pen as they are, a picture decoded for real and rid of everything but its pixels.
 *
 * @throws Problem `letters.facts_missing` where the typed name would be a row of boxes, `letters.wording_blocked` where it is a sentence
 *   that no letter should carry
 */
export function readSignature(signature: Signature): Signature {
  if (typeof signature !== 'string') {
    if ('typedName' in signature) refuseNoName(signature.typedName);
    return signature;
  }
  const { bytes } = readSignaturePng(signature);
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}

function refuseNoName(typedName: string): void {
  const at = (message: string) => ({ fields: [{ path: 'signature.typedName', message }] });
  const boxes = signatureNotPrinted(typedName);
  if (boxes) throw LetterProblems.raise('letters.facts_missing', at(boxes));
  const claim = claimInSignature(typedName);
  if (claim) throw LetterProblems.raise('letters.wording_blocked', at(claim));
}

type Parts = Pick<LettersParts, 'vault' | 'clock'>;

/** Keeps a signature for the person's next letter, in place of an earlier one. */
export async function keepSignature(
  em: EntityManager,
  { vault, clock }: Parts,
  accountId: string,
  signature: Signature,
): Promise<void> {
  await em.upsert(SavedSignature, {
    accountId,
    sealedSignature: vault.sealJson(signature, letterPlaces.savedSignature(accountId)),
    updatedAt: clock.now(),
  });
}

export async function savedSignature(
  em: EntityManager,
  { vault }: Parts,
  accountId: string,
): Promise<Signature | null> {
  const saved = await em.findOne(SavedSignature, accountId);
  if (!saved) return null;
  return keptSignatureSchema.parse(
    vault.openJson(saved.sealedSignature, letterPlaces.savedSignature(accountId)),
  );
}

/**
 * Reads a drawn signature down to its pixels and encodes it again: what comes in may be no picture at all, a picture with something
 * behind it, or a small file that unpacks to gigabytes.
 *
 * @throws Problem `letters.signature_unreadable` if there is nothing that a person drew
 */
export function readSignaturePng(dataUrl: string): SignaturePicture {
  try {
    return readPicture(decode(dataUrl));
  } catch {
    throw LetterProblems.raise('letters.signature_unreadable');
  }
}

function decode(dataUrl: string): Buffer {
  const text = dataUrl.slice(PREFIX.length);
  if (!dataUrl.startsWith(PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) {
    throw new Error('not a PNG data URL');
  }
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > letterLimits.signatureBytes) throw new Error('too many bytes');
  return bytes;
}

function readPicture(file: Buffer): SignaturePicture {
  const chunks = readChunks(file);
  const header = readHeader(chunks);
  const { width, height } = header;
  if (Math.max(width, height) > letterLimits.signatureSide || width * height > MOST_PIXELS) {
    throw new Error('too large a picture');
  }
  if (header.rowsLength > MOST_UNPACKED) throw new Error('too large a picture');
  const packed = Buffer.concat(
    chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
  );
  // Never unpacks to more than the header promised, and must not give less.
  const rows = inflateSync(packed, { maxOutputLength: header.rowsLength });
  if (rows.length !== header.rowsLength) throw new Error('the picture is cut off');
  if (!hasInk(rows, header, chunks)) throw new Error('nothing is drawn');
  const bytes = writePng(header, chunks, deflateSync(rows, { level: 9 }));
  if (bytes.length > letterLimits.signatureBytes) throw new Error('too large a picture');
  return { width, height, bytes };
}
