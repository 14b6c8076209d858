import { CONTACT_RESPONSE_TIME, contactSubjectLabels } from '@creditfix/shared/contact';
import type { EmailDraft } from '#server/platform/email/index.ts';
import type { ContactMessage } from './send-message.ts';

/** What support reads. The subject line holds the chosen subject alone, nothing that was typed. */
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

/** What the writer gets. */
export function acknowledgementEmail(): EmailDraft {
  return {
    subject: 'We have your message',
    preview: `We answer ${CONTACT_RESPONSE_TIME}.`,
    heading: 'Thank you for writing to us',
    blocks: [
      { kind: 'text', text: 'Your message has reached our support team.' },
      {
        kind: 'text',
        text: `We answer ${CONTACT_RESPONSE_TIME}. Our answer comes to this email address.`,
      },
      {
        kind: 'text',
        text: 'There is nothing more to do. If you remember something later, use the contact form again.',
      },
    ],
    reason:
      'You get this email because someone wrote to Credit Fix support with this address. If that was not you, you can delete it. Nothing else will follow from us.',
  };
}
