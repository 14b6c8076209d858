/**
 * Where a letter is. `preparing` is ours alone: signed and counted, its PDF not yet stored. From `queued` on it is the status of
 * its newest mail piece; one that was taken back is `drafted` again.
 */
export const LetterStatus = {
  preparing: 'preparing',
  drafted: 'drafted',
  queued: 'queued',
  mailed: 'mailed',
  in_transit: 'in_transit',
  delivered: 'delivered',
  returned: 'returned',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

export type LetterStatus = keyof typeof LetterStatus;

/** What the trail of a letter records, in the order in which it usually happens. */
export const LetterEventKind = {
  drafted: 'drafted',
  viewed: 'viewed',
  attested: 'attested',
  signed: 'signed',
  downloaded: 'downloaded',
  mailed: 'mailed',
  mail_cancelled: 'mail_cancelled',
} as const;

export type LetterEventKind = keyof typeof LetterEventKind;

const LABELS: Readonly<Record<LetterStatus, string>> = {
  preparing: 'Ready to Send',
  drafted: 'Ready to Send',
  cancelled: 'Ready to Send',
  queued: 'Waiting to Be Mailed',
  mailed: 'In Transit',
  in_transit: 'In Transit',
  delivered: 'Delivered',
  returned: 'Returned',
  failed: 'Not Mailed',
};

/** How the dashboard names a status. */
export function letterStatusLabel(status: string): string {
  return Object.hasOwn(LABELS, status) ? LABELS[status as LetterStatus] : 'Unknown';
}
