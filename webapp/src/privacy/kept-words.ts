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
