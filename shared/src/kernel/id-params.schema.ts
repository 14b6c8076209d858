import { z } from 'zod';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { spoken } from './language.ts';

/** The `:id` of an address. */
export const idParams = z.object({
  id: z.uuid({ error: () => spoken({ en: en.fieldsMessages, es: es.fieldsMessages }).noId }),
});
