import '@mantine/core/styles/Divider.layer.css';
import { safeRedirect } from '@creditfix/shared/accounts';
import { Divider, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  browserHasPasskeys,
  browserOffersPasskeys,
  BusyButton,
  Icon,
  LazyPart,
  lazyPart,
  Notice,
  Page,
  signInWithPasskey,
  stopAskingForPasskey,
  useFetchOnUse,
  useHydrated,
  useSignedIn,
  useViewFocus,
} from '#webapp/kit/index.ts';
import { LoginForm } from './login-form.tsx';
import { loginMessages } from './messages.tsx';
import { forgetReferral, keepReferral } from './referral-memory.ts';

/** What asks the server while somebody waits for an email: it comes with the first sign of use. */
const checkYourEmail = lazyPart(
  async () => (await import('./check-your-email.tsx')).CheckYourEmail,
);

export function LoginPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const [sent, setSent] = useState<{ readonly to: string | undefined }>();
  // Where the questions about a letter end, the email is asked for already. Not in the first drawing: that is the page as it was built.
  const sentTo = sent ? sent.to : hydrated ? sentToIn(state) : undefined;
  const redirect = search.get('redirect') ?? undefined;
  const referral = search.get('ref');
  useEffect(() => keepReferral(referral), [referral]);
  const signedIn = useSignedIn();
  useViewFocus(sentTo === undefined ? 'form' : 'sent');
  useFetchOnUse([checkYourEmail]);

  if (sentTo) {
    return (
      <Page title={loginMessages.sentTitle} width="narrow">
        <LazyPart
          part={checkYourEmail}
          props={{
            email: sentTo,
            redirect,
            onStartOver: () => setSent({ to: undefined }),
          }}
        />
      </Page>
    );
  }
  return (
    <Page
      title={loginMessages.title}
      description={loginMessages.description}
      keywords={loginMessages.keywords}
      width="narrow"
      lead={hydrated && redirect ? loginMessages.leadOnTheWay : loginMessages.lead}
    >
      {signedIn && (
        <Notice tone="info" title={loginMessages.alreadyIn}>
          <Link to={safeRedirect(redirect)}>{loginMessages.goOn}</Link>
        </Notice>
      )}
      {hydrated && !signedIn && isNewLetter(redirect) && (
        <Text mb="lg">
          <Link to="/start" className="tap-target">
            {loginMessages.questionsFirst}
          </Link>
        </Text>
      )}
      <LoginForm redirect={redirect} onSent={(to) => setSent({ to })} />
      <PasskeyLogin redirect={redirect} />
      <Text mt="xl" c="dimmed" size="sm">
        {loginMessages.terms}
      </Text>
    </Page>
  );
}

function sentToIn(state: unknown): string | undefined {
  const { sentTo } = (state ?? {}) as { readonly sentTo?: unknown };
  return typeof sentTo === 'string' ? sentTo : undefined;
}

/** The guard stopped somebody on the way to a letter of which nothing is said yet: no draft, template or answers are named. */
function isNewLetter(redirect = ''): boolean {
  return /^\/(?:generate-letter|dispute-letter-generator)(?:\?new)?$/.test(redirect);
}

/** What the server asks a passkey to sign is good for five minutes; an offer under the field may wait longer. */
const RENEW_AFTER_MS = 4 * 60_000;

/** Signing in with a passkey: offered under the email field where the browser can, and asked for by the button. One try at a time. */
function usePasskeyLogin(redirect: string | undefined) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const pressed = useRef(false);

  const attempt = async (quietly: boolean): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const outcome = await signInWithPasskey({ redirect, quietly, signal: own.signal });
    if (own.signal.aborted) return;
    if (outcome.ok) {
      forgetReferral();
      return void navigate(safeRedirect(outcome.redirectTo), { replace: true });
    }
    if (!quietly || outcome.text) setTrouble(outcome.text);
  };
  // An offer never takes the place of what somebody asked for.
  const offer = useEffectEvent(() => {
    if (!pressed.current) void attempt(true);
  });
  useEffect(() => {
    let here = true;
    const look = () => {
      void browserOffersPasskeys().then((can) => {
        if (can && here) offer();
      });
    };
    look();
    const renewal = setInterval(look, RENEW_AFTER_MS);
    return () => {
      here = false;
      clearInterval(renewal);
      running.current?.abort();
      void stopAskingForPasskey();
    };
  }, []);

  const press = async (): Promise<void> => {
    pressed.current = true;
    setBusy(true);
    setTrouble(undefined);
    await attempt(false);
    pressed.current = false;
    setBusy(false);
  };
  return { press, busy, trouble };
}

/** The faster way in for those who have made a passkey. */
function PasskeyLogin({ redirect }: { readonly redirect: string | undefined }) {
  const { press, busy, trouble } = usePasskeyLogin(redirect);
  const hydrated = useHydrated();
  // Drawn for the many who can; what came later would push the page down under their fingers.
  if (hydrated && !browserHasPasskeys()) return null;
  return (
    <Stack mt="lg">
      <Divider label={loginMessages.or} />
      {trouble && <Notice tone="error" title={trouble} />}
      <BusyButton
        leftSection={<Icon name="key" />}
        fullWidth
        disabled={!hydrated}
        onClick={() => void press()}
        busyLabel={busy && loginMessages.waitingForPasskey}
      >
        {loginMessages.withPasskey}
      </BusyButton>
    </Stack>
  );
}
