import { z } from 'zod';
import { defineEndpoint, emailAddress, plainText, spoken, type Endpoint } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { ContactSubject } from './contact-words.ts';

const contactMessages = () => spoken({ en: en.contactMessages, es: es.contactMessages });

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
