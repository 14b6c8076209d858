import { isEmail } from '@creditfix/shared/kernel';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, CaptchaBox, Notice, TextField, type CaptchaHandle } from '#webapp/kit/index.ts';
import classes from './login-form.module.css';
import { requestLogin } from './request-login.ts';
import { words } from './login.words.tsx';

interface LoginFormProps {
  readonly redirect: string | undefined;
  readonly onSent: (email: string) => void;
}

export function LoginForm({ redirect, onSent }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [token, setToken] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [emailError, setEmailError] = useState<string>();
  const captcha = useRef<CaptchaHandle>(null);
  const address = email.trim();
  const ready = isEmail(address) && Boolean(token) && !busy;

  const submit = async () => {
    if (busy) return;
    if (!isEmail(address)) return setEmailError(words.invalidEmail);
    if (!token) return setError(words.captchaOpen);
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
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      {error && <Notice tone="error" title={error} />}
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email webauthn"
        label={words.email}
        why={words.why}
        value={email}
        onChange={(text) => {
          setEmail(text);
          setEmailError(undefined);
        }}
        error={emailError}
        maxLength={254}
        onKeyDown={onKeyDown}
      />
      <CaptchaBox
        ref={captcha}
        onSolved={(solved) => {
          setToken(solved);
          setError((text) => (text === words.captchaOpen ? undefined : text));
        }}
        onCleared={() => setToken(undefined)}
      />
      <div className={classes.action}>
        <Button
          look="deed"
          type="submit"
          wide
          disabled={!ready && !busy}
          busyLabel={busy && words.sending}
          aria-describedby="login-hint"
        >
          {words.send}
        </Button>
        <p id="login-hint" className={classes.hint}>
          {words.sendHint}
        </p>
      </div>
    </form>
  );
}
