import { z } from 'zod';
import { words as en } from './fields.words.ts';
import { words as es } from './fields.words.es.ts';
import { spoken } from './language.ts';

/** The `:id` of an address. */
export const idParams = z.object({ id: z.uuid({ error: () => spoken({ en, es }).noId }) });
