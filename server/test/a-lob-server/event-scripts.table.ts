/** The events of letters (lob-openapi: events), and the journeys that a test or a demonstration plays. */

/** A test key's webhook never hears of anything else. */
export const TEST_MODE_EVENTS: readonly string[] = [
  'letter.created',
  'letter.rendered_pdf',
  'letter.rendered_thumbnails',
  'letter.deleted',
  'letter.failed',
  'letter.rejected',
];

/** What a tracking event is called, by the last part of its event's type. */
export const TRACKING_NAMES: Readonly<Record<string, string>> = {
  mailed: 'Mailed',
  in_transit: 'In Transit',
  in_local_area: 'In Local Area',
  processed_for_delivery: 'Processed for Delivery',
  pickup_available: 'Pickup Available',
  delivered: 'Delivered',
  're-routed': 'Re-Routed',
  returned_to_sender: 'Returned to Sender',
  issue: 'Issue',
};

/** Of certified letters: what `details.event` means, and whether the recipient has to act. */
export const DETAILS = {
  package_accepted: ['Package has been accepted into the carrier network for delivery.', false],
  package_arrived: [
    'Package has arrived at an intermediate location in the carrier network.',
    false,
  ],
  package_departed: [
    'Package has departed from an intermediate location in the carrier network.',
    false,
  ],
  package_processing: [
    'Package is processing at an intermediate location in the carrier network.',
    false,
  ],
  package_processed: ['Package has been processed at an intermediate location.', false],
  package_in_local_area: ['Package is at a location near the end destination.', false],
  delivery_scheduled: ['Package is scheduled for delivery.', false],
  out_for_delivery: ['Package is out for delivery.', false],
  pickup_available: ['Package is available for pickup at carrier location.', true],
  delivered: ['Package has been delivered.', false],
  package_forwarded: ['Package has been forwarded.', false],
  returned_to_sender: ['Package is to be returned to sender.', false],
  address_issue: ['Address information is incorrect. Contact carrier to ensure delivery.', true],
  contact_carrier: ['Contact the carrier for more information.', true],
  delayed: ['Delivery of package is delayed.', false],
  delivery_attempted: [
    'Delivery of package has been attempted. Contact carrier to ensure delivery.',
    true,
  ],
  delivery_rescheduled: ['Delivery of package has been rescheduled.', false],
  location_inaccessible: [
    'Delivery location inaccessible to carrier. Contact carrier to ensure delivery.',
    true,
  ],
  notice_left: [
    'Carrier left notice during attempted delivery. Follow carrier instructions on notice.',
    true,
  ],
  package_damaged: ['Package has been damaged. Contact carrier for more details.', true],
  package_disposed: ['Package has been disposed.', false],
  package_held: ['Package held at carrier location. Contact carrier for more details.', true],
  package_lost: ['Package has been lost. Contact carrier for more details.', true],
  package_unclaimed: ['Package is unclaimed.', true],
  package_undeliverable: ['Package is not able to be delivered.', true],
  reschedule_delivery: ['Contact carrier to reschedule delivery.', true],
  other: ['Unrecognized carrier status.', false],
} as const satisfies Readonly<Record<string, readonly [string, boolean]>>;
export type DetailEvent = keyof typeof DETAILS;

export interface EventStep {
  readonly type: `letter.${string}`;
  /** Of certified letters. */
  readonly event?: DetailEvent;
  readonly notes?: string;
  /** A ZIP code, or the name of a distribution center. */
  readonly location?: string;
  /** After the journey's start. */
  readonly hours: number;
}

const MADE: readonly EventStep[] = [
  { type: 'letter.created', hours: 0 },
  { type: 'letter.rendered_pdf', hours: 0.02 },
  { type: 'letter.rendered_thumbnails', hours: 0.03 },
];

const PLAIN_WAY: readonly EventStep[] = [
  { type: 'letter.mailed', hours: 30 },
  { type: 'letter.in_transit', hours: 42, location: '94107' },
  { type: 'letter.in_local_area', hours: 70, location: '75013' },
  { type: 'letter.processed_for_delivery', hours: 90, location: '75013' },
];

