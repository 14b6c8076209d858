import { z } from 'zod';
import { isCalendarDate } from './calendar-date.ts';
import { words as en } from './fields.words.ts';
import { words as es } from './fields.words.es.ts';
import { spoken } from './language.ts';

/** A day that exists, as `YYYY-MM-DD`. */
export const calendarDate = z.string().refine(isCalendarDate, {
  error: () => spoken({ en, es }).noRealDate,
});
