import type { MailEventKind } from '@creditfix/shared/mailing';
import { z } from 'zod';
import type { CarrierMailpiece, CarrierScan } from './certified-mailer.port.ts';

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
