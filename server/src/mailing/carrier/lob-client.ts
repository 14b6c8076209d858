import type Lob from 'lob';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { PartMissing, onFirstUse } from '#server/platform/loading/index.ts';
import {
  CarrierRefusal,
  CarrierUnreachable,
  type CarrierRefusalReason,
  type CarrierMailpiece,
  type CarrierScan,
} from './certified-mailer.port.ts';
import type { MailEventKind } from '@creditfix/shared/mailing';

export interface LobSettings {
  readonly apiKey: string;
  /** Lob's interface, wherever it is served: `https://api.lob.com/v1`. */
  readonly apiBase: string;
  /** What Lob signs its callbacks with; without it none are taken, and only looking tells how far a letter is. */
  readonly webhookSecret: string | undefined;
  readonly timeoutMs?: number;
  /** How long a look at an address may take. */
  readonly checkTimeoutMs?: number;
  /** Cuts what is being asked, and what is asked from then on. */
  readonly stopping?: AbortSignal | undefined;
}

/** Long enough for a packet of 5 MB to go up. */
const TIMEOUT_MS = 30_000;
const API_VERSION = '2020-02-11';

const ownRequire = createRequire(import.meta.url);

/**
 * The package follows where an answer leads, with the letter and its addresses, and has no option against it: its own HTTP client is
 * told. Lob's interface leads nowhere.
 */
const lobPackage = onFirstUse('mail by Lob', async () => {
  const { defaults } = createRequire(ownRequire.resolve('lob'))('axios') as {
    readonly defaults: { maxRedirects?: number };
  };
  defaults.maxRedirects = 0;
  return (await import('lob')).default;
});

/**
 * Asks Lob through its own package. The package knows no timeout: the connection of a call that takes too long, or that we can't
 * wait for because we are stopping, is cut, and it is unknown then whether the action was done.
 */
export async function askLob<T>(
  { apiKey, apiBase, timeoutMs = TIMEOUT_MS, stopping }: LobSettings,
  ask: (lob: Lob) => Promise<T>,
): Promise<T> {
  const LobClient = await lobPackage().catch((error: unknown) => {
    // Nothing has been asked yet: the letter waits until the installation is mended.
    throw error instanceof PartMissing ? new CarrierUnreachable(error.message) : error;
  });
  const Agent = apiBase.startsWith('https:') ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: false });
  const host = apiBase.endsWith('/') ? apiBase : `${apiBase}/`;
  const lob = new LobClient(apiKey, { host, agent, apiVersion: API_VERSION });
  const cut = Promise.withResolvers<never>();
  const cutWith = (reason: string) => cut.reject(new CarrierUnreachable(reason));
  const timer = setTimeout(() => cutWith(`Lob did not answer within ${timeoutMs} ms`), timeoutMs);
  const cutAtEnd = () => cutWith('this server is stopping');
  stopping?.addEventListener('abort', cutAtEnd, { once: true });
  try {
    if (stopping?.aborted) cutAtEnd();
    return await Promise.race([cut.promise, stopping?.aborted ? cut.promise : ask(lob)]);
  } catch (error) {
    throw readFailure(error);
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', cutAtEnd);
    agent.destroy();
  }
}

/** As `askLob`, for one object; undefined where Lob does not know it. */
export async function lookAtLob<T>(
  settings: LobSettings,
  look: (lob: Lob) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await askLob(settings, look);
  } catch (error) {
    if (error instanceof CarrierRefusal && error.status === 404) return undefined;
    throw error;
  }
}

/** What the package throws for an answer that is an error. */
const answeredError = z
  .object({
    _response: z.object({
      status: z.number(),
      headers: z.record(z.string(), z.unknown()).catch({}),
      data: z
        .object({ error: z.object({ code: z.string().optional() }).optional() })
        .catch({ error: undefined }),
    }),
  })
  .transform(({ _response: { status, headers, data } }) => ({
    status,
    headers,
    code: data.error?.code ?? '',
  }));

/** Lob's own code of an answer that is an error; undefined for everything else. */
export function lobCodeOf(error: unknown): string | undefined {
  return answeredError.safeParse(error).data?.code;
}

