import type { AddressVerdict, MailAddress } from '@creditfix/shared/mailing';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  CarrierUnreachable,
  type CertifiedMailer,
  type CheckedAddress,
  type MailpieceToSend,
} from './certified-mailer.port.ts';
import {
  askLob,
  lobCodeOf,
  lookAtLob,
  type LobSettings,
  eventScan,
  lobEventSchema,
  lobLetterSchema,
  lobListSchema,
  readMailpiece,
} from './lob-client.ts';

const MOST_PAPER_BYTES = 20_000_000;
const PAPER_TIMEOUT_MS = 20_000;
/** A person waits for this one, and can go on without it. */
const CHECK_TIMEOUT_MS = 3_000;

const extraServices = {
  certified: 'certified',
  certified_return_receipt: 'certified_return_receipt',
  first_class: undefined,
} as const;

/**
 * Letters by Lob, through its official package. Nothing of a person goes there but what is on the envelope and in it: the
 * metadata is our own id of the mailpiece.
 */
export function createLobCertifiedMailer(settings: LobSettings): CertifiedMailer {
  const test = settings.apiKey.startsWith('test_');
  const read = (answer: unknown) => readMailpiece(lobLetterSchema.parse(answer), test);
  return {
    carrier: 'lob',
    test,
    async send(mailpiece) {
      const answer = await askLob(settings, (lob) =>
        lob.letters.create(letterOf(mailpiece), { 'Idempotency-Key': mailpiece.mailpieceId }),
      );
      return read(answer);
    },
    async findMailpiece(mailpieceId) {
      const answer = await askLob(settings, (lob) =>
        lob.letters.list({ limit: 2, metadata: { mailpiece: mailpieceId } }),
      );
      const listed = lobListSchema
        .parse(answer)
        .data.map((letter) => lobLetterSchema.parse(letter));
      const found = listed.find(({ metadata }) => metadata?.['mailpiece'] === mailpieceId);
      // To take another letter for this one would be as bad as to send it twice.
      if (!found && listed.length > 0) throw new Error('Lob lists letters that were not asked for');
      return found && readMailpiece(found, test);
    },
    async fetchMailpiece(carrierId) {
      const answer = await lookAtLob(settings, (lob) => lob.letters.retrieve(carrierId));
      return answer === undefined ? undefined : read(answer);
    },
    async cancel(carrierId) {
      return await cancelAtLob(settings, carrierId);
    },
    async fetchTrackingDocument(carrierId, paper) {
      const answer = await lookAtLob(settings, (lob) => lob.letters.retrieve(carrierId));
      if (answer === undefined) return undefined;
      const letter = lobLetterSchema.parse(answer);
      const url = paper === 'proof' ? letter.url : letter.return_receipt_url;
      return url ? await fetchPdf(url, settings) : undefined;
    },
    checkAddress: (address) => checkAtLob(settings, address),
    readEvent(body, headers, now) {
      const secret = settings.webhookSecret;
      if (!secret) return 'off';
      const [signature, timestamp] = [headers['lob-signature'], headers['lob-signature-timestamp']];
      if (!isSignedByLob(body, { secret, signature, timestamp, now })) return undefined;
      const event = lobEventSchema.safeParse(jsonOf(body));
      if (!event.success) return 'unreadable';
      const { id, event_type: type, reference_id: carrierId, date_created: createdAt } = event.data;
      return { id, type: type.id, carrierId, scan: eventScan(event.data), createdAt };
    },
  };
}

function letterOf({ mailpieceId, mailClass, to, from, pdf }: MailpieceToSend) {
  return {
    to: lobAddress(to),
    from: lobAddress(from),
    file: Buffer.from(pdf),
    color: false,
    double_sided: false,
    // A letter may begin where Lob would print the address. It charges for the page but with certified mail; `quoteMail` counts it.
    address_placement: 'insert_blank_page' as const,
    mail_type: 'usps_first_class' as const,
    use_type: 'operational' as const,
    extra_service: extraServices[mailClass],
    metadata: { mailpiece: mailpieceId },
  };
}

function lobAddress({ name, line1, line2, city, state, zip }: MailAddress) {
  return {
    name,
    address_line1: line1,
    ...(line2 ? { address_line2: line2 } : {}),
    address_city: city,
    address_state: state,
    address_zip: zip,
    address_country: 'US' as const,
  };
}

