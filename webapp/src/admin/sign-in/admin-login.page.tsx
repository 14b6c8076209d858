import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  BusyButton,
  callApi,
  CaptchaBox,
  type CaptchaHandle,
  LocalMailboxLine,
  Notice,
  onText,
  Page,
} from '#webapp/kit/index.ts';
import classes from './admin-pages.module.css';

/** Asks for an administrator's link. @returns the text to show if it did not work */
async function requestAdminLogin(
  email: string,
  recaptchaToken: string,
): Promise<string | undefined> {
  const answer = await callApi(adminAuthEndpoints.requestAdminLogin, {
    body: { email: email.trim().toLowerCase(), recaptchaToken },
  });
  if (answer.ok) return undefined;
  const { code, error, fields } = answer.problem;
  if (code === 'network') return 'Network error. Please try again.';
  if (code === 'unreadable') return 'Failed to send admin login link';
  return fields?.find(({ path }) => path === 'email')?.message ?? error;
}

const EMAIL_TEXT = 'Please enter your admin email address';
const CAPTCHA_TEXT = 'Please complete the reCAPTCHA verification.';
const SENT_TEXT = 'Admin login link sent to your email. Please check your inbox.';

type Outcome = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly text: string };

export function AdminLoginPage() {
  const [email, setEmail] = useState('');
  const [token, setToken] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const captcha = useRef<CaptchaHandle>(null);
  const ready = email.trim() !== '' && Boolean(token) && !busy;

  const submit = async (): Promise<void> => {
    if (busy) return;
    if (email.trim() === '') return setOutcome({ kind: 'failed', text: EMAIL_TEXT });
    if (!token) return setOutcome({ kind: 'failed', text: CAPTCHA_TEXT });
    setBusy(true);
    setOutcome(undefined);
    const failure = await requestAdminLogin(email, token);
    setBusy(false);
    setOutcome(failure === undefined ? { kind: 'sent' } : { kind: 'failed', text: failure });
    // A solution counts once, and this try has used it up.
    captcha.current?.reset();
  };
  /** What was missing is there now. */
  const takeBack = (words: string) =>
    setOutcome((now) => (now?.kind === 'failed' && now.text === words ? undefined : now));
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
    <Page title="Admin Login" width="narrow" lead="For the people who run this service.">
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        {outcome?.kind === 'failed' && <Notice tone="error" title={outcome.text} />}
        {outcome?.kind === 'sent' && (
          <Notice tone="success" title={SENT_TEXT} live>
            <LocalMailboxLine />
          </Notice>
        )}
        <TextInput
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label="Admin email address"
          value={email}
          onChange={onText((text) => {
            setEmail(text);
            takeBack(EMAIL_TEXT);
          })}
          maxLength={254}
          onKeyDown={onKeyDown}
        />
        <CaptchaBox
          ref={captcha}
          onSolved={(solved) => {
            setToken(solved);
            takeBack(CAPTCHA_TEXT);
          }}
          onCleared={() => setToken(undefined)}
        />
        <BusyButton
          variant="filled"
          type="submit"
          fullWidth
          disabled={!ready && !busy}
          busyLabel={busy && 'Sending Admin Login Link...'}
        >
          Send Admin Login Link
        </BusyButton>
      </form>
      <p className={classes.way}>
        <Link to="/">Back to main site</Link>
      </p>
    </Page>
  );
}
