import { z } from 'zod';
import { defineEndpoint, emailAddress, plainText, spoken, type Endpoint } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

const contactMessages = () => spoken({ en: en.contactMessages, es: es.contactMessages });

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

/** In English; in the web app, in the language of the build. */
export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> =
  en.contactMessages.subjects;

/** The same for the reader, in their language, as an email says it. */
export const contactSubjectName = (subject: ContactSubject): string =>
  contactMessages().subjects[subject];

/** When people hear back, as every screen says it. */
export const CONTACT_RESPONSE_TIME = en.contactMessages.responseTime;

/** The same for the reader, in their language, as every email says it. */
export const contactResponseTime = (): string => contactMessages().responseTime;

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
        .string({ error: () => contactMessages().nameNeeded })
        .refine((name) => !/[\r\n]/.test(name), {
          error: () => contactMessages().nameOnOneLine,
        })
        .pipe(plainText({ label: () => contactMessages().name, max: 120 })),
      email: emailAddress,
      subject: z.enum(ContactSubject, { error: () => contactMessages().chooseSubject }),
      message: plainText({ label: () => contactMessages().message, max: 5_000, multiline: true }),
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
