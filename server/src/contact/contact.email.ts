import { contactResponseTime, contactSubjectLabels } from '@creditfix/shared/contact';
import { spoken } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { words as en } from './contact.email.words.ts';
import { words as es } from './contact.email.words.es.ts';
import type { ContactMessage } from './send-message.ts';

/** What support reads, in English. The subject line holds the chosen subject alone, nothing that was typed. */
export function contactEmail(message: ContactMessage, messageId: string): EmailDraft {
  const label = contactSubjectLabels[message.subject];
  return {
    subject: `Contact form: ${label}`,
    preview: `From ${message.name}`,
    heading: label,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['From', message.name],
          ['Email', message.email],
          ['Message', messageId],
        ],
      },
      { kind: 'quote', text: message.message },
      { kind: 'quiet', text: 'Answer this email and it goes to the person who wrote.' },
    ],
    reason: 'Sent from the contact form.',
  };
}

/** What the writer gets, in the language in which they wrote. */
export function acknowledgementEmail(): EmailDraft {
  const words = spoken({ en, es });
  const when = contactResponseTime();
  return {
    subject: words.subject,
    preview: words.preview(when),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.reached },
      { kind: 'text', text: words.answer(when) },
      { kind: 'text', text: words.nothingMore },
    ],
    reason: words.reason,
  };
}
