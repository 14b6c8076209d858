import { z } from 'zod';
import { isEmail } from './email-address.ts';
import { words as en } from './fields.words.ts';
import { words as es } from './fields.words.es.ts';
import { spoken } from './language.ts';

const words = () => spoken({ en, es });

/** An address as typed: trimmed and lower-cased, plain ASCII so that look-alike letters can't pass for another person's. */
export const emailAddress = z
  .string({ error: () => words().emailMissing })
  .max(320, { error: () => words().emailTooLong })
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, { error: () => words().emailWrong });
