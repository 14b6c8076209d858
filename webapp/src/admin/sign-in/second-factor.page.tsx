import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { encode } from 'uqr';
import {
  Answered,
  askForPasskey,
  browserHasPasskeys,
  BusyButton,
  callApi,
  Icon,
  makePasskey,
  Notice,
  onText,
  Page,
} from '#webapp/kit/index.ts';
import classes from './admin-pages.module.css';
import { type AdminStatus, useAdminStatus } from '../admin.queries.ts';

/** A QR code as one drawing: no picture is fetched, and the text never leaves the page. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div className={classes.code}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
    </div>
  );
}

const SIX_DIGITS = 'The code has six digits.';

/** The six digits that an authenticator app shows right now. */
function AppCode({ action }: { readonly action: string }) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const prove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refuse = (text: string) => {
      setFault(text);
      field.current?.focus();
      field.current?.select();
    };
    if (!/^\d{6}$/.test(code)) return refuse(SIX_DIGITS);
    setBusy(true);
    const answer = await callApi(adminAuthEndpoints.proveTotp, { body: { code } });
    setBusy(false);
    if (answer.ok) return void navigate('/admin/dashboard', { replace: true });
    if (answer.problem.status === 401) return void navigate('/admin/login', { replace: true });
    return refuse(answer.problem.error);
  };

  return (
    <form className={classes.ways} noValidate onSubmit={(event) => void prove(event)}>
      <TextInput
        ref={field}
        id="code"
        name="code"
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-size="short"
        maxLength={6}
        value={code}
        error={fault}
        onChange={onText((text) => {
          setCode(text.replace(/\D/g, ''));
          setFault(undefined);
        })}
      />
      <div>
        <BusyButton type="submit" variant="filled" busyLabel={busy && 'Checking the code…'}>
          {action}
        </BusyButton>
      </div>
    </form>
  );
}

type Secret = { readonly secret: string; readonly uri: string };

/** A new secret, shown once as a picture and as text, and proved with the first code. */
function NewAppCode() {
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Secret>();
  const [trouble, setTrouble] = useState<string>();
  const start = async (): Promise<void> => {
    setBusy(true);
    const answer = await callApi(adminAuthEndpoints.startTotp, { body: {} });
    setBusy(false);
    if (answer.ok) setMade(answer.data);
    else setTrouble(answer.problem.error);
  };
  if (!made) {
    return (
      <>
        <p className={classes.quiet}>
          An app on your phone that shows a new code every 30 seconds.
        </p>
        {trouble && <Notice tone="error" title={trouble} />}
        <div>
          <BusyButton onClick={() => void start()} busyLabel={busy && 'Making a secret…'}>
            Use an authenticator app
          </BusyButton>
        </div>
      </>
    );
  }
  return (
    <>
      <p>Scan this with the app, or type the secret into it. It is shown only now.</p>
      <QrCode text={made.uri} label="QR code with the secret for your authenticator app" />
      <p className={classes.secret}>{inFours(made.secret)}</p>
      <AppCode action="Turn it on" />
    </>
  );
}

function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

interface FactorPasskeyProps {
  readonly title: string;
  /** The one way there is. */
  readonly only?: boolean;
  readonly children: ReactNode;
}

/** A passkey as the second factor: made if there is none yet, else used. The server says which. */
function FactorPasskey({ title, only = false, children }: FactorPasskeyProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const prove = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const failure = await provePasskey();
    setBusy(false);
    if (failure === undefined) await navigate('/admin/dashboard', { replace: true });
    else setTrouble(failure);
  };
  return (
    <section className={classes.part} aria-labelledby="passkey-heading">
      <h2 id="passkey-heading">{title}</h2>
      <p className={classes.quiet}>{children}</p>
      {trouble && <Notice tone="error" title={trouble} />}
      <div>
        {browserHasPasskeys() ? (
          <BusyButton
            leftSection={<Icon name="key" />}
            variant={only ? 'filled' : 'default'}
            onClick={() => void prove()}
            busyLabel={busy && 'Waiting for your device…'}
          >
            Use a passkey
          </BusyButton>
        ) : (
          <p className={classes.quiet}>This browser can’t use passkeys. A newer one can.</p>
        )}
      </div>
    </section>
  );
}

/** @returns the text to show if it did not work */
async function provePasskey(): Promise<string | undefined> {
  const started = await callApi(adminAuthEndpoints.startAdminPasskey, { body: {} });
  if (!started.ok) return started.problem.error;
  const { secondFactor, options } = started.data;
  const outcome = await (secondFactor === 'set_up' ? makePasskey(options) : askForPasskey(options));
  if (!outcome.ok) return 'No passkey was used. Please try again.';
  const answer = await callApi(adminAuthEndpoints.proveAdminPasskey, {
    body: { response: outcome.response },
  });
  return answer.ok ? undefined : answer.problem.error;
}

/** Between the emailed link and the dashboard, where the operator asks for a second factor. */
export function SecondFactorPage() {
  const status = useAdminStatus();
  const settingUp = status.data?.secondFactor === 'set_up';
  return (
    <Page
      title="Second step"
      heading={settingUp ? 'Set up your second step' : 'Your second step'}
      width="narrow"
      lead={
        settingUp
          ? 'A link by email is not enough here. Choose what you prove yourself with, now and each time you sign in.'
          : 'The link was right. One more proof, and you are in.'
      }
    >
      <Answered answer={status} what="your sign-in" lines={4}>
        {(data) => <Factors status={data} />}
      </Answered>
    </Page>
  );
}

function Factors({ status }: { readonly status: AdminStatus }) {
  const { isAuthenticated, secondFactor, factors } = status;
  if (!isAuthenticated) return <Navigate to="/admin/login" replace />;
  if (secondFactor === 'none') return <Navigate to="/admin/dashboard" replace />;
  if (secondFactor === 'set_up') {
    return (
      <div>
        <section className={classes.part} aria-labelledby="app-heading">
          <h2 id="app-heading">With an authenticator app</h2>
          <NewAppCode />
        </section>
        <FactorPasskey title="With a passkey">
          Your fingerprint, your face, or the PIN of this device or of a security key.
        </FactorPasskey>
      </div>
    );
  }
  return (
    <div>
      {factors.includes('totp') && (
        <section className={classes.part} aria-labelledby="app-heading">
          <h2 id="app-heading">The code from your app</h2>
          <AppCode action="Continue" />
        </section>
      )}
      {factors.includes('passkey') && (
        <FactorPasskey title="Your passkey" only={!factors.includes('totp')}>
          The one you set up for this.
        </FactorPasskey>
      )}
      <p className={classes.part}>
        Lost it? Whoever runs this server can take it off your address. After that you set up a new
        one here.
      </p>
    </div>
  );
}
