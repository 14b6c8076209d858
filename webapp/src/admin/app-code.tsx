import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Notice, TextField, callApi } from '#webapp/kit/index.ts';
import classes from './admin-pages.module.css';
import { QrCode } from './qr-code.tsx';

const SIX_DIGITS = 'The code has six digits.';

/** The six digits that an authenticator app shows right now. */
export function AppCode({ deed }: { readonly deed: string }) {
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
      <TextField
        ref={field}
        id="code"
        name="code"
        label="Six-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        size="short"
        maxLength={6}
        value={code}
        error={fault}
        onChange={(text) => {
          setCode(text.replace(/\D/g, ''));
          setFault(undefined);
        }}
      />
      <div>
        <Button type="submit" look="deed" busyLabel={busy && 'Checking the code…'}>
          {deed}
        </Button>
      </div>
    </form>
  );
}

type Secret = { readonly secret: string; readonly uri: string };

/** A new secret, shown once as a picture and as text, and proved with the first code. */
export function NewAppCode() {
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
          <Button onClick={() => void start()} busyLabel={busy && 'Making a secret…'}>
            Use an authenticator app
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>Scan this with the app, or type the secret into it. It is shown only now.</p>
      <QrCode text={made.uri} label="QR code with the secret for your authenticator app" />
      <p className={classes.secret}>{inFours(made.secret)}</p>
      <AppCode deed="Turn it on" />
    </>
  );
}

function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
