import { z } from 'zod';
import { isCalendarDate } from './calendar-date.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { spoken } from './language.ts';

/** A day that exists, as `YYYY-MM-DD`. */
export const calendarDate = z.string().refine(isCalendarDate, {
  error: () => spoken({ en: en.fieldsMessages, es: es.fieldsMessages }).noRealDate,
});
