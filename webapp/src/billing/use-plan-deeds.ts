import { billingEndpoints } from '@creditfix/shared/billing';
import { useEffect, useState } from 'react';
import { callApi, useSetAtom, type ApiProblem } from '#webapp/kit/index.ts';
import { loadPlanAtom, planAtom } from './plan.atoms.ts';

export type PlanDeed = 'upgrade' | 'portal' | 'cancel' | 'resume';

const leading = {
  upgrade: billingEndpoints.startCheckout,
  portal: billingEndpoints.openPortal,
} as const;

const changing = {
  cancel: billingEndpoints.cancelSubscription,
  resume: billingEndpoints.resumeSubscription,
} as const;

/** The four things that a person can do with their plan, one at a time, and why one did not work. */
export function usePlanDeeds() {
  const [busy, setBusy] = useState<PlanDeed>();
  const [trouble, setTrouble] = useState<string>();
  const setPlan = useSetAtom(planAtom);
  const reload = useSetAtom(loadPlanAtom);

  // The browser's Back brings this page out of its memory just as it was left, in the middle of a deed.
  useEffect(() => {
    const awaken = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setBusy(undefined);
      void reload();
    };
    window.addEventListener('pageshow', awaken);
    return () => window.removeEventListener('pageshow', awaken);
  }, [reload]);

  const fail = (problem: ApiProblem) => {
    setBusy(undefined);
    setTrouble(problem.error);
    // The plan is not what this page thought.
    if (problem.status === 409) void reload();
  };

  const start = async (deed: PlanDeed): Promise<void> => {
    if (busy) return;
    setBusy(deed);
    setTrouble(undefined);
    if (deed === 'upgrade' || deed === 'portal') {
      const answer = await callApi(leading[deed], { body: {} });
      // Busy until the other page is there.
      if (answer.ok) window.location.assign(answer.data.url);
      else fail(answer.problem);
      return;
    }
    const answer = await callApi(changing[deed], { body: {} });
    if (!answer.ok) return fail(answer.problem);
    setBusy(undefined);
    setPlan({ kind: 'ready', data: answer.data });
  };

  return { busy, trouble, start: (deed: PlanDeed) => void start(deed) };
}
