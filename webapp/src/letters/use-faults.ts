import type { FieldFault } from '@creditfix/shared/kernel';
import { useState } from 'react';
import type { FieldProblem } from '#webapp/kit/index.ts';
import { fieldId } from './field-id.ts';

interface Shown {
  readonly faults: readonly FieldFault[];
  readonly attempt: number;
}

/**
 * Faults are shown from the first failed Next on. Beside its field each leaves as soon as it is mended, and a new one only
 * joins at the next try: nobody is told that an answer is wrong while still typing it. The summary stands still
 * until all of it is mended, because a page that jumps under the finger is worse than a line that is already done.
 */
export function useFaults(faults: readonly FieldFault[]) {
  const [shown, setShown] = useState<Shown>({ faults: [], attempt: 0 });
  const unmended = shown.faults.some((old) => faults.some(({ path }) => path === old.path));
  const problems: FieldProblem[] = (unmended ? shown.faults : []).map(({ path, message }) => ({
    fieldId: fieldId(path),
    message,
  }));
  return {
    problems,
    attempt: shown.attempt,
    errorFor: (path: string): string | undefined =>
      shown.faults.some((old) => old.path === path)
        ? faults.find((fault) => fault.path === path)?.message
        : undefined,
    /** @returns true where nothing stands in the way */
    check: (): boolean => {
      setShown({ faults, attempt: shown.attempt + 1 });
      return faults.length === 0;
    },
  };
}

export type Faults = ReturnType<typeof useFaults>;
