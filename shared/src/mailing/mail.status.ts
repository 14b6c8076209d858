import { spoken } from '../kernel/index.ts';
import { letterStatusLabel } from '../letters/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** How a letter travels. */
export const MailClass = {
  certified: 'certified',
  /** With the recipient's signature as a picture. */
  certified_return_receipt: 'certified_return_receipt',
  /** Ordinary mail: no proof that it arrived. */
  first_class: 'first_class',
} as const;

export type MailClass = keyof typeof MailClass;

/** Who brings it to the post. */
export const MailCarrier = {
  lob: 'lob',
  /** Staff print it, put it in an envelope and mail it. */
  print_queue: 'print_queue',
  /** The person mailed it and told us. */
  self: 'self',
} as const;

export type MailCarrier = keyof typeof MailCarrier;

/** Where a mailpiece is. `cancelled`, `failed` and `returned` are ends; another mailpiece of the same letter may follow. */
export const MailStatus = {
  queued: 'queued',
  mailed: 'mailed',
  in_transit: 'in_transit',
  delivered: 'delivered',
  returned: 'returned',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

export type MailStatus = keyof typeof MailStatus;

/** What happened to a mailpiece, in the words of no carrier in particular. */
export const MailEventKind = {
  /** The person decided; we hold it for a while so that it can be taken back. */
  queued: 'queued',
  cancelled: 'cancelled',
  /** The carrier has taken it on. */
  accepted: 'accepted',
  printed: 'printed',
  mailed: 'mailed',
  in_transit: 'in_transit',
  in_local_area: 'in_local_area',
  out_for_delivery: 'out_for_delivery',
  pickup_available: 'pickup_available',
  delivery_attempted: 'delivery_attempted',
  re_routed: 're_routed',
  delayed: 'delayed',
  /** Something at the post that the carrier names but that does not end it. */
  issue: 'issue',
  delivered: 'delivered',
  returned: 'returned',
  /** The carrier could not make or mail it. */
  failed: 'failed',
  /** Damaged, lost or thrown away by the post. */
  lost: 'lost',
} as const;

export type MailEventKind = keyof typeof MailEventKind;

/** Statuses in which a letter is on its way, so that it can't be mailed a second time. */
export const LIVE_STATUSES: readonly MailStatus[] = ['queued', 'mailed', 'in_transit', 'delivered'];

/** How screens name a status: as they name its letter's, but for a mailpiece that was taken back, whose letter is ready again. */
export function mailStatusLabel(status: MailStatus): string {
  return status === MailStatus.cancelled
    ? spoken({ en: en.mailMessages, es: es.mailMessages }).takenBack
    : letterStatusLabel(status);
}
