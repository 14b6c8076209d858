import type { words as english } from './clock.words.ts';

export const words: typeof english = {
  days: (count, end) => `${count} días desde el día en que recibieron su carta, hasta el ${end}.`,
  businessDays: (count, end) =>
    `${count} días hábiles desde el día en que recibieron su carta, hasta el ${end}.`,
  longerDays: (count, end) =>
    `${count} días desde el día en que recibieron su carta, porque usted envió más información, hasta el ${end}.`,
  daysGone: (gone, all) => `${gone} de ${all} días`,
  businessDaysGone: (gone, all) => `${gone} de ${all} días hábiles`,
  complaintFrom: (day) => `Si no llega una respuesta, puede presentar la queja desde el ${day}.`,
  daysOver: (count) => (count === 1 ? '1 día de atraso' : `${count} días de atraso`),
};
