import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const redirect = search.get('redirect') ?? undefined;

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
    </Page>
  );
}