/** Lob says no once its window has passed: the letter goes out then. */
async function cancelAtLob(settings: LobSettings, carrierId: string): Promise<boolean> {
  const answer = await lookAtLob(settings, async (lob) => {
    try {
      return await lob.letters.delete(carrierId);
    } catch (error) {
      if (lobCodeOf(error) === 'not_deletable') return { deleted: false };
      throw error;
    }
  });
  return z.object({ deleted: z.boolean() }).safeParse(answer).data?.deleted ?? false;
}

/** A link of the carrier leads to one PDF on the open net, and nowhere else. */
async function fetchPdf(
  link: string,
  { apiBase, stopping }: LobSettings,
): Promise<Uint8Array | undefined> {
  if (!mayFollow(link, apiBase)) return undefined;
  const tooLong = AbortSignal.timeout(PAPER_TIMEOUT_MS);
  const signal = stopping ? AbortSignal.any([tooLong, stopping]) : tooLong;
  try {
    const answer = await fetch(link, { signal, redirect: 'error' });
    const bytes = answer.ok ? await readAtMost(answer, MOST_PAPER_BYTES) : undefined;
    return bytes?.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes : undefined;
  } catch (error) {
    throw new CarrierUnreachable('Lob: the picture of a letter did not come', undefined, {
      cause: error,
    });
  }
}

/** Only encrypted, and to a name that the world knows; a stand-in is at home. */
function mayFollow(link: string, apiBase: string): boolean {
  const url = URL.parse(link);
  if (!url) return false;
  if (url.origin === new URL(apiBase).origin) return true;
  return (
    url.protocol === 'https:' && /\.[a-z]{2,}$/i.test(url.hostname) && !AT_HOME.test(url.hostname)
  );
}

const AT_HOME = /\.(?:local|internal|localhost|lan|home|arpa)$/i;

/** @returns undefined if there is more: nobody's answer fills our memory */
async function readAtMost(answer: Response, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const verificationSchema = z.object({
  deliverability: z.string(),
  primary_line: z.string(),
  secondary_line: z.string().nullish(),
  components: z.object({
    city: z.string(),
    state: z.string(),
    zip_code: z.string(),
    zip_code_plus_4: z.string().nullish(),
  }),
});

const VERDICTS: Readonly<Record<string, AddressVerdict>> = {
  deliverable: 'confirmed',
  deliverable_unnecessary_unit: 'confirmed',
  deliverable_incorrect_unit: 'unknown_unit',
  deliverable_missing_unit: 'missing_unit',
  undeliverable: 'unknown',
};

async function checkAtLob(settings: LobSettings, address: MailAddress): Promise<CheckedAddress> {
  const { line1, line2, city, state, zip } = address;
  const { checkTimeoutMs: timeoutMs = CHECK_TIMEOUT_MS } = settings;
  try {
    const answer = verificationSchema.parse(
      await askLob({ ...settings, timeoutMs }, (lob) =>
        lob.usVerifications.verify({
          primary_line: line1,
          ...(line2 ? { secondary_line: line2 } : {}),
          city,
          state,
          zip_code: zip,
        }),
      ),
    );
    const verdict = VERDICTS[answer.deliverability] ?? 'not_checked';
    if (verdict === 'unknown' || verdict === 'not_checked') return { verdict, suggestion: null };
    const suggestion = suggestionOf(address, answer);
    if (verdict !== 'confirmed') return { verdict, suggestion };
    return suggestion ? { verdict: 'corrected', suggestion } : { verdict, suggestion: null };
  } catch {
    return { verdict: 'not_checked', suggestion: null };
  }
}

/** How the post writes it, if that is more than other capitals or a longer ZIP code. */
function suggestionOf(
  address: MailAddress,
  { primary_line, secondary_line, components }: z.output<typeof verificationSchema>,
): MailAddress | null {
  const { city, state, zip_code, zip_code_plus_4 } = components;
  const suggestion = {
    name: address.name,
    line1: primary_line,
    ...(secondary_line ? { line2: secondary_line } : {}),
    city,
    state,
    zip: zip_code_plus_4 ? `${zip_code}-${zip_code_plus_4}` : zip_code,
  };
  return spelled(suggestion) === spelled(address) ? null : suggestion;
}

function spelled({ line1, line2 = '', city, state, zip }: MailAddress): string {
  return [line1, line2, city, state, zip.slice(0, 5)]
    .map((part) => part.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .join('/');
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

const TOLERANCE_MS = 5 * 60_000;
/** What Lob's own examples use: keeping it lets everybody in. */
const KNOWN_TO_EVERYBODY = 'secret';

/**
 * True where Lob signed these very bytes within the last five minutes: `Lob-Signature` is the hex HMAC-SHA256 of
 * `<Lob-Signature-Timestamp>.<body>`.
 */
function isSignedByLob(
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