/** Codes of Lob (lob-openapi 1.22, "Errors") that say whose fault it is. */
const REASONS: Readonly<Record<string, CarrierRefusalReason>> = {
  failed_deliverability_strictness: 'address',
  address_length_exceeds_limit: 'address',
  file_pages_exceed_max: 'too_many_pages',
  file_size_exceeds_limit: 'file_too_large',
  invalid_file: 'file',
  invalid_file_dimensions: 'file',
  inconsistent_page_dimensions: 'file',
  pdf_encrypted: 'file',
  unembedded_fonts: 'file',
  mail_use_type_can_not_be_null: 'our_account',
  payment_method_unverified: 'our_account',
  billing_address_required: 'our_account',
  invalid_api_key: 'our_account',
  publishable_key_not_allowed: 'our_account',
};

/** The account is wrong, not the letter: the key, its rights, an unpaid bill. */
const OUR_STATUSES = [401, 402, 403];

/** Nothing of Lob's own text is said on: it quotes what was sent. */
function readFailure(error: unknown): Error {
  if (error instanceof CarrierUnreachable) return error;
  const answered = answeredError.safeParse(error);
  if (!answered.success) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    return new CarrierUnreachable(`Lob: ${code}`);
  }
  const { status, headers, code } = answered.data;
  if (status === 429) return new CarrierUnreachable('Lob: 429', secondsToWait(headers));
  if (status >= 500 || status === 408) return new CarrierUnreachable(`Lob: ${status} ${code}`);
  const reason =
    REASONS[code] ??
    (OUR_STATUSES.includes(status) ? 'our_account' : status === 413 ? 'file_too_large' : 'other');
  return new CarrierRefusal(reason, `${status} ${code}`, status);
}

function secondsToWait(headers: Readonly<Record<string, unknown>>): number {
  const seconds = Number(headers['retry-after'] ?? headers['ratelimit-reset']);
  return Number.isFinite(seconds) && seconds > 0 && seconds < 600 ? Math.ceil(seconds) : 5;
}

/** The answers and events of Lob as far as we read them (lob-openapi 1.22), and what they mean. */

/** A word of Lob's as it can be kept: a database accepts no NUL, and an index no very long text. */
const word = (most: number) =>
  z.string().transform((text) => text.toWellFormed().replaceAll(CONTROLS, '').slice(0, most));
// oxlint-disable-next-line no-control-regex -- the controls are exactly what is looked for
const CONTROLS = /[\u0000-\u001F\u007F-\u009F]/g;

/** Other centuries are no times of a letter, and not every database takes them. */
const instant = z.iso
  .datetime({ offset: true })
  .regex(/^20\d\d/)
  .transform((text) => new Date(text));

const trackingEventSchema = z.object({
  name: word(60),
  time: instant,
  location: word(100).nullish().catch(null),
  details: z
    .object({ event: word(60) })
    .nullish()
    .catch(null),
});

/** More than any letter meets. */
const MOST_EVENTS = 500;

export const lobLetterSchema = z.object({
  id: z.string().regex(/^ltr_[A-Za-z0-9]{1,60}$/),
  /** A signed link, for 30 days. */
  url: z.string().nullish().catch(null),
  return_receipt_url: z.string().nullish().catch(null),
  status: z.string().nullish().catch(null),
  deleted: z.boolean().nullish(),
  tracking_number: word(40).nullish().catch(null),
  // One that can't be read does not hide the others.
  tracking_events: z
    .array(z.unknown())
    .catch([])
    .transform((events) =>
      events.slice(-MOST_EVENTS).flatMap((event) => {
        const { data } = trackingEventSchema.safeParse(event);
        return data ? [data] : [];
      }),
    ),
  expected_delivery_date: z
    .string()
    .transform((text) => text.slice(0, 10))
    .pipe(z.iso.date().regex(/^20/))
    .nullish()
    .catch(null),
  /** In dollars, where the account is shown prices at all. */
  price: z.coerce.number().min(0).max(1_000).nullish().catch(null),
  metadata: z.record(z.string(), z.unknown()).nullish().catch(null),
});

export type LobLetter = z.output<typeof lobLetterSchema>;

export const lobListSchema = z.object({ data: z.array(z.unknown()) });

export const lobEventSchema = z.object({
  id: z.string().regex(/^evt_[A-Za-z0-9]{1,60}$/),
  event_type: z.object({ id: word(100) }),
  reference_id: z.string().regex(/^[A-Za-z0-9_]{1,64}$/),
  date_created: instant,
  body: z.unknown(),
});

export type LobEvent = z.output<typeof lobEventSchema>;

