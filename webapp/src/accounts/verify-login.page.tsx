import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  OpenDesktopApp,
  Page,
  Skeletons,
  useViewFocus,
  openDesktopAppLead,
  openDesktopAppTitle,
} from '#webapp/kit/index.ts';
import { LoginFailed } from './login-failed.tsx';
import { LoginSuccessful } from './login-successful.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { confirmLogin, verifyLogin, type Verification } from './verify-login.ts';
import { words } from './verify-login.words.ts';

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
        <Page title={words.verifying} width="narrow" lead={words.verifyingLead}>
          <Skeletons lines={3} label={words.checking} />
          <p>{words.checkingNote}</p>
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
