import { billingEndpoints, type PlanSummary } from '@creditfix/shared/billing';
import { atom, callApi, type AnswerOnScreen } from '#webapp/kit/index.ts';

/** The plan as the server said it last, shared by everything on screen that tells of it. */
export const planAtom = atom<AnswerOnScreen<PlanSummary>['state']>({ kind: 'loading' });

/** Several parts of a view ask at the same moment; one answer is enough for all. */
const asking = atom(false);

export const loadPlanAtom = atom(null, async (get, set): Promise<void> => {
  if (get(asking)) return;
  set(asking, true);
  if (get(planAtom).kind === 'failed') set(planAtom, { kind: 'loading' });
  const answer = await callApi(billingEndpoints.getPlan);
  set(asking, false);
  set(
    planAtom,
    answer.ok ? { kind: 'ready', data: answer.data } : { kind: 'failed', problem: answer.problem },
  );
});