const CERTIFIED_WAY: readonly EventStep[] = [
  certified('mailed', 'package_accepted', 30, 'USPS in possession of item', '94107'),
  certified('in_transit', 'package_arrived', 42, 'Arrived at USPS Regional Facility', '94015'),
  certified('in_transit', 'package_departed', 50, 'Departed USPS Regional Facility', '94015'),
  certified('in_transit', 'package_processed', 66, 'Processed Through Facility', 'DALLAS TX RDC'),
  certified('in_local_area', 'package_in_local_area', 88, 'Arrived at Post Office', '75013'),
  certified('processed_for_delivery', 'out_for_delivery', 90, 'Out for Delivery', '75013'),
];

const HANDED_OVER = certified(
  ...(['delivered', 'delivered', 96] as const),
  'Delivered, Front Desk/Reception/Mail Room',
  '75013',
);
const RETURNED = certified(
  ...(['returned_to_sender', 'returned_to_sender', 240] as const),
  'Delivered, To Original Sender',
  '94107',
);
const NOTICE_LEFT = certified('issue', 'notice_left', 96, 'Notice Left (No Authorized Recipient)');

export const EVENT_SCRIPTS = {
  rendered: MADE,
  first_class: [...MADE, ...PLAIN_WAY, { type: 'letter.delivered', hours: 96 }],
  first_class_returned: [
    ...MADE,
    ...PLAIN_WAY.slice(0, 2),
    { type: 'letter.returned_to_sender', hours: 200, location: '94107' },
  ],
  first_class_rerouted: [
    ...MADE,
    ...PLAIN_WAY.slice(0, 2),
    { type: 'letter.re-routed', hours: 80, location: '75013' },
    { type: 'letter.delivered', hours: 140 },
  ],
  certified: [...MADE, ...CERTIFIED_WAY, HANDED_OVER],
  certified_on_its_way: [...MADE, ...CERTIFIED_WAY],
  certified_delivered: [HANDED_OVER],
  certified_picked_up: [
    ...MADE,
    ...CERTIFIED_WAY,
    NOTICE_LEFT,
    certified('pickup_available', 'pickup_available', 120, 'Available for Pickup', '75013'),
    certified('delivered', 'delivered', 144, 'Delivered, Individual Picked Up at Post Office'),
  ],
  certified_returned: [
    ...MADE,
    ...CERTIFIED_WAY,
    NOTICE_LEFT,
    certified('issue', 'package_unclaimed', 216, 'Unclaimed/Being Returned to Sender'),
    RETURNED,
  ],
  certified_rerouted: [
    ...MADE,
    ...CERTIFIED_WAY.slice(0, 4),
    certified('re-routed', 'package_forwarded', 90, 'Forwarded', '75013'),
    { ...HANDED_OVER, hours: 160 },
  ],
  address_issue: [
    ...MADE,
    ...CERTIFIED_WAY.slice(0, 5),
    certified('issue', 'address_issue', 96, 'Insufficient Address', '75013'),
  ],
  delivery_attempted: [
    ...MADE,
    ...CERTIFIED_WAY,
    certified('issue', 'delivery_attempted', 96, 'No Access to Delivery Location', '75013'),
  ],
  notice_left: [...MADE, ...CERTIFIED_WAY, NOTICE_LEFT],
  package_lost: [
    ...MADE,
    ...CERTIFIED_WAY.slice(0, 3),
    certified('issue', 'package_lost', 400, 'Missing Mail Search Request Initiated'),
  ],
  failed: [
    { type: 'letter.created', hours: 0 },
    { type: 'letter.failed', hours: 0.05 },
  ],
  rejected: [
    { type: 'letter.created', hours: 0 },
    { type: 'letter.rejected', hours: 0.05 },
  ],
  deleted: [{ type: 'letter.deleted', hours: 0.05 }],
} as const satisfies Readonly<Record<string, readonly EventStep[]>>;
export type EventScript = keyof typeof EVENT_SCRIPTS;

function certified(
  name: string,
  event: DetailEvent,
  hours: number,
  notes: string,
  location?: string,
): EventStep {
  const type = `letter.certified.${name}` as const;
  return { type, event, hours, notes, ...(location !== undefined && { location }) };
}
