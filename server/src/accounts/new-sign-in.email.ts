import { BUSINESS_TIME_ZONE, currentLanguage, spoken } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { words as en } from './new-sign-in.email.words.ts';
import { words as es } from './new-sign-in.email.words.es.ts';

const FORMAT = { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'long', timeStyle: 'short' } as const;

/** To somebody whose account was opened in a browser that had not opened it before. It carries no link of its own to lure with. */
export function newSignInEmail(signIn: { device: string; at: Date }): EmailDraft {
  const words = spoken({ en, es });
  const moment = new Intl.DateTimeFormat(`${currentLanguage()}-US`, FORMAT).format(signIn.at);
  return {
    subject: words.title,
    preview: words.preview(signIn.device),
    heading: words.title,
    blocks: [
      { kind: 'text', text: words.opened },
      {
        kind: 'facts',
        rows: [
          [words.when, words.easternTime(moment)],
          [words.device, signIn.device],
        ],
      },
      { kind: 'text', text: words.ifYou },
      { kind: 'text', text: words.ifNotYou },
    ],
    reason: words.reason,
  };
}
