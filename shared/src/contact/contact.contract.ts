import { z } from 'zod';
import { defineEndpoint, emailAddress, plainText, spoken, type Endpoint } from '../kernel/index.ts';
import { words as en } from './contact.words.ts';
import { words as es } from './contact.words.es.ts';

const words = () => spoken({ en, es });

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
export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> = en.subjects;

/** When people hear back, as every screen says it. */
export const CONTACT_RESPONSE_TIME = en.responseTime;

/** The same for the reader, in their language, as every email says it. */
export const contactResponseTime = (): string => words().responseTime;

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
        .string({ error: () => words().nameNeeded })
        .refine((name) => !/[\r\n]/.test(name), {
          error: () => words().nameOnOneLine,
        })
        .pipe(plainText({ label: () => words().name, max: 120 })),
      email: emailAddress,
      subject: z.enum(ContactSubject, { error: () => words().chooseSubject }),
      message: plainText({ label: () => words().message, max: 5_000, multiline: true }),
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
