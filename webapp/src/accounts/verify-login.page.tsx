import { safeRedirect, type SignedInUser, accountEndpoints } from '@creditfix/shared/accounts';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  Facts,
  BusyButton,
  Notice,
  onText,
  OpenDesktopApp,
  openDesktopAppLead,
  openDesktopAppTitle,
  Page,
  Skeletons,
  useViewFocus,
  callApi,
  rememberSession,
  type ApiAnswer,
} from '#webapp/kit/index.ts';
import { verifyLoginMessages } from './messages.tsx';
import { forgetReferral } from './referral-memory.ts';

const REDIRECT_AFTER_MS = 2_000;

interface LoginSuccessfulProps {
  readonly message: string;
  readonly user: SignedInUser | null;
  readonly redirectTo: string;
  readonly isNew: boolean;
}

/** Where somebody goes on to, as the button names it. */
function placeOf(target: string): keyof typeof verifyLoginMessages.goOn {
  if (target === '/dashboard') return 'dashboard';
  return /^\/(?:generate-letter|dispute-letter-generator)\b/.test(target) ? 'letter' : 'elsewhere';
}

function LoginSuccessful({ message, user, redirectTo, isNew }: LoginSuccessfulProps) {
  const navigate = useNavigate();
  const target = safeRedirect(redirectTo);
  const place = placeOf(target);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, target]);

  return (
    <Page title={verifyLoginMessages.successful} width="narrow">
      <Stack gap="lg">
        <Notice tone="success" title={message} />
        {user && <Welcome user={user} isNew={isNew} />}
        <Text c="dimmed">{verifyLoginMessages.redirecting[place]}</Text>
        <Button variant="filled" fullWidth onClick={() => void navigate(target, { replace: true })}>
          {verifyLoginMessages.goOn[place]}
        </Button>
      </Stack>
    </Page>
  );
}

interface WelcomeProps {
  readonly user: SignedInUser;
  readonly isNew: boolean;
}

function Welcome({ user, isNew }: WelcomeProps) {
  return (
    <Paper component="section" variant="sheet" p="lg" aria-label={verifyLoginMessages.account}>
      <Title order={2} mb="xs" size="h3">
        {isNew ? verifyLoginMessages.welcome : verifyLoginMessages.welcomeBack}
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

  const approve = async (number: number): Promise<void> => {
    setBusy(true);
    const outcome = await approveLogin(token ?? '', number);
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
        <SignInHere
          message={verification.message}
          busy={busy}
          onConfirm={() => void confirm()}
          onApprove={(number) => void approve(number)}
        />
      )}
      {verification?.kind === 'success' && <LoginSuccessful {...verification} />}
      {verification?.kind === 'approved' && (
        <Page title={verifyLoginMessages.approved} width="narrow">
          <p>{verifyLoginMessages.approvedText}</p>
        </Page>
      )}
      {verification?.kind === 'error' && (
        <LoginFailed
          message={verification.message}
          // Without its token a link is neither old nor used: it was cut off, which is the last in the list.
          issues={token ? verifyLoginMessages.issueList : verifyLoginMessages.issueList.slice(-1)}
          onTryAgain={verification.canTryAgain ? tryAgain : undefined}
        />
      )}
    </div>
  );
}

interface LoginFailedProps {
  readonly message: string;
  readonly issues: readonly string[];
  /** Given where the link was not used up. */
  readonly onTryAgain: (() => void) | undefined;
}

function LoginFailed({ message, issues, onTryAgain }: LoginFailedProps) {
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
            {issues.map((issue) => (
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
  /** Signs in on the screen that shows this number. */
  readonly onApprove: (number: number) => void;
}

/** The link is good, but was asked for in another browser: mail scanners open links, people press buttons. */
function SignInHere({ message, busy, onConfirm, onApprove }: SignInHereProps) {
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
        <SignInThere busy={busy} onApprove={onApprove} />
        <Text c="dimmed">{verifyLoginMessages.whyAsked}</Text>
      </Stack>
    </Page>
  );
}

/** The number proves that this person sees the screen that asked: a stranger who asked in their name can't show it to them. */
function SignInThere({ busy, onApprove }: Pick<SignInHereProps, 'busy' | 'onApprove'>) {
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (number.length === 2) onApprove(Number(number));
    else setMissing(true);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Title order={2} mb="xs" size="h3">
        {verifyLoginMessages.whereElse}
      </Title>
      <Stack gap="sm">
        <p>{verifyLoginMessages.whereElseText}</p>
        <TextInput
          label={verifyLoginMessages.number}
          inputMode="numeric"
          autoComplete="off"
          maw="14rem"
          value={number}
          error={missing && verifyLoginMessages.numberMissing}
          onChange={onText((text) => {
            setNumber(text.replaceAll(/\D/g, '').slice(0, 2));
            setMissing(false);
          })}
        />
        <div>
          <Button type="submit" disabled={busy}>
            {verifyLoginMessages.signInThere}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

type Verification =
  | {
      readonly kind: 'success';
      readonly message: string;
      readonly user: SignedInUser | null;
      readonly redirectTo: string;
      readonly isNew: boolean;
    }
  /** The screen that asked goes on; this one does not sign in. */
  | { readonly kind: 'approved' }
  /** The link is good, but another browser asked for it: it takes a click. */
  | { readonly kind: 'elsewhere'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string; readonly canTryAgain: boolean };

const asked = new Map<string, Promise<Verification>>();

/**
 * Uses a login link. A link works once, so each token is sent once however often a view asks; only a call that never got an
 * answer may be made again.
 */
export function verifyLogin(token: string | null): Promise<Verification> {
  if (!token) {
    return Promise.resolve({
      kind: 'error',
      message: verifyLoginMessages.noToken,
      canTryAgain: false,
    });
  }
  const running = asked.get(token) ?? send(token);
  asked.set(token, running);
  return running;
}

async function send(token: string): Promise<Verification> {
  const outcome = outcomeOf(await callApi(accountEndpoints.verifyLogin, { query: { token } }));
  if (outcome.kind === 'error' && outcome.canTryAgain) asked.delete(token);
  return outcome;
}

/** Uses a link that another browser asked for, once the person has said so. */
export async function confirmLogin(token: string): Promise<Verification> {
  return outcomeOf(await callApi(accountEndpoints.confirmLogin, { body: { token } }));
}

/** Lets the screen in that asked for the link, where it shows this number. */
async function approveLogin(token: string, number: number): Promise<Verification> {
  const answer = await callApi(accountEndpoints.approveLogin, { body: { token, number } });
  if (answer.ok) return { kind: 'approved' };
  return { kind: 'error', message: answer.problem.error, canTryAgain: false };
}

type SignInAnswer = ApiAnswer<DataOf<typeof accountEndpoints.verifyLogin>>;

function outcomeOf(answer: SignInAnswer): Verification {
  if (answer.ok) {
    rememberSession();
    forgetReferral();
    const { user, redirectTo, isNew } = answer.data;
    const message = answer.message ?? verifyLoginMessages.signedIn;
    return { kind: 'success', message, user, redirectTo, isNew };
  }
  const { code, error } = answer.problem;
  if (code === 'accounts.link_elsewhere') return { kind: 'elsewhere', message: error };
  if (code !== 'network') return { kind: 'error', message: error, canTryAgain: false };
  return { kind: 'error', message: verifyLoginMessages.noNetwork, canTryAgain: true };
}
