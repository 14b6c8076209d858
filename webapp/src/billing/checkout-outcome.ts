import { billingEndpoints } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import { useEffect, useState } from 'react';
import { callApi } from '#webapp/kit/index.ts';

export type Checkout = DataOf<typeof billingEndpoints.getCheckout>;

export type CheckoutOutcome =
  | { readonly kind: 'asking' | 'unknown' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'known'; readonly checkout: Checkout; readonly late: boolean };

const ASK_EVERY_MS = 2_000;
const WAIT_AT_MOST_MS = 60_000;

/** What came of a payment page: asked every two seconds, up to a minute, until the money and the subscription are there. */
export function useCheckoutOutcome(sessionId: string) {
  const [outcome, setOutcome] = useState<CheckoutOutcome>({ kind: 'asking' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const until = Date.now() + WAIT_AT_MOST_MS;
    const ask = async (): Promise<void> => {
      const late = Date.now() >= until;
      const found = await askOnce(sessionId, late, signal);
      if (!found || signal.aborted) return;
      setOutcome(found);
      if (found.kind !== 'known' || found.checkout.state !== 'processing' || late) return;
      const timer = setTimeout(() => void ask(), ASK_EVERY_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    void ask();
    return () => leaving.abort();
  }, [sessionId, round]);

  const askAgain = () => {
    setOutcome({ kind: 'asking' });
    setRound((now) => now + 1);
  };
  return { outcome, askAgain };
}

/** @returns nothing where the view is gone */
async function askOnce(
  sessionId: string,
  late: boolean,
  signal: AbortSignal,
): Promise<CheckoutOutcome | undefined> {
  try {
    const answer = await callApi(billingEndpoints.getCheckout, {
      query: { session_id: sessionId },
      signal,
    });
    if (answer.ok) return { kind: 'known', checkout: answer.data, late };
    const { code, error, status } = answer.problem;
    // No such page, one of somebody else, or something that is not a session at all.
    if (code === 'billing.checkout_unknown' || status === 400) {
      return { kind: 'unknown' };
    }
    return { kind: 'failed', text: error };
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
