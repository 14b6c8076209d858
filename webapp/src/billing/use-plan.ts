import type { PlanSummary } from '@creditfix/shared/billing';
import { useEffect } from 'react';
import { useAtom, useSetAtom, type AnswerOnScreen } from '#webapp/kit/index.ts';
import { loadPlanAtom, planAtom } from './plan.atoms.ts';

/** The plan, asked for anew each time a view that tells of it is opened. */
export function usePlan(): AnswerOnScreen<PlanSummary> {
  const [state, setState] = useAtom(planAtom);
  const load = useSetAtom(loadPlanAtom);
  useEffect(() => {
    void load();
  }, [load]);
  const reload = () => void load();
  return { state, reload, refresh: reload, put: (data) => setState({ kind: 'ready', data }) };
}
