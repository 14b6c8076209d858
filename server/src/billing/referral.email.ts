import { REFERRAL_REWARD_CENTS, dollars, proPrice } from '@creditfix/shared/billing';
import { spoken } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { words as en } from './referral.email.words.ts';
import { words as es } from './referral.email.words.es.ts';

/** The friend is never named: that they pay is their own affair. */
export function referralEmail(cents: number, origin: string): EmailDraft {
  const words = spoken({ en, es });
  const amount = dollars(cents);
  return {
    subject: words.title(amount),
    preview: words.preview,
    heading: words.title(amount),
    blocks: [
      { kind: 'text', text: words.paid(amount) },
      { kind: 'text', text: words.lowers(dollars(proPrice.amountCents)) },
      { kind: 'button', label: words.button, url: pageAddress(origin, '/account/invite') },
      { kind: 'quiet', text: words.each(dollars(REFERRAL_REWARD_CENTS)) },
    ],
    reason: words.reason,
  };
}
