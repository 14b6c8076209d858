/** Chance that can be repeated: the same seed gives the same cases on every machine. */
export interface Seeded {
  /** A whole number from 0 up to, not including, `below`. */
  whole(below: number): number;
  pick<Value>(from: readonly Value[]): Value;
  chance(probability: number): boolean;
}

/** Mulberry32: small, well mixed, and no secret depends on it. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    chance: (probability) => next() < probability,
    pick: (from) => {
      if (from.length === 0) throw new Error('there is nothing to pick from');
      return from[whole(from.length)] as (typeof from)[number];
    },
  };
}
