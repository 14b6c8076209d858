import type { EmailExample } from '#server/platform/email/index.ts';
import { acknowledgementEmail, contactEmail } from './contact.email.ts';

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
