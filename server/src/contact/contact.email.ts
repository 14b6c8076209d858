import {
  contactResponseTime,
  contactSubjectLabels,
  contactSubjectName,
  type ContactSubject,
} from '@creditfix/shared/contact';
import { BUSINESS_TIME_ZONE, calendarDateAt, spoken, spokenDate } from '@creditfix/shared/kernel';
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

interface Answer {
  /** As the staff wrote it, with its line ends. */
  readonly text: string;
  readonly subject: ContactSubject;
  readonly wroteAt: Date;
}

/**
 * Our answer, framed in the language in which the person wrote. What they wrote is not repeated: anybody can type somebody else's
 * address into the form.
 */
export function answerEmail({ text, subject, wroteAt }: Answer): EmailDraft {
  const words = spoken({ en: en.answerEmailMessages, es: es.answerEmailMessages });
  const about = contactSubjectName(subject);
  const on = spokenDate(calendarDateAt(wroteAt, BUSINESS_TIME_ZONE));
  return {
    subject: words.subject(about),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      ...text.split(/\n{2,}/).map((part) => ({ kind: 'text', text: part }) as const),
      { kind: 'quiet', text: words.goOn(about, on) },
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

const answer = () => ({
  text: spoken({
    en: 'Hello Anna,\n\nplease check the address on the bureau’s own page, and mail the letter again.\n\nBest wishes\nLee, Credit Fix support',
    es: 'Hola, Anna:\n\nrevise la dirección en la página de la agencia y envíe la carta de nuevo.\n\nSaludos,\nLee, equipo de ayuda de Credit Fix',
  }),
  subject: 'dispute' as const,
  wroteAt: new Date('2026-11-21T15:00:00.000Z'),
});

/** The emails of this feature with made-up content. */
export function contactEmailExamples(): readonly EmailExample[] {
  return [
    { kind: 'contact', draft: () => contactEmail(message, '6a1c0f3e-7a50-4c6e-9a3c-3f1de2f4a001') },
    { kind: 'contact_received', draft: () => acknowledgementEmail() },
    { kind: 'contact_answer', draft: () => answerEmail(answer()) },
  ];
}
