import { contactResponseTime, contactSubjectLabels } from '@creditfix/shared/contact';
import { spoken } from '@creditfix/shared/kernel';
import type { EmailDraft, EmailExample } from '#server/platform/email/index.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
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
  const words = spoken({ en: en.contactEmailMessages, es: es.contactEmailMessages });
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

const message = {
  name: 'Anna Example',
  email: 'anna@example.com',
  subject: 'dispute',
  message:
    'Hello,\n\nmy letter came back as undeliverable. The envelope says "attempted, not known".\nWhat should I do now?\n\nThank you\nAnna',
} as const;

/** The emails of this feature with made-up content. */
export function contactEmailExamples(): readonly EmailExample[] {
  return [
    { kind: 'contact', draft: () => contactEmail(message, '6a1c0f3e-7a50-4c6e-9a3c-3f1de2f4a001') },
    { kind: 'contact_received', draft: () => acknowledgementEmail() },
  ];
}
