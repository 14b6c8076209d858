import { LOGIN_LINK_MINUTES } from '@creditfix/shared/accounts';
import type { EmailDraft } from '#server/platform/email/index.ts';

/** The email with the administrator link. */
export function adminLinkEmail(url: string): EmailDraft {
  return {
    subject: 'Your administrator login link',
    preview: `It opens the administrator area once, for ${LOGIN_LINK_MINUTES} minutes.`,
    heading: 'Sign in as an administrator',
    blocks: [
      {
        kind: 'text',
        text: 'This link opens the administrator area of Credit Fix, where you see the accounts of our customers.',
      },
      { kind: 'button', label: 'Sign in as an administrator', url },
      {
        kind: 'text',
        text: `It works once, for ${LOGIN_LINK_MINUTES} minutes. If you ask for another link, this one stops working.`,
      },
      {
        kind: 'quiet',
        text: 'Did you not ask for this? Then do not open the link, and tell whoever runs the service: somebody tried to sign in as you.',
      },
    ],
    reason:
      'You get this email because somebody entered your address at the administrator login of Credit Fix.',
  };
}
