import type { ConsentKind, privacyEndpoints } from '@creditfix/shared/privacy';
import type { DataOf } from '@creditfix/shared/kernel';

export type Kept = DataOf<typeof privacyEndpoints.whatIsKept>;

/** What somebody agreed to, as they would say it. */
export const consentNames: Readonly<Record<ConsentKind, string>> = {
  terms: 'The terms of Credit Fix',
  electronic_signature: 'Signing letters electronically',
};

/** The counts as a list of words; what is not there is said too, once. */
export function keptWords({ letters, drafts, copies, payments }: Kept): string[] {
  return [
    counted(letters, 'signed letter', 'signed letters'),
    counted(drafts, 'unfinished draft', 'unfinished drafts'),
    counted(copies, 'copy of a paper', 'copies of papers'),
    counted(payments, 'payment', 'payments'),
  ];
}

function counted(count: number, one: string, many: string): string {
  return `${count === 0 ? 'No' : count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** `340 KB`, `2.1 MB` */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
