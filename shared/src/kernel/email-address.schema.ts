import { z } from 'zod';
import { isEmail } from './email-address.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { spoken } from './language.ts';

const fieldsMessages = () => spoken({ en: en.fieldsMessages, es: es.fieldsMessages });

/** An address as typed: trimmed and lower-cased, plain ASCII so that look-alike letters can't pass for another person's. */
export const emailAddress = z
  .string({ error: () => fieldsMessages().emailMissing })
  .max(320, { error: () => fieldsMessages().emailTooLong })
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, { error: () => fieldsMessages().emailWrong });
