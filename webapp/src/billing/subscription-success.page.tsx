import { Box, Button, Stack, Text } from '@mantine/core';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import {
  Notice,
  Page,
  Skeletons,
  useHydrated,
  useSignedIn,
  useViewFocus,
} from '#webapp/kit/index.ts';
import { useCheckoutOutcome } from './billing.queries.ts';
import { CheckoutProcessing, CheckoutUnfinished, WelcomeToPro } from './checkout-states.tsx';
import { subscriptionMessages } from './messages.tsx';

/**
 * Where the payment provider sends people back to. It shows what the server says, never what the address says. What stands below stays
 * where it is when the answer comes.
 */
export function SubscriptionSuccessPage() {
  return (
    <Box mih="44rem">
      <Outcome />
    </Box>
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
        <Page title={subscriptionMessages.notLookedUp} width="narrow">
          <Stack gap="lg">
            <Notice tone="error" title={outcome.text}>
              <p>{subscriptionMessages.ifPaid}</p>
            </Notice>
            <Button variant="filled" fullWidth onClick={askAgain}>
              {subscriptionMessages.lookAgain}
            </Button>
            <p>
              <Link to="/account/plan">{subscriptionMessages.toPlan}</Link>
            </p>
          </Stack>
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
    <Page title={subscriptionMessages.lookingUp} width="narrow" lead={subscriptionMessages.aMoment}>
      <Stack gap="lg">
        <Skeletons lines={4} label={subscriptionMessages.lookingUp} />
        <Text c="dimmed">{subscriptionMessages.ifItStays}</Text>
      </Stack>
    </Page>
  );
}

function NoSession() {
  return (
    <Page
      title={subscriptionMessages.error}
      heading={subscriptionMessages.noSession}
      description={subscriptionMessages.noSession}
      width="narrow"
    >
      <Stack gap="lg">
        <Notice tone="error" title={subscriptionMessages.error}>
          <p>{subscriptionMessages.notYours}</p>
        </Notice>
        <Button component={Link} to="/" variant="filled" fullWidth>
          {subscriptionMessages.home}
        </Button>
      </Stack>
    </Page>
  );
}
