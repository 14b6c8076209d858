/** Where a letter is. `preparing` is ours alone: signed and counted, its PDF not yet stored. */
export const LetterStatus = {
  preparing: 'preparing',
  drafted: 'drafted',
  mailed: 'mailed',
  delivered: 'delivered',
} as const;

export type LetterStatus = keyof typeof LetterStatus;

/** What the trail of a letter records, in the order in which it usually happens. */
export const LetterEventKind = {
  drafted: 'drafted',
  viewed: 'viewed',
  attested: 'attested',
  signed: 'signed',
  downloaded: 'downloaded',
} as const;

export type LetterEventKind = keyof typeof LetterEventKind;

/** How the dashboard names a status. */
export function letterStatusLabel(status: string): string {
  switch (status) {
    case LetterStatus.preparing:
    case LetterStatus.drafted:
      return 'Ready to Send';
    case LetterStatus.mailed:
      return 'In Transit';
    case LetterStatus.delivered:
      return 'Delivered';
    default:
      return 'Unknown';
  }
}
