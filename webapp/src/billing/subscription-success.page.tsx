import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import {
  Button,
  ButtonLink,
  Notice,
  Page,
  Skeletons,
  useHydrated,
  useSignedIn,
  useViewFocus,
} from '#webapp/kit/index.ts';
import { useCheckoutOutcome } from './billing.queries.ts';
import { CheckoutProcessing, CheckoutUnfinished, WelcomeToPro } from './checkout-states.tsx';
import classes from './subscription.module.css';
import { words } from './subscription.words.tsx';

/**
 * Where the payment provider sends people back to. It shows what the server says, never what the address says. What stands below stays
 * where it is when the answer comes.
 */
export function SubscriptionSuccessPage() {
  return (
    <div className={classes.steady}>
      <Outcome />
    </div>
  );
}

function Outcome() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  const { pathname, search: query } = useLocation();
  const sessionId = search.get('session_id');
  // The page was prerendered without a session and for nobody.
  if (!hydrated) return <LookingUp />;
  if (!sessionId) return <NoSession />;
  if (!signedIn) {
    return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + query)}`} replace />;
  }
  return <CheckoutResult sessionId={sessionId} />;
}

function CheckoutResult({ sessionId }: { readonly sessionId: string }) {
  const { outcome, askAgain } = useCheckoutOutcome(sessionId);
  const state = outcome.kind === 'known' ? outcome.checkout.state : undefined;
  // Where one state takes the place of another, the new heading is read out.
  useViewFocus(state ?? outcome.kind);

  return (
    <>
      {outcome.kind === 'asking' && <LookingUp />}
      {outcome.kind === 'unknown' && <NoSession />}
      {outcome.kind === 'failed' && (
        <Page title={words.notLookedUp} width="narrow">
          <div className={classes.content}>
            <Notice tone="error" title={outcome.text}>
              <p>{words.ifPaid}</p>
            </Notice>
            <Button look="deed" wide onClick={askAgain}>
              {words.lookAgain}
            </Button>
            <p>
              <Link to="/account/plan">{words.toPlan}</Link>
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

function LookingUp() {
  return (
    <Page title={words.lookingUp} width="narrow" lead={words.aMoment}>
      <div className={classes.content}>
        <Skeletons lines={4} label={words.lookingUp} />
        <p className={classes.meanwhile}>{words.ifItStays}</p>
      </div>
    </Page>
  );
}

function NoSession() {
  return (
    <Page
      title={words.error}
      heading={words.noSession}
      description={words.noSession}
      width="narrow"
    >
      <div className={classes.content}>
        <Notice tone="error" title={words.error}>
          <p>{words.notYours}</p>
        </Notice>
        <ButtonLink to="/" look="deed" wide>
          {words.home}
        </ButtonLink>
      </div>
    </Page>
  );
}
