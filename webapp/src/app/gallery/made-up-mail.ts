import type { Mailpiece } from '@creditfix/shared/mailing';

export const from = {
  name: 'Jordan Sample',
  line1: '12 Example Street',
  line2: 'Apartment 3',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
} as const;

export const to = {
  name: 'Experian',
  line1: 'P.O. Box 4500',
  city: 'Allen',
  state: 'TX',
  zip: '75013',
} as const;

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** A piece that came back, so that good news and bad are in one line. */
export const madeUpMailpiece: Mailpiece = {
  id: NO_ID,
  letterId: NO_ID,
  carrier: 'lob',
  mailClass: 'certified',
  status: 'delivered',
  label: 'Delivered',
  test: false,
  priceCents: 999,
  charge: 'charged',
  pages: 2,
  sheets: 1,
  to,
  from,
  queuedAt: '2026-11-09T15:00:00.000Z',
  sendsAt: '2026-11-09T15:30:00.000Z',
  canCancel: false,
  mailedOn: '2026-11-10',
  expectedOn: '2026-11-16',
  deliveredOn: '2026-11-17',
  trackingNumber: '9407100000000000000000',
  trackingUrl: 'https://tools.usps.com/',
  lobLetterId: null,
  trouble: null,
  events: [
    event('queued', '2026-11-09T15:00:00.000Z', null, 'You asked us to mail it.'),
    event('mailed', '2026-11-10T22:10:00.000Z', 'Springfield, IL', 'USPS has it.'),
    event('in_transit', '2026-11-12T08:40:00.000Z', '60601', 'It is on its way.'),
    event(
      'delivery_attempted',
      '2026-11-14T17:05:00.000Z',
      'Allen, TX',
      'Nobody could take it. USPS tries again.',
    ),
    event('delivered', '2026-11-17T16:20:00.000Z', 'Allen, TX', 'It was delivered.'),
  ],
  hasProof: true,
  hasReceipt: false,
  packetSha256: null,
};

function event(
  kind: Mailpiece['events'][number]['kind'],
  at: string,
  location: string | null,
  text: string,
): Mailpiece['events'][number] {
  return { kind, at, location, text };
}
