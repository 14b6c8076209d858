import { spoken } from '../kernel/index.ts';
import type { AddressVerdict } from './mail-address.schema.ts';
import type { MailClass, MailEventKind } from './mail.status.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** What is said of mail: to people in their own language, on papers and to the post always in English. */

const mailMessages = () => spoken({ en: en.mailMessages, es: es.mailMessages });

/** @param isOwn the person told us, and nobody else has seen it */
export function mailEventText(kind: MailEventKind, isOwn = false): string {
  const { events, ownEvents } = mailMessages();
  const own: Readonly<Partial<Record<MailEventKind, string>>> = ownEvents;
  return (isOwn ? own[kind] : undefined) ?? events[kind];
}

export function mailClassLabel(mailClass: MailClass): string {
  return mailMessages().classes[mailClass];
}

export function addressVerdictText(verdict: AddressVerdict): string {
  return mailMessages().verdicts[verdict];
}

/** The name of what happened, on a paper that others read. */
export const mailEventNames: Readonly<Record<MailEventKind, string>> = {
  queued: 'Ordered by the sender',
  cancelled: 'Taken back by the sender',
  accepted: 'Accepted by the mail service',
  printed: 'Printed',
  mailed: 'Handed to the Postal Service',
  in_transit: 'In transit',
  in_local_area: 'In the area of the recipient',
  out_for_delivery: 'Out for delivery',
  pickup_available: 'Ready for pickup at the post office',
  delivery_attempted: 'Delivery attempted',
  re_routed: 'Sent on to another address',
  delayed: 'Delayed',
  issue: 'A problem was reported',
  delivered: 'Delivered',
  returned: 'Returned to the sender',
  failed: 'Not mailed',
  lost: 'Damaged or lost',
};

/** For papers, staff and the post. */
export const mailClassLabels: Readonly<Record<MailClass, string>> = en.mailMessages.classes;
