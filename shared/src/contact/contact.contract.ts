import { z } from 'zod';
import { defineEndpoint, emailAddress, plainText, type Endpoint } from '../kernel/index.ts';

/** What a message to support is about. */
export const ContactSubject = {
  general: 'general',
  support: 'support',
  billing: 'billing',
  dispute: 'dispute',
  account: 'account',
  feedback: 'feedback',
  legal: 'legal',
  partnership: 'partnership',
} as const;
export type ContactSubject = keyof typeof ContactSubject;

export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> = {
  general: 'A general question',
  support: 'Help with the product',
  billing: 'Billing and payments',
  dispute: 'My dispute or letter',
  account: 'My account',
  feedback: 'Feedback',
  legal: 'Legal',
  partnership: 'Partnership',
};

/** When people hear back, as every screen and email says it. */
export const CONTACT_RESPONSE_TIME = 'within 24 hours, Monday to Friday';

export const contactEndpoints = {
  sendMessage: defineEndpoint({
    name: 'sendMessage',
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    problems: {},
    summary: 'Takes a message for support: stored, sent on to support, and acknowledged by email.',
    body: z.object({
      // A line end in a name is nobody's name: it is how a mail header is smuggled in.
      name: z
        .string({ error: 'Your name is needed.' })
        .refine((name) => !/[\r\n]/.test(name), 'Please write your name on one line.')
        .pipe(plainText({ label: 'Your name', max: 120 })),
      email: emailAddress,
      subject: z.enum(ContactSubject, 'Please choose what it is about.'),
      message: plainText({ label: 'Your message', max: 5_000, multiline: true }),
      recaptchaToken: z.string().max(8_000).optional(),
    }),
    data: z.object({ messageId: z.uuid() }),
  }),
  getSupport: defineEndpoint({
    name: 'getSupport',
    method: 'GET',
    path: '/api/contact',
    access: 'public',
    problems: {},
    summary: 'Where support reads, for a message from the person’s own mail program.',
    data: z.object({ email: z.string() }),
  }),
} as const satisfies Record<string, Endpoint>;
