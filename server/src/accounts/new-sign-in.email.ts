import { BUSINESS_TIME_ZONE } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';

const when = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** To somebody whose account was opened in a browser that had not opened it before. It carries no link of its own to lure with. */
export function newSignInEmail(signIn: { device: string; at: Date }): EmailDraft {
  return {
    subject: 'A new sign-in to your account',
    preview: `${signIn.device}. If this was you, there is nothing to do.`,
    heading: 'A new sign-in to your account',
    blocks: [
      {
        kind: 'text',
        text: 'Your Credit Fix account was opened in a browser that had not opened it before.',
      },
      {
        kind: 'facts',
        rows: [
          ['When', `${when.format(signIn.at)}, Eastern time`],
          ['With', signIn.device],
        ],
      },
      { kind: 'text', text: 'If this was you, there is nothing to do.' },
      {
        kind: 'text',
        text: 'Was it not you? Then sign in, open My Account, and sign out every browser that you do not know. Please change the password of your email too: whoever reads your email can get a login link.',
      },
    ],
    reason:
      'You get this email because it is about the safety of your account. Such emails are always sent.',
  };
}
