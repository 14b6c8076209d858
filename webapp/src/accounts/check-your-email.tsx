import { accountEndpoints, safeRedirect } from '@creditfix/shared/accounts';
import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  BusyButton,
  callApi,
  CaptchaBox,
  dataOf,
  keyOf,
  LocalMailboxLine,
  Notice,
  onText,
  rememberSession,
  useQuery,
} from '#webapp/kit/index.ts';
import { loginMessages } from './messages.tsx';
import { forgetReferral } from './referral-memory.ts';
import { requestLogin } from './request-login.ts';

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
export function CheckYourEmail({ email, redirect, onStartOver }: CheckYourEmailProps) {
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
