import { safeRedirect, type SignedInUser } from '@creditfix/shared/accounts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Notice, Page } from '#webapp/kit/index.ts';
import classes from './verify-login.module.css';
import { words } from './verify-login.words.ts';

const REDIRECT_AFTER_MS = 2_000;

interface LoginSuccessfulProps {
  readonly message: string;
  readonly user: SignedInUser | null;
  readonly redirectTo: string;
}

export function LoginSuccessful({ message, user, redirectTo }: LoginSuccessfulProps) {
  const navigate = useNavigate();
  const target = safeRedirect(redirectTo);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, target]);

  return (
    <Page title={words.successful} width="narrow">
      <div className={classes.content}>
        <Notice tone="success" title={message} />
        {user && <WelcomeBack user={user} />}
        <p className={classes.quiet}>{words.redirecting}</p>
        <Button look="deed" wide onClick={() => void navigate(target, { replace: true })}>
          {words.goOn}
        </Button>
      </div>
    </Page>
  );
}

function WelcomeBack({ user }: { readonly user: SignedInUser }) {
  return (
    <section className={classes.card} aria-label={words.account}>
      <h2>{words.welcomeBack}</h2>
      <dl>
        <dt>{words.email}</dt>
        <dd>{user.email}</dd>
        {user.firstName && (
          <>
            <dt>{words.name}</dt>
            <dd>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</dd>
          </>
        )}
        <dt>{words.plan}</dt>
        <dd>{words.planNames[user.subscriptionTier]}</dd>
      </dl>
    </section>
  );
}
