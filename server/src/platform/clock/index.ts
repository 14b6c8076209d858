/** The time as a parameter: features ask the clock that they are given, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Nobody is woken by an email that can wait. */
const DAYTIME = { from: 8, to: 21 } as const;

export function isDaytime(now: Date, timeZone: string): boolean {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(format.format(now));
  return hour >= DAYTIME.from && hour < DAYTIME.to;
}
