import type { ReportingWindow } from '@creditfix/shared/letters';
import { words } from './removal-dates.words.ts';

/** A stop on the line; the stretch that leads to it is drawn as past where it lies behind us. */
export interface Stop {
  readonly date: string;
  readonly label: string;
  readonly isToday: boolean;
  readonly isPast: boolean;
}

/** The marks in order of time, today among them. On its own day a later mark still lies ahead: it is a last day. */
export function stopsOf(
  { marks }: Extract<ReportingWindow, { kind: 'counted' }>,
  today: string,
): readonly Stop[] {
  const stops = marks.map(({ date, label }, index) => ({
    date,
    label,
    isToday: false,
    isPast: index === 0 || date < today,
  }));
  const now = { date: today, label: words.today, isToday: true, isPast: true };
  const behind = stops.filter(({ isPast }) => isPast);
  return [...behind, now, ...stops.slice(behind.length)];
}
