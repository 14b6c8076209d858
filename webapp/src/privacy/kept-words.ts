import type { privacyEndpoints } from '@creditfix/shared/privacy';
import type { DataOf } from '@creditfix/shared/kernel';
import { locale } from '#webapp/kit/index.ts';
import { words } from './my-privacy.words.tsx';

export type Kept = DataOf<typeof privacyEndpoints.whatIsKept>;

/** The counts as a list of words; what is not there is said too, once. */
export function keptWords({ letters, drafts, copies, payments }: Kept): string[] {
  return [
    words.letters(letters, shown(letters)),
    words.drafts(drafts, shown(drafts)),
    words.copies(copies, shown(copies)),
    words.payments(payments, shown(payments)),
  ];
}

const shown = (count: number) => count.toLocaleString(locale);

/** `340 KB`, `2.1 MB` */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
