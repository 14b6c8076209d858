import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Page, useViewFocus } from '#webapp/kit/index.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login.module.css';
import { PasskeyLogin } from './passkey-login.tsx';
import { keepReferral } from './referral-memory.ts';

export function LoginPage() {
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const redirect = search.get('redirect') ?? undefined;
  const referral = search.get('ref');
  useEffect(() => keepReferral(referral), [referral]);
  useViewFocus(sentTo === undefined ? 'form' : 'sent');

  if (sentTo) return <CheckYourEmail email={sentTo} onStartOver={() => setSentTo(undefined)} />;
  return (
    <Page
      title="Sign in"
      description="Sign in to Credit Fix with a link that we send to your email address."
      width="narrow"
      lead={
        redirect
          ? 'Sign in first; then we take you to where you were going. We email you a link, so there is no password.'
          : 'We email you a link, so there is no password. New here? The same link opens your account.'
      }
    >
      <LoginForm redirect={redirect} onSent={setSentTo} />
      <PasskeyLogin redirect={redirect} />
      <p className={classes.terms}>
        Signing in means that you agree to our <Link to="/terms">terms</Link>. The{' '}
        <Link to="/privacy">privacy page</Link> says what we keep and why.
      </p>
    </Page>
  );
}
