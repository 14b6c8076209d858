import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  Button,
  ButtonLink,
  Notice,
  OpenDesktopApp,
  Page,
  Skeletons,
  useViewFocus,
  openDesktopAppLead,
  openDesktopAppTitle,
} from '#webapp/kit/index.ts';
import classes from './admin-pages.module.css';
import { confirmAdmin, verifyAdmin, type AdminVerification } from './verify-admin.ts';

const REDIRECT_AFTER_MS = 2_000;

export function VerifyAdminPage() {
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
  const [busy, setBusy] = useState(false);
  const [verification, setVerification] = useState<AdminVerification>();
  useViewFocus(verification?.kind === 'elsewhere' ? 'elsewhere' : 'verifying');

  useEffect(() => {
    // A token in the address would stay in the history and in screenshots.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    let current = true;
    void verifyAdmin(token).then((outcome) => {
      if (current) setVerification(outcome);
    });
    return () => {
      current = false;
    };
  }, [token]);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setVerification(await confirmAdmin(token ?? ''));
    setBusy(false);
  };

  if (verification?.kind === 'elsewhere') {
    return (
      <Page
        title="Sign in on this browser?"
        width="narrow"
        lead="This link was asked for in another browser or on another device."
      >
        <Button look="deed" wide onClick={() => void confirm()} busyLabel={busy && 'Signing in…'}>
          Sign in here
        </Button>
      </Page>
    );
  }
  return (
    <Page title="Admin verification" width="narrow">
      <div className={classes.form} aria-live="polite">
        {verification === undefined && <Skeletons lines={2} label="Verifying your admin login" />}
        {verification?.kind === 'success' && <Verified {...verification} />}
        {verification?.kind === 'error' && (
          <>
            <Notice tone="error" title={verification.message} />
            <ButtonLink to="/admin/login" look="deed" wide>
              Back to Admin Login
            </ButtonLink>
          </>
        )}
      </div>
    </Page>
  );
}

type VerifiedProps = Extract<AdminVerification, { readonly kind: 'success' }>;

function Verified({ secondFactor }: VerifiedProps) {
  const navigate = useNavigate();
  const through = secondFactor === 'none';
  useEffect(() => {
    if (!through) {
      void navigate('/admin/auth/second-factor', { replace: true });
      return undefined;
    }
    const timer = setTimeout(
      () => void navigate('/admin/dashboard', { replace: true }),
      REDIRECT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate, through]);
  if (!through) return <Skeletons lines={2} label="One more step" />;
  return (
    <Notice
      tone="success"
      title="Admin verification successful! Redirecting to dashboard..."
      live
    />
  );
}
