import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;
/** What Lob's own examples use: whoever keeps it lets everybody in. */
const KNOWN_TO_EVERYBODY = 'secret';

/**
 * True where Lob signed these very bytes within the last five minutes: `Lob-Signature` is the hex HMAC-SHA256 of
 * `<Lob-Signature-Timestamp>.<body>`.
 */
export function isSignedByLob(
  body: Uint8Array,
  {
    secret,
    signature,
    timestamp,
    now,
  }: { secret: string; signature: unknown; timestamp: unknown; now: Date },
): boolean {
  if (secret === '' || secret === KNOWN_TO_EVERYBODY) return false;
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return false;
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const at = readTimestamp(timestamp);
  if (at === undefined || Math.abs(now.getTime() - at) > TOLERANCE_MS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Seconds or milliseconds since 1970, or an ISO time: public code has met all of them. */
function readTimestamp(text: string): number | undefined {
  if (/^\d{10}$/.test(text)) return Number(text) * 1_000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}
