import { safeRedirect, type SignedInUser } from '@creditfix/shared/accounts';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  Facts,
  BusyButton,
  Notice,
  OpenDesktopApp,
  openDesktopAppLead,
  openDesktopAppTitle,
  Page,
  Skeletons,
  useViewFocus,
} from '#webapp/kit/index.ts';
import { verifyLoginMessages } from './messages.tsx';
import { confirmLogin, type Verification, verifyLogin } from './verify-login.ts';

const REDIRECT_AFTER_MS = 2_000;

interface LoginSuccessfulProps {
  readonly message: string;
  readonly user: SignedInUser | null;
  readonly redirectTo: string;
}

function LoginSuccessful({ message, user, redirectTo }: LoginSuccessfulProps) {
  const navigate = useNavigate();
  const target = safeRedirect(redirectTo);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, target]);

  return (
    <Page title={verifyLoginMessages.successful} width="narrow">
      <Stack gap="lg">
        <Notice tone="success" title={message} />
        {user && <WelcomeBack user={user} />}
        <Text c="dimmed">{verifyLoginMessages.redirecting}</Text>
        <Button variant="filled" fullWidth onClick={() => void navigate(target, { replace: true })}>
          {verifyLoginMessages.goOn}
        </Button>
      </Stack>
    </Page>
  );
}

function WelcomeBack({ user }: { readonly user: SignedInUser }) {
  return (
    <Paper component="section" variant="sheet" p="lg" aria-label={verifyLoginMessages.account}>
      <Title order={2} mb="xs" size="h3">
        {verifyLoginMessages.welcomeBack}
      </Title>
      <Facts
        facts={[
          { label: verifyLoginMessages.email, value: user.email },
          ...(user.firstName
            ? [
                {
                  label: verifyLoginMessages.name,
                  value: [user.firstName, user.lastName].filter(Boolean).join(' '),
                },
              ]
            : []),
          {
            label: verifyLoginMessages.plan,
            value: verifyLoginMessages.planNames[user.subscriptionTier],
          },
        ]}
      />
    </Paper>
  );
}

export function VerifyLoginPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  if (token && search.get('client') === 'desktop') return <DesktopLink token={token} />;
  return <VerifyHere token={token} />;
}

function DesktopLink({ token }: { readonly token: string }) {
  return (
    <Page title={openDesktopAppTitle} lead={openDesktopAppLead} width="narrow">
      <OpenDesktopApp token={token} />
    </Page>
  );
}

function VerifyHere({ token }: { readonly token: string | null }) {
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [verification, setVerification] = useState<Verification>();
  useViewFocus(confirmed ? (verification?.kind ?? 'asking') : 'unasked');

  useEffect(() => {
    // A token in the address would stay in the history and in screenshots.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    let current = true;
    void verifyLogin(token).then((outcome) => {
      if (current) setVerification(outcome);
    });
    return () => {
      current = false;
    };
  }, [token, round]);

  const tryAgain = () => {
    setVerification(undefined);
    setRound(round + 1);
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const outcome = await confirmLogin(token ?? '');
    setBusy(false);
    setConfirmed(true);
    setVerification(outcome);
  };

  return (
    <div aria-live="polite">
      {verification === undefined && (
        <Page
          title={verifyLoginMessages.verifying}
          width="narrow"
          lead={verifyLoginMessages.verifyingLead}
        >
          <Skeletons lines={3} label={verifyLoginMessages.checking} />
          <p>{verifyLoginMessages.checkingNote}</p>
        </Page>
      )}
      {verification?.kind === 'elsewhere' && (
        <SignInHere message={verification.message} busy={busy} onConfirm={() => void confirm()} />
      )}
      {verification?.kind === 'success' && <LoginSuccessful {...verification} />}
      {verification?.kind === 'error' && (
        <LoginFailed
          message={verification.message}
          onTryAgain={verification.canTryAgain ? tryAgain : undefined}
        />
      )}
    </div>
  );
}

interface LoginFailedProps {
  readonly message: string;
  /** Given where the link was not used up. */
  readonly onTryAgain: (() => void) | undefined;
}

function LoginFailed({ message, onTryAgain }: LoginFailedProps) {
  return (
    <Page
      title={verifyLoginMessages.failed}
      description={verifyLoginMessages.description}
      width="narrow"
    >
      <Stack gap="lg">
        <Notice tone="error" title={message} />
        <section>
          <Title order={2} mb="xs" size="h3">
            {verifyLoginMessages.issues}
          </Title>
          <ul>
            {verifyLoginMessages.issueList.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </section>
        {onTryAgain ? (
          <>
            <Button variant="filled" fullWidth onClick={onTryAgain}>
              {verifyLoginMessages.tryAgain}
            </Button>
            <Button component={Link} to="/login" fullWidth>
              {verifyLoginMessages.newLink}
            </Button>
          </>
        ) : (
          <Button component={Link} to="/login" variant="filled" fullWidth>
            {verifyLoginMessages.newLink}
          </Button>
        )}
        <p>
          <Link to="/">{verifyLoginMessages.home}</Link>
        </p>
      </Stack>
    </Page>
  );
}

interface SignInHereProps {
  /** Whose link it is, in the server's words. */
  readonly message: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** The link is good, but was asked for in another browser: mail scanners open links, people press buttons. */
function SignInHere({ message, busy, onConfirm }: SignInHereProps) {
  return (
    <Page title={verifyLoginMessages.elsewhere} width="narrow" lead={message}>
      <Stack gap="lg">
        <BusyButton
          variant="filled"
          fullWidth
          onClick={onConfirm}
          busyLabel={busy && verifyLoginMessages.signingIn}
        >
          {verifyLoginMessages.signInHere}
        </BusyButton>
        <Text c="dimmed">{verifyLoginMessages.whyAsked}</Text>
      </Stack>
    </Page>
  );
}
