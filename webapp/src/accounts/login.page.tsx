import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page, useHydrated, useViewFocus } from '#webapp/kit/index.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login.module.css';
import { PasskeyLogin } from './passkey-login.tsx';
import { keepReferral } from './referral-memory.ts';
import { words } from './login.words.tsx';

export function LoginPage() {
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const redirect = search.get('redirect') ?? undefined;
  const referral = search.get('ref');
  useEffect(() => keepReferral(referral), [referral]);
  const hydrated = useHydrated();
  useViewFocus(sentTo === undefined ? 'form' : 'sent');

  if (sentTo) return <CheckYourEmail email={sentTo} onStartOver={() => setSentTo(undefined)} />;
  return (
    <Page
      title={words.title}
      description={words.description}
      keywords={words.keywords}
      width="narrow"
      lead={hydrated && redirect ? words.leadOnTheWay : words.lead}
    >
      <LoginForm redirect={redirect} onSent={setSentTo} />
      <PasskeyLogin redirect={redirect} />
      <p className={classes.terms}>{words.terms}</p>
    </Page>
  );
}
