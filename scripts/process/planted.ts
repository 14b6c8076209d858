/**
 * `--plant`: a check that can't fail is worth nothing, so each of them can be told to. Its work is cut down to the least, one
 * fault is put among what it measured or counted, before that is judged, and it has to end red. `planted.test.ts` runs them all.
 */
export const isPlanted = process.argv.includes('--plant');

/** What was measured or counted; planted, the bad figure in its place. */
export function orPlanted<T>(what: string, found: T, bad: T): T {
  if (!isPlanted) return found;
  sayPlanted(`${what} is ${String(bad)}, and was ${String(found)}`);
  return bad;
}

export function sayPlanted(what: string): void {
  process.stdout.write(`Planted: ${what}.\n`);
}
