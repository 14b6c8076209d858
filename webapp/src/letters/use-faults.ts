import type { FieldFault } from '@creditfix/shared/kernel';
import { useState } from 'react';
import type { FieldProblem } from '#webapp/kit/index.ts';
import { fieldId } from './field-id.ts';

interface Shown {
  readonly faults: readonly FieldFault[];
  readonly attempt: number;
}

/**
 * Faults are shown from the first failed Next on, and each leaves as soon as it is mended. A new one only joins at the
 * next try: nobody is told that an answer is wrong while still typing it.
 */
export function useFaults(faults: readonly FieldFault[]) {
  const [shown, setShown] = useState<Shown>({ faults: [], attempt: 0 });
  const left = shown.faults.flatMap((old) => faults.filter(({ path }) => path === old.path));
  if (left.length < shown.faults.length) setShown({ ...shown, faults: left });

  const problems: FieldProblem[] = left.map(({ path, message }) => ({
    fieldId: fieldId(path),
    message,
  }));
  return {
    problems,
    attempt: shown.attempt,
    errorFor: (path: string) => left.find((fault) => fault.path === path)?.message,
    /** @returns true where nothing stands in the way */
    check: (): boolean => {
      setShown({ faults, attempt: shown.attempt + 1 });
      return faults.length === 0;
    },
  };
}

export type Faults = ReturnType<typeof useFaults>;
