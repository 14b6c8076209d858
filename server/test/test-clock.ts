import type { Clock } from '#server/platform/clock/index.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: string): void;
}

export function createTestClock(start: string): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set(instant) {
      now = new Date(instant);
    },
  };
}
