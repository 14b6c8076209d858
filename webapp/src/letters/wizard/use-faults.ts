import type { FieldFault } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { type FieldProblem, useAtom } from '#webapp/kit/index.ts';
import { refusedAtom } from '../letter-draft.atoms.ts';

/** The id of a field on the page, from its path in the request: what the error summary jumps to. */
export function fieldId(path: string): string {
  return path.replaceAll('.', '-');
}

interface Shown {
  readonly faults: readonly FieldFault[];
  readonly attempt: number;
}

/** Ids of fields that were filled in or passed by, and of those that were left last. */
interface Left {
  readonly ever: ReadonlySet<string>;
  readonly last: readonly string[];
}

const none: Left = { ever: new Set(), last: [] };

/**
 * A fault shows beside its field once the field is left, or at a failed Next, and goes as soon as it is mended. Nobody is
 * told that an answer is wrong while still typing it: a field that is entered again without a fault shows none until it is
 * left. The summary comes with Next alone and stands still until all of it is mended, because a page that jumps under the
 * finger is worse than a line that is already done; such a line is crossed out.
 */
export function useFaults(faults: readonly FieldFault[]) {
  const [shown, setShown] = useState<Shown>({ faults: [], attempt: 0 });
  const [left, setLeft] = useState(none);
  const [refused, setRefused] = useAtom(refusedAtom);
  const unmended = shown.faults.some((old) => faults.some(({ path }) => path === old.path));
  const problems: FieldProblem[] = (unmended ? shown.faults : []).map(({ path, message }) => ({
    fieldId: fieldId(path),
    message,
    mended: !faults.some((fault) => fault.path === path),
  }));
  const isFaulty = (id: string) => faults.some(({ path }) => fieldId(path) === id);
  return {
    problems,
    attempt: shown.attempt,
    /** What is wrong with the field that was just left, for those who do not see it. */
    spoken: faults.find(({ path }) => left.last.includes(fieldId(path)))?.message ?? '',
    errorFor: (path: string): string | undefined =>
      left.ever.has(fieldId(path)) || shown.faults.some((old) => old.path === path)
        ? faults.find((fault) => fault.path === path)?.message
        : refused.find((fault) => fault.path === path)?.message,
    /** True once the person has been in the field and gone on. */
    isLeft: (path: string): boolean => left.ever.has(fieldId(path)),
    leave: (ids: readonly string[]): void => {
      setLeft(({ ever }) => ({ ever: new Set([...ever, ...ids]), last: ids }));
      setRefused((all) => all.filter(({ path }) => !ids.includes(fieldId(path))));
    },
    enter: (ids: readonly string[]): void => {
      const good = ids.filter((id) => left.ever.has(id) && !isFaulty(id));
      if (good.length === 0) return;
      setLeft(({ ever, last }) => ({
        ever: new Set([...ever].filter((id) => !good.includes(id))),
        last,
      }));
    },
    /** @returns true if nothing stands in the way */
    check: (): boolean => {
      setShown({ faults, attempt: shown.attempt + 1 });
      setLeft(({ ever }) => ({ ever, last: [] }));
      return faults.length === 0;
    },
  };
}

export type Faults = ReturnType<typeof useFaults>;
