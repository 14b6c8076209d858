import { LOGIN_LINK_MINUTES } from '@creditfix/shared/accounts';
import { spoken } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { words as en } from './login-link.email.words.ts';
import { words as es } from './login-link.email.words.es.ts';

/** The email with the login link. */
export function loginLinkEmail(url: string): EmailDraft {
  const words = spoken({ en, es });
  return {
    subject: words.subject,
    preview: words.preview(LOGIN_LINK_MINUTES),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.here },
      { kind: 'button', label: words.button, url },
      { kind: 'text', text: words.once(LOGIN_LINK_MINUTES) },
      { kind: 'quiet', text: words.notYou },
    ],
    reason: words.reason,
  };
}
