import '@mantine/core/styles/Divider.layer.css';
import { safeRedirect, accountEndpoints } from '@creditfix/shared/accounts';
import { Divider, Stack, Text, Box, Button, Group, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  browserHasPasskeys,
  browserOffersPasskeys,
  BusyButton,
  Icon,
  Notice,
  Page,
  signInWithPasskey,
  stopAskingForPasskey,
  useHydrated,
  useSignedIn,
  useViewFocus,
  callApi,
  CaptchaBox,
  dataOf,
  keyOf,
  LocalMailboxLine,
  onText,
  rememberSession,
  useQuery,
} from '#webapp/kit/index.ts';
import { LoginForm, requestLogin } from './login-form.tsx';
import { loginMessages } from './messages.tsx';
import { forgetReferral, keepReferral } from './referral-memory.ts';
import { useInterval } from '@mantine/hooks';

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

  if (sentTo) {
    return (
      <CheckYourEmail
        email={sentTo}
        redirect={redirect}
        onStartOver={() => setSent({ to: undefined })}
      />
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

const { awaitLogin, codeLogin } = accountEndpoints;

const LOOK_EVERY_MS = 3_000;

/** Emails take a moment: asking at once would only end the link that is on its way. */
const SEND_AGAIN_AFTER_SECONDS = 30;

const CODE_LENGTH = 6;

interface CheckYourEmailProps {
  readonly email: string;
  readonly redirect: string | undefined;
  readonly onStartOver: () => void;
}

/** The screen that waits for its email: it takes the code, and goes on by itself once the link has signed it in. */
function CheckYourEmail({ email, redirect, onStartOver }: CheckYourEmailProps) {
  const [round, setRound] = useState(0);
  const goOn = useGoOn();
  const { data: waiting } = useQuery({
    queryKey: [...keyOf(awaitLogin), email, round],
    queryFn: async ({ signal }) => await dataOf(callApi(awaitLogin, { body: { email }, signal })),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_EVERY_MS : false),
    // Somebody comes back from their mail program: that is the moment to look.
    refetchOnWindowFocus: 'always',
    retry: true,
  });
  const signedInTo = waiting?.state === 'signed_in' ? waiting.redirectTo : undefined;
  useEffect(() => {
    if (signedInTo !== undefined) goOn(signedInTo);
  }, [signedInTo, goOn]);
  const number = waiting?.state === 'waiting' ? waiting.number : null;

  return (
    <Page title={loginMessages.sentTitle} width="narrow">
      <Stack gap="lg">
        <p>{loginMessages.sentTo(<strong className="anywhere">{email}</strong>)}</p>
        {waiting?.state === 'over' ? (
          <Notice tone="warning" title={loginMessages.over} live>
            <p>{loginMessages.overText}</p>
          </Notice>
        ) : (
          <CodeForm key={round} email={email} onSignedIn={goOn} />
        )}
        {number !== null && <p>{loginMessages.otherDevice(<strong>{number}</strong>)}</p>}
        <Text c="dimmed">{loginMessages.nothingThere}</Text>
        <Box c="dimmed">
          <LocalMailboxLine />
        </Box>
        <SendAgain
          email={email}
          redirect={redirect}
          canWait={waiting?.state !== 'over'}
          onSent={() => setRound(round + 1)}
        />
        <div>
          <Button variant="subtle" onClick={onStartOver}>
            {loginMessages.startOver}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

function useGoOn(): (redirectTo: string) => void {
  const navigate = useNavigate();
  return (redirectTo) => {
    rememberSession();
    forgetReferral();
    void navigate(safeRedirect(redirectTo), { replace: true });
  };
}

interface CodeFormProps {
  readonly email: string;
  readonly onSignedIn: (redirectTo: string) => void;
}

/** Six digits, sent as soon as the last one is there. */
function CodeForm({ email, onSignedIn }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here. A frame later: a new view first brings the focus to its heading.
  useEffect(() => {
    const soon = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(soon);
  }, []);

  const send = async (typed: string): Promise<void> => {
    if (busy) return;
    if (typed.length !== CODE_LENGTH) return setTrouble(loginMessages.codeLength);
    setBusy(true);
    const answer = await callApi(codeLogin, { body: { email, code: typed } });
    setBusy(false);
    if (answer.ok) return onSignedIn(answer.data.redirectTo);
    setTrouble(answer.problem.error);
    setCode('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="sm">
        <TextInput
          ref={field}
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={loginMessages.code}
          description={loginMessages.codeHint}
          value={code}
          error={trouble}
          maw="14rem"
          onChange={onText((text) => {
            // Pasted with a blank in the middle, or with the words around it.
            const typed = text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
            setCode(typed);
            setTrouble(undefined);
            if (typed.length === CODE_LENGTH) void send(typed);
          })}
        />
        <div>
          <BusyButton variant="filled" type="submit" busyLabel={busy && loginMessages.checkingCode}>
            {loginMessages.signInWithCode}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}

interface SendAgainProps {
  readonly email: string;
  readonly redirect: string | undefined;
  /** False where there is nothing left to wait for. */
  readonly canWait: boolean;
  readonly onSent: () => void;
}

function SendAgain({ email, redirect, canWait, onSent }: SendAgainProps) {
  const [left, setLeft] = useState(SEND_AGAIN_AFTER_SECONDS);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [trouble, setTrouble] = useState<string>();
  const { start, stop } = useInterval(() => setLeft((seconds) => seconds - 1), 1_000);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  const wait = canWait && left > 0 ? left : 0;

  const send = async (token: string): Promise<void> => {
    const failure = await requestLogin({ email, token, redirect });
    setState(failure === undefined ? 'sent' : 'idle');
    setTrouble(failure);
    if (failure !== undefined) return;
    setLeft(SEND_AGAIN_AFTER_SECONDS);
    onSent();
  };

  return (
    <Stack gap="xs">
      {trouble && <Notice tone="error" title={trouble} />}
      {state === 'sent' && <Notice tone="success" title={loginMessages.sentAgain} live />}
      <Group gap="sm">
        <BusyButton
          disabled={wait > 0}
          onClick={() => setState('sending')}
          busyLabel={state === 'sending' && loginMessages.sending}
        >
          {wait > 0 ? loginMessages.sendAgainIn(wait) : loginMessages.sendAgain}
        </BusyButton>
      </Group>
      {state === 'sending' && <CaptchaBox onSolved={(token) => void send(token)} />}
    </Stack>
  );
}
