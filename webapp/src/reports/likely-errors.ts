import {
  findLikelyErrors,
  type CreditReport,
  type Finding,
  type FindingContext,
  type OwnDispute,
} from '@creditfix/shared/reports';
import { startTransition, useEffect, useRef } from 'react';
import { atom, useAtom, useAtomValue } from '#webapp/kit/index.ts';
import { answersFor, type ComparedReport } from './open-reports.ts';
import { answersAtom } from './report.atoms.ts';

/** What does not fit together in the open reports, looked for by a worker. Until it knows better, what it found last is shown. */

interface Asked extends Omit<FindingContext, 'report' | 'earlier' | 'others'> {
  readonly report: number;
  readonly earlier: readonly number[];
  readonly others: readonly number[];
}

/** A report is handed over once, and named by its number from then on. */
export type ToFinder =
  | { readonly kind: 'report'; readonly id: number; readonly report: CreditReport }
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'find'; readonly run: number; readonly asked: readonly Asked[] };

export interface FromFinder {
  readonly run: number;
  /** In the order of what was asked. */
  readonly found: readonly (readonly Finding[])[];
}

export type Found = ReadonlyMap<CreditReport, readonly Finding[]>;

/** It outlives the way to a letter and back. */
const foundAtom = atom<Found>(new Map<CreditReport, readonly Finding[]>());

/** @param disputed what the person has disputed with the agencies */
export function useLikelyErrors(
  compared: readonly ComparedReport[],
  disputed: readonly OwnDispute[],
): Found {
  const answers = useAtomValue(answersAtom);
  const [found, setFound] = useAtom(foundAtom);
  const finder = useRef<Finder>(undefined);
  useEffect(
    () => () => {
      finder.current?.end();
      finder.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (compared.length === 0) return;
    finder.current ??= startFinder((now) => startTransition(() => setFound(now)));
    finder.current.find(
      compared.map(({ report, reportDate, earlier }) => ({
        report,
        reportDate,
        earlier,
        others: compared.flatMap((other) => (other.report === report ? [] : [other.report])),
        disputed: disputed.filter(({ bureau }) => bureau === report.bureau),
        answers: answersFor(answers, report.bureau),
      })),
    );
  }, [compared, disputed, answers, setFound]);
  return found;
}

type Finder = ReturnType<typeof startFinder>;

function startFinder(onFound: (found: Found) => void) {
  const worker = new Worker(new URL('./find-errors.worker.ts', import.meta.url), {
    type: 'module',
  });
  const ids = new Map<CreditReport, number>();
  let nextId = 1;
  let runs = 0;
  let last: readonly FindingContext[] = [];
  const tell = (message: ToFinder) => worker.postMessage(message, []);
  const idOf = (report: CreditReport) => {
    const known = ids.get(report);
    if (known !== undefined) return known;
    const id = nextId++;
    ids.set(report, id);
    tell({ kind: 'report', id, report });
    return id;
  };
  const forgetOthers = (asked: readonly FindingContext[]) => {
    const used = new Set(asked.flatMap(({ report, earlier }) => [report, ...earlier]));
    for (const [report, id] of ids) {
      if (used.has(report)) continue;
      ids.delete(report);
      tell({ kind: 'forget', id });
    }
  };
  worker.addEventListener('message', ({ data: { run, found } }: MessageEvent<FromFinder>) => {
    // What was said since then has another answer on its way.
    if (run !== runs) return;
    onFound(new Map(last.map(({ report }, at) => [report, found[at] ?? []])));
  });
  // Better a page that stands still for a moment than one without an answer.
  let broken = false;
  const findHere = () =>
    onFound(new Map(last.map((context) => [context.report, findLikelyErrors(context)])));
  worker.addEventListener('error', () => {
    broken = true;
    findHere();
  });
  return {
    find(asked: readonly FindingContext[]) {
      last = asked;
      runs += 1;
      if (broken) return findHere();
      forgetOthers(asked);
      tell({
        kind: 'find',
        run: runs,
        asked: asked.map((context) => ({
          ...context,
          report: idOf(context.report),
          earlier: context.earlier.map(idOf),
          others: (context.others ?? []).map(idOf),
        })),
      });
    },
    end: () => worker.terminate(),
  };
}
