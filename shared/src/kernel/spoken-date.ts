import { longDate, type CalendarDate } from './calendar-date.ts';
import { currentLanguage, type Language } from './language.ts';

const SPANISH_MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** `November 21, 2026` or `21 de noviembre de 2026`. */
export function dateIn(language: Language, date: CalendarDate): string {
  if (language === 'en') return longDate(date);
  const [year = '', month = '1', day = '1'] = date.split('-');
  return `${Number(day)} de ${SPANISH_MONTHS[Number(month) - 1]} de ${year}`;
}

/** For the reader, in their language; letters use `longDate`. */
export function spokenDate(date: CalendarDate): string {
  return dateIn(currentLanguage(), date);
}
