import { useEffect } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import {
  Button,
  ButtonLink,
  Notice,
  Page,
  Skeletons,
  useSetAtom,
  useSignedIn,
  useViewFocus,
} from '#webapp/kit/index.ts';
import { NO_SESSION, useCheckoutOutcome } from './checkout-outcome.ts';
import { loadPlanAtom } from './plan.atoms.ts';
import { CheckoutProcessing, CheckoutUnfinished, WelcomeToPro } from './checkout-states.tsx';
import classes from './subscription.module.css';

/** Where the payment provider sends people back to. It shows what the server says, never what the address says. */
export function SubscriptionSuccessPage() {
  const [search] = useSearchParams();
  const signedIn = useSignedIn();
  const { pathname, search: query } = useLocation();
  const sessionId = search.get('session_id');
  if (!sessionId) return <NoSession />;
  if (!signedIn) {
    return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + query)}`} replace />;
  }
  return <CheckoutResult sessionId={sessionId} />;
}

function CheckoutResult({ sessionId }: { readonly sessionId: string }) {
  const { outcome, askAgain } = useCheckoutOutcome(sessionId);
  const reloadPlan = useSetAtom(loadPlanAtom);
  const state = outcome.kind === 'known' ? outcome.checkout.state : undefined;
  useEffect(() => {
    if (state === 'complete') void reloadPlan();
  }, [state, reloadPlan]);

  // Where one state takes the place of another, the new heading is read out.
  useViewFocus(state ?? outcome.kind);

  return (
    <>
      {outcome.kind === 'asking' && (
        <Page title="Looking up your payment" width="narrow" lead="This takes a moment.">
          <Skeletons lines={4} label="Looking up your payment" />
        </Page>
      )}
      {outcome.kind === 'unknown' && <NoSession />}
      {outcome.kind === 'failed' && (
        <Page title="We could not look up your payment" width="narrow">
          <div className={classes.content}>
            <Notice tone="error" title={outcome.text}>
              <p>If you paid, the payment is safe, and a receipt comes by email.</p>
            </Notice>
            <Button look="deed" wide onClick={askAgain}>
              Look again
            </Button>
            <p>
              <Link to="/account/plan">Go to plan and payments</Link>
            </p>
          </div>
        </Page>
      )}
      {outcome.kind === 'known' && outcome.checkout.state === 'processing' && (
        <CheckoutProcessing late={outcome.late} onAskAgain={askAgain} />
      )}
      {outcome.kind === 'known' && outcome.checkout.state === 'complete' && (
        <WelcomeToPro checkout={outcome.checkout} />
      )}
      {outcome.kind === 'known' &&
        (outcome.checkout.state === 'open' || outcome.checkout.state === 'expired') && (
          <CheckoutUnfinished state={outcome.checkout.state} />
        )}
    </>
  );
}

function NoSession() {
  return (
    <Page title="Error" heading={NO_SESSION} width="narrow">
      <div className={classes.content}>
        <Notice tone="error" title="Error">
          <p>
            This address does not belong to a payment of yours. If you paid, the payment is safe:
            you will find it under <Link to="/account/plan">plan and payments</Link>.
          </p>
        </Notice>
        <ButtonLink to="/" look="deed" wide>
          Return Home
        </ButtonLink>
      </div>
    </Page>
  );
}
