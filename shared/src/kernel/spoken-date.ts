import { longDate, monthNames, type CalendarDate } from './calendar-date.ts';
import { currentLanguage } from './language.ts';

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

/** `November 21, 2026` or `21 de noviembre de 2026`, for whoever is spoken to; letters use `longDate`. */
export function spokenDate(date: CalendarDate): string {
  if (currentLanguage() === 'en') return longDate(date);
  return `${spokenShortDate(date)} de ${date.slice(0, 4)}`;
}

/** `November 21` or `21 de noviembre` */
export function spokenShortDate(date: CalendarDate): string {
  const month = Number(date.slice(5, 7)) - 1;
  const day = Number(date.slice(8, 10));
  return currentLanguage() === 'en'
    ? `${monthNames[month]} ${day}`
    : `${day} de ${SPANISH_MONTHS[month]}`;
}
