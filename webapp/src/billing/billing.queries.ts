import { billingEndpoints, type PlanSummary } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  callApi,
  dataOf,
  keyOf,
  queryClient,
  queryOf,
  useMutation,
  useQuery,
} from '#webapp/kit/index.ts';

export type Checkout = DataOf<typeof billingEndpoints.getCheckout>;
export type Payments = DataOf<typeof billingEndpoints.listPayments>;
export type Referrals = DataOf<typeof billingEndpoints.getReferrals>;

const plan = queryOf(billingEndpoints.getPlan);

export const usePlan = () => useQuery(plan);

/** What the person still has to pay for mailed letters, and what they paid and got back, newest first. */
export const usePayments = () => useQuery(queryOf(billingEndpoints.listPayments));

/** The personal link and what came of it. */
export const useReferrals = () => useQuery(queryOf(billingEndpoints.getReferrals));

export type PlanAction = 'upgrade' | 'portal' | 'cancel' | 'resume';

const leading = {
  upgrade: billingEndpoints.startCheckout,
  portal: billingEndpoints.openPortal,
} as const;

const changing = {
  cancel: billingEndpoints.cancelSubscription,
  resume: billingEndpoints.resumeSubscription,
} as const;

type Outcome =
  | { readonly kind: 'leads'; readonly url: string }
  | { readonly kind: 'changed'; readonly plan: PlanSummary };

interface Asked {
  readonly action: PlanAction;
  /** What takes something off the price of Pro. */
  readonly code?: string | undefined;
}

async function act({ action, code }: Asked): Promise<Outcome> {
  if (action === 'upgrade' || action === 'portal') {
    const body = code === undefined ? {} : { code };
    return { kind: 'leads', ...(await dataOf(callApi(leading[action], { body }))) };
  }
  return { kind: 'changed', plan: await dataOf(callApi(changing[action], { body: {} })) };
}

export const askPlanAnew = () => void queryClient.invalidateQueries({ queryKey: plan.queryKey });

/** The four things that a person can do with their plan, one at a time, and why one did not work. */
export function usePlanActions() {
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: act,
    onSuccess: (outcome) => {
      if (outcome.kind === 'leads') window.location.assign(outcome.url);
      else queryClient.setQueryData(plan.queryKey, outcome.plan);
    },
    onError: ({ problem }) => {
      // The plan is not what this page thought.
      if (problem.status === 409) askPlanAnew();
    },
  });

  // The browser's Back brings this page out of its memory just as it was left, on the way to another.
  const awaken = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    reset();
    askPlanAnew();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => awaken(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // Busy until the other page is there.
  const busy = isPending || data?.kind === 'leads' ? variables?.action : undefined;
  const start = (action: PlanAction, code?: string) => {
    if (!busy) mutate({ action, code });
  };
  return { busy, trouble: error?.problem, start };
}

export type CheckoutOutcome =
  | { readonly kind: 'asking' | 'unknown' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'known'; readonly checkout: Checkout; readonly late: boolean };

const ASK_EVERY_MS = 2_000;
const WAIT_AT_MOST_MS = 60_000;

/** What came of a payment page: asked every two seconds, up to a minute, until the money and the subscription are there. */
export function useCheckoutOutcome(sessionId: string) {
  const [until, setUntil] = useState(waitFromNow);
  const { data, error, dataUpdatedAt } = useQuery({
    ...queryOf(billingEndpoints.getCheckout, { query: { session_id: sessionId } }),
    refetchInterval: ({ state }) =>
      state.status === 'success' &&
      state.data?.state === 'processing' &&
      state.dataUpdatedAt < until &&
      ASK_EVERY_MS,
  });
  const askAgain = () => {
    setUntil(waitFromNow());
    void queryClient.resetQueries({ queryKey: keyOf(billingEndpoints.getCheckout) });
  };
  return { outcome: outcomeOf(), askAgain };

  function outcomeOf(): CheckoutOutcome {
    if (error) {
      const { code, error: text, status } = error.problem;
      // No such page, one of somebody else, or something that is not a session at all.
      const unknown = code === 'billing.checkout_unknown' || status === 400;
      return unknown ? { kind: 'unknown' } : { kind: 'failed', text };
    }
    return data
      ? { kind: 'known', checkout: data, late: dataUpdatedAt >= until }
      : { kind: 'asking' };
  }
}

const waitFromNow = () => Date.now() + WAIT_AT_MOST_MS;
