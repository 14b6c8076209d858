import type { privacyEndpoints } from '@creditfix/shared/privacy';
import type { DataOf } from '@creditfix/shared/kernel';
import { locale } from '#webapp/kit/index.ts';
import { myPrivacyMessages } from './messages.tsx';

export type Kept = DataOf<typeof privacyEndpoints.whatIsKept>;

/** The counts as a list of words; what is not there is said too, once. */
export function keptWords({ letters, drafts, copies, payments }: Kept): string[] {
  return [
    myPrivacyMessages.letters(letters, shown(letters)),
    myPrivacyMessages.drafts(drafts, shown(drafts)),
    myPrivacyMessages.copies(copies, shown(copies)),
    myPrivacyMessages.payments(payments, shown(payments)),
  ];
}

const shown = (count: number) => count.toLocaleString(locale);

/** `340 KB`, `2.1 MB` */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
