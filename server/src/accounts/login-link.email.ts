import { LOGIN_LINK_MINUTES } from '@creditfix/shared/accounts';
import type { EmailDraft } from '#server/platform/email/index.ts';

/** The email with the login link. */
export function loginLinkEmail(url: string): EmailDraft {
  return {
    subject: 'Your login link',
    preview: `It signs you in once, for ${LOGIN_LINK_MINUTES} minutes.`,
    heading: 'Sign in to Credit Fix',
    blocks: [
      { kind: 'text', text: 'Here is the login link you asked for. No password needed.' },
      { kind: 'button', label: 'Sign in', url },
      {
        kind: 'text',
        text: `It works once, for ${LOGIN_LINK_MINUTES} minutes. If you ask for another link, this one stops working.`,
      },
      {
        kind: 'quiet',
        text: 'Did you not ask for this? Then you can delete this email. Nobody gets in without the link.',
      },
    ],
    reason: 'You get this email because somebody entered your address to sign in to Credit Fix.',
  };
}
