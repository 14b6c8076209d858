import { adminAuthEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type ApiAnswer,
  BusyButton,
  callApi,
  Notice,
  OpenDesktopApp,
  openDesktopAppLead,
  openDesktopAppTitle,
  Page,
  Skeletons,
  useMutation,
  useQuery,
  useViewFocus,
} from '#webapp/kit/index.ts';
import '../mantine.css';

type VerifiedLogin = DataOf<typeof adminAuthEndpoints.verifyAdminLogin>;

type AdminVerification =
  | { readonly kind: 'success'; readonly secondFactor: VerifiedLogin['secondFactor'] }
  /** The link is good, but another browser asked for it: it takes a click. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'error'; readonly message: string };

function outcomeOf(answer: ApiAnswer<VerifiedLogin>): AdminVerification {
  if (answer.ok) return { kind: 'success', secondFactor: answer.data.secondFactor };
  const { code, error } = answer.problem;
  if (code === 'accounts.link_elsewhere') return { kind: 'elsewhere' };
  if (code === 'network') return { kind: 'error', message: 'Network error during verification' };
  return { kind: 'error', message: code === 'unreadable' ? 'Verification failed' : error };
}

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

/** Uses an administrator's link. A link works once, so it is sent once however often a view asks. */
const verify = (token: string | null) => ({
  queryKey: ['administrator’s link', token],
  queryFn: async (): Promise<AdminVerification> =>
    token
      ? outcomeOf(await callApi(adminAuthEndpoints.verifyAdminLogin, { query: { token } }))
      : { kind: 'error', message: 'No verification token provided' },
  staleTime: Infinity,
  gcTime: Infinity,
});

function VerifyHere({ token }: { readonly token: string | null }) {
  const link = useQuery(verify(token));
  /** For a link that another browser asked for, once the administrator has said so. */
  const confirm = useMutation({
    mutationFn: async () =>
      outcomeOf(
        await callApi(adminAuthEndpoints.confirmAdminLogin, { body: { token: token ?? '' } }),
      ),
  });
  const verification = confirm.data ?? link.data;
  useViewFocus(verification?.kind === 'elsewhere' ? 'elsewhere' : 'verifying');

  // A token in the address would stay in the history and in screenshots.
  useEffect(
    () => window.history.replaceState(window.history.state, '', window.location.pathname),
    [],
  );

  if (verification?.kind === 'elsewhere') {
    return (
      <Page
        title="Sign in on this browser?"
        width="narrow"
        lead="This link was asked for in another browser or on another device."
      >
        <BusyButton
          variant="filled"
          fullWidth
          onClick={() => confirm.mutate()}
          busyLabel={confirm.isPending && 'Signing in…'}
        >
          Sign in here
        </BusyButton>
      </Page>
    );
  }
  return (
    <Page title="Admin verification" width="narrow">
      <Stack gap="lg" aria-live="polite">
        {verification === undefined && <Skeletons lines={2} label="Verifying your admin login" />}
        {verification?.kind === 'success' && <Verified {...verification} />}
        {verification?.kind === 'error' && (
          <>
            <Notice tone="error" title={verification.message} />
            <Button component={Link} to="/admin/login" variant="filled" fullWidth>
              Back to Admin Login
            </Button>
          </>
        )}
      </Stack>
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
