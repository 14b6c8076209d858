import { spoken } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { words as en } from './letter-ready.email.words.ts';
import { words as es } from './letter-ready.email.words.es.ts';

/** A signed letter has its PDF. Whom it is to and what it disputes stay out of the email: others may see an inbox. */
export function letterReadyEmail(reference: string, dashboardUrl: string): EmailDraft {
  const words = spoken({ en, es });
  return {
    subject: words.title,
    preview: words.preview,
    heading: words.title,
    blocks: [
      { kind: 'text', text: words.waits(reference) },
      { kind: 'list', items: words.steps },
      { kind: 'button', label: words.button, url: dashboardUrl },
    ],
    reason: words.reason,
  };
}
