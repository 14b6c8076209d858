import type { words as english } from './mail-days.words.ts';

export const words: typeof english = {
  inOneMonth: ({ fromDay, to }) => `${fromDay} al ${to}`,
  range: (from, to) => `${from} al ${to}`,
  onDay: (day) => `el ${day}`,
  onDays: (range) => `del ${range}`,
  untilTime: (time) => (/^1\D/.test(time) ? `la ${time}` : `las ${time}`),
  untilMoment: (moment) => `el ${moment}`,
};
