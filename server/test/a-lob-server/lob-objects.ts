import type { LobAddress } from './check-letter.ts';
import type { LetterRow } from './lob-world.ts';
import { signedLink } from './signed-link.ts';

/** The rows of the stand-in as Lob sends them (lob-openapi 1.22: letter, certified, tracking_event, failure_reason). */

export interface TrackingEvent {
  readonly id: string;
  readonly type: 'normal' | 'certified';
  readonly name: string;
  readonly details: TrackingDetails | null;
  readonly location: string | null;
  readonly time: string;
  readonly date_created: string;
  readonly date_modified: string;
  readonly object: 'tracking_event';
}

export interface TrackingDetails {
  readonly event: string;
  readonly description: string;
  readonly notes: string;
  readonly action_required: boolean;
}

export interface FailureReason {
  readonly failure_reason: string;
  readonly remediation: string;
  readonly errors: readonly object[] | null;
}

export function letterObject(row: LetterRow, { now, base, receipts }: Seen): object {
  const { params, id } = row;
  return {
    id,
    description: params.description,
    metadata: params.metadata,
    to: addressObject(row, params.to, 'a'),
    from: addressObject(row, params.from, 'b'),
    color: params.color,
    double_sided: params.doubleSided,
    address_placement: params.addressPlacement,
    return_envelope: false,
    perforated_page: null,
    custom_envelope: null,
    extra_service: params.extraService,
    mail_type: params.mailType,
    use_type: params.useType,
    url: signedLink(base, `${id}.pdf`, now),
    ...(receipts && receiptOf(row, base, now)),
    carrier: 'USPS',
    tracking_number: row.trackingNumber,
    // Not populated in test mode.
    tracking_events: row.mode === 'live' ? row.trackingEvents : [],
    thumbnails: thumbnailsOf(row, base, now),
    merge_variables: params.mergeVariables,
    expected_delivery_date: expectedDelivery(row.sendAt),
    status: statusOf(row, now),
    failure_reason: statusOf(row, now) === 'failed' ? row.failure : null,
    fsc: false,
    ...(row.deletedAt && { deleted: true }),
    date_created: row.createdAt.toISOString(),
    date_modified: row.modifiedAt.toISOString(),
    send_date: row.sendAt.toISOString(),
    object: 'letter',
  };
}

/** Where and when it is looked at: links are signed again each time. */
export interface Seen {
  readonly now: Date;
  readonly base: string;
  readonly receipts: boolean;
}

/**
 * A guess. What is documented: with `certified_return_receipt` an electronic copy of the recipient's signature can be downloaded
 * from Lob's dashboard once the Postal Service has sent it. No documented field or call gives it: a client may not count on this one.
 */
function receiptOf(row: LetterRow, base: string, now: Date): object {
  if (row.params.extraService !== 'certified_return_receipt') return {};
  const ready = row.mode === 'live' && row.deliveredAt !== null;
  return { return_receipt_url: ready ? signedLink(base, `${row.id}_receipt.pdf`, now) : null };
}

export function statusOf(row: LetterRow, now: Date): 'processed' | 'rendered' | 'failed' {
  if (row.failsAt !== null && now >= row.failsAt) return 'failed';
  return now >= row.renderedAt ? 'rendered' : 'processed';
}

function addressObject(row: LetterRow, address: LobAddress, mark: string): object {
  return {
    id: `adr_${row.id.slice(4)}${mark}`,
    description: null,
    name: address.name?.toUpperCase() ?? null,
    company: address.company?.toUpperCase() ?? null,
    phone: null,
    email: null,
    address_line1: address.line1.toUpperCase(),
    address_line2: address.line2?.toUpperCase() ?? null,
    address_city: address.city.toUpperCase(),
    address_state: address.state.toUpperCase(),
    address_zip: address.zip,
    address_country: 'UNITED STATES',
    metadata: {},
    date_created: row.createdAt.toISOString(),
    date_modified: row.createdAt.toISOString(),
    deleted: true,
    object: 'address',
  };
}

function thumbnailsOf(row: LetterRow, base: string, now: Date): object[] {
  const link = (size: string, page: number) =>
    signedLink(base, `${row.id}_thumb_${size}_${page}.png`, now);
  return Array.from({ length: row.file.pages }, (_, index) => ({
    small: link('small', index + 1),
    medium: link('medium', index + 1),
    large: link('large', index + 1),
  }));
}

/** Two days to print, four on the way, none of them on a weekend. */
function expectedDelivery(sendAt: Date): string {
  const date = new Date(sendAt);
  for (let left = 6; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
