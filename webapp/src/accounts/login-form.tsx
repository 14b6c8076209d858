import { isEmail } from '@creditfix/shared/kernel';
import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import {
  BusyButton,
  CaptchaBox,
  type CaptchaHandle,
  Explained,
  fileAhead,
  Notice,
  onText,
  useFetchOnUse,
} from '#webapp/kit/index.ts';
import { loginMessages } from './messages.tsx';
import type { LoginRequest } from './request-login.ts';

const requestFile = fileAhead(() => import('./request-login.ts'));

interface LoginFormProps {
  readonly redirect: string | undefined;
  readonly onSent: (email: string) => void;
  /** What the button says where the form stands on another page than its own. */
  readonly action?: string;
}

export function LoginForm({ redirect, onSent, action }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [token, setToken] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [emailError, setEmailError] = useState<string>();
  const captcha = useRef<CaptchaHandle>(null);
  useFetchOnUse([requestFile]);
  const address = email.trim();
  const ready = isEmail(address) && Boolean(token) && !busy;

  const submit = async () => {
    if (busy) return;
    if (!isEmail(address)) return setEmailError(loginMessages.invalidEmail);
    if (!token) return setError(loginMessages.captchaOpen);
    setBusy(true);
    setError(undefined);
    const failure = await requestLogin({ email: address, token, redirect });
    setBusy(false);
    if (failure === undefined) return onSent(address);
    setError(failure);
    // A solution counts once, and this try has used it up.
    captcha.current?.reset();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  // While the button is off, browsers swallow the Enter key; the person should hear what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || ready) return;
    event.preventDefault();
    void submit();
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {error && <Notice tone="error" title={error} />}
        <Explained why={loginMessages.why}>
          <TextInput
            id="email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email webauthn"
            label={loginMessages.email}
            value={email}
            onChange={onText((text) => {
              setEmail(text);
              setEmailError(undefined);
            })}
            error={emailError}
            maxLength={254}
            onKeyDown={onKeyDown}
          />
        </Explained>
        <CaptchaBox
          ref={captcha}
          onSolved={(solved) => {
            setToken(solved);
            setError((text) => (text === loginMessages.captchaOpen ? undefined : text));
          }}
          onCleared={() => setToken(undefined)}
        />
        <Stack gap="xs">
          <BusyButton
            variant="filled"
            type="submit"
            fullWidth
            disabled={!ready && !busy}
            busyLabel={busy && loginMessages.sending}
            aria-describedby="login-hint"
          >
            {action ?? loginMessages.send}
          </BusyButton>
          <Text id="login-hint" c="dimmed" size="sm">
            {!ready && !busy && `${loginMessages.sendWaits} `}
            {action === undefined ? loginMessages.sendHint : loginMessages.terms}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

/** @returns the text to show if it did not work */
async function requestLogin(login: LoginRequest): Promise<string | undefined> {
  const file = await import('./request-login.ts').catch(() => undefined);
  return file ? await file.requestLogin(login) : loginMessages.failed;
}
