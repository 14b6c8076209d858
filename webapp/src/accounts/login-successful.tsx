import { safeRedirect, type SignedInUser } from '@creditfix/shared/accounts';
import { planNames } from '@creditfix/shared/billing';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Notice, Page } from '#webapp/kit/index.ts';
import classes from './verify-login.module.css';

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
    <Page title="Login Successful!" width="narrow">
      <div className={classes.content}>
        <Notice tone="success" title={message} />
        {user && <WelcomeBack user={user} />}
        <p className={classes.quiet}>Redirecting you to your dashboard...</p>
        <Button look="deed" wide onClick={() => void navigate(target, { replace: true })}>
          Continue to Dashboard
        </Button>
      </div>
    </Page>
  );
}

function WelcomeBack({ user }: { readonly user: SignedInUser }) {
  return (
    <section className={classes.card} aria-label="Your account">
      <h2>Welcome back!</h2>
      <dl>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        {user.firstName && (
          <>
            <dt>Name</dt>
            <dd>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</dd>
          </>
        )}
        <dt>Plan</dt>
        <dd>{planNames[user.subscriptionTier]}</dd>
      </dl>
    </section>
  );
}
