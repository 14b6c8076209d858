import { possibleBoundaries } from './boundary.ts';
import { reachOf, tryBoundaries } from './choose-boundary.ts';

/** For the test: tries every boundary that the user of this process could have, and says what each lets through. */
export interface TriedBoundary {
  readonly kind: string;
  /** Machine code that has taken over a decoder reaches this. */
  readonly reaches: readonly string[];
  /** A script that has does no more than this. */
  readonly scriptReaches: readonly string[];
}

export async function triedBoundaries(): Promise<readonly TriedBoundary[]> {
  const tried: TriedBoundary[] = [];
  for (const boundary of possibleBoundaries()) {
    const trial = await tryBoundaries([boundary]).catch(() => undefined);
    if (!trial) continue;
    const scriptReaches = await reachOf(boundary, { unrestricted: false });
    tried.push({
      kind: boundary.kind,
      reaches: trial.reaches,
      scriptReaches: scriptReaches ?? ['not tried'],
    });
  }
  return tried;
}

if (import.meta.main) process.stdout.write(JSON.stringify(await triedBoundaries()));
