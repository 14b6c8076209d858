import type { words as english } from './removal-dates.words.ts';

export const words: typeof english = {
  line: 'Cuánto tiempo puede seguir en su informe',
  otherDates: 'Cuándo cambian las fechas',
  today: 'Hoy',
};
