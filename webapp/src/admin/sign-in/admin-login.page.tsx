import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type ApiFailure,
  BusyButton,
  callApi,
  CaptchaBox,
  type CaptchaHandle,
  dataOf,
  LocalMailboxLine,
  Notice,
  onText,
  Page,
  useMutation,
} from '#webapp/kit/index.ts';
import '../mantine.css';

/** What to say where no link was asked for. */
function troubleOf({ problem: { code, error, fields } }: ApiFailure): string {
  if (code === 'network') return 'Network error. Please try again.';
  if (code === 'unreadable') return 'Failed to send admin login link';
  return fields?.find(({ path }) => path === 'email')?.message ?? error;
}

const EMAIL_TEXT = 'Please enter your admin email address';
const CAPTCHA_TEXT = 'Please complete the reCAPTCHA verification.';
const SENT_TEXT = 'Admin login link sent to your email. Please check your inbox.';

export function AdminLoginPage() {
  const [email, setEmail] = useState('');
  const [token, setToken] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const captcha = useRef<CaptchaHandle>(null);
  const request = useMutation({
    mutationFn: async (recaptchaToken: string) =>
      await dataOf(
        callApi(adminAuthEndpoints.requestAdminLogin, {
          body: { email: email.trim().toLowerCase(), recaptchaToken },
        }),
      ),
    // A solution counts once, and this try has used it up.
    onSettled: () => captcha.current?.reset(),
  });
  const { isPending: busy, isSuccess: sent, error } = request;
  const ready = email.trim() !== '' && Boolean(token) && !busy;
  const trouble = missing ?? (error ? troubleOf(error) : undefined);

  const submit = (): void => {
    if (busy) return;
    if (email.trim() === '') return setMissing(EMAIL_TEXT);
    if (!token) return setMissing(CAPTCHA_TEXT);
    setMissing(undefined);
    return request.mutate(token);
  };
  /** What was missing is there now. */
  const takeBack = (words: string) => setMissing((now) => (now === words ? undefined : now));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  // While the button is off, browsers swallow the Enter key; the person should hear what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || ready) return;
    event.preventDefault();
    submit();
  };

  return (
    <Page title="Admin Login" width="narrow" lead="For the people who run this service.">
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {trouble !== undefined && !busy && <Notice tone="error" title={trouble} />}
          {sent && missing === undefined && (
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
        </Stack>
      </form>
      <Text mt="xl">
        <Link to="/">Back to main site</Link>
      </Text>
    </Page>
  );
}
