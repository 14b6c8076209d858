import { Baseline } from './2026-11-22-baseline.ts';

/** Every migration, oldest first. A released one is never edited; a change is a new one at the end. */
export const migrations = [{ name: '2026-11-22-baseline', class: Baseline }];