/** Last word of an event's type, or the name of a tracking event in small letters. */
const KINDS: Readonly<Record<string, MailEventKind>> = {
  created: 'accepted',
  rendered_pdf: 'printed',
  mailed: 'mailed',
  in_transit: 'in_transit',
  in_local_area: 'in_local_area',
  processed_for_delivery: 'out_for_delivery',
  pickup_available: 'pickup_available',
  'pickup available': 'pickup_available',
  delivered: 'delivered',
  're-routed': 're_routed',
  returned_to_sender: 'returned',
  issue: 'issue',
  failed: 'failed',
  rejected: 'failed',
  deleted: 'cancelled',
};

/** What certified mail says more exactly (`details.event`). What stands nowhere here means what its event means. */
const DETAILS: Readonly<Record<string, MailEventKind>> = {
  package_accepted: 'mailed',
  package_in_local_area: 'in_local_area',
  delivery_scheduled: 'in_local_area',
  out_for_delivery: 'out_for_delivery',
  pickup_available: 'pickup_available',
  delivered: 'delivered',
  package_forwarded: 're_routed',
  returned_to_sender: 'returned',
  address_issue: 'issue',
  contact_carrier: 'issue',
  delayed: 'delayed',
  delivery_attempted: 'delivery_attempted',
  delivery_rescheduled: 'delayed',
  location_inaccessible: 'delivery_attempted',
  notice_left: 'delivery_attempted',
  package_damaged: 'issue',
  package_disposed: 'lost',
  package_held: 'pickup_available',
  package_lost: 'lost',
  package_unclaimed: 'issue',
  package_undeliverable: 'issue',
  reschedule_delivery: 'delivery_attempted',
};

/** What can happen to a letter only once: whenever it is heard of, it is the same. */
const ONCE: readonly MailEventKind[] = [
  'accepted',
  'printed',
  'mailed',
  'delivered',
  'returned',
  'failed',
  'cancelled',
];

/** Names come from outside: `constructor` is none of ours. */
function kindIn(table: Readonly<Record<string, MailEventKind>>, name: string) {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function scanOf(
  name: string,
  { at, location, detail }: { at: Date; location: string | null; detail: string | null },
): CarrierScan | null {
  const called = name.toLowerCase();
  const kind =
    (detail === null ? undefined : kindIn(DETAILS, detail)) ??
    kindIn(KINDS, called) ??
    kindIn(KINDS, called.replaceAll(' ', '_'));
  if (!kind) return null;
  const day = at.toISOString().slice(0, 10);
  const key = ONCE.includes(kind) ? kind : `${kind}:${day}:${location ?? ''}`;
  return { key, kind, at, location, detail };
}

export function readMailpiece(letter: LobLetter, test: boolean): CarrierMailpiece {
  const failed = letter.status === 'failed';
  return {
    carrierId: letter.id,
    state: letter.deleted ? 'cancelled' : failed ? 'failed' : 'waiting',
    failure: failed ? 'file' : null,
    trackingNumber: letter.tracking_number ?? null,
    expectedOn: letter.expected_delivery_date ?? null,
    costCents: typeof letter.price === 'number' ? Math.round(letter.price * 100) : null,
    test,
    events: letter.tracking_events.flatMap((event) => trackingScan(event) ?? []),
  };
}

function trackingScan({ name, time, location, details }: z.output<typeof trackingEventSchema>) {
  return scanOf(name, { at: time, location: location ?? null, detail: details?.event ?? null });
}

/** `letter.certified.delivered` → `delivered`. */
function wordOf(type: string): string {
  return type.split('.').at(-1) ?? '';
}

/** The scan that an event reports: as listed among the letter's tracking events, if it is there. */
export function eventScan({
  event_type: { id: type },
  body,
  date_created,
}: LobEvent): CarrierScan | null {
  const letter = lobLetterSchema.partial().safeParse(body);
  const away = ({ time }: { time: Date }) => Math.abs(time.getTime() - date_created.getTime());
  const [told] = (letter.success ? (letter.data.tracking_events ?? []) : [])
    .filter(({ name }) => name.toLowerCase().replaceAll(' ', '_') === wordOf(type))
    // An event that comes late shows the letter as it is by now: its own scan is the one of its own time.
    .toSorted((a, b) => away(a) - away(b));
  return (
    (told && trackingScan(told)) ??
    scanOf(wordOf(type), { at: date_created, location: null, detail: null })
  );
}
