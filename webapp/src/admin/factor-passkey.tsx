import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  Notice,
  askForPasskey,
  browserHasPasskeys,
  callApi,
  makePasskey,
} from '#webapp/kit/index.ts';
import classes from './admin-pages.module.css';

interface FactorPasskeyProps {
  readonly title: string;
  /** The one way there is. */
  readonly only?: boolean;
  readonly children: ReactNode;
}

/** A passkey as the second factor: made if there is none yet, else used. The server says which. */
export function FactorPasskey({ title, only = false, children }: FactorPasskeyProps) {
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
          <Button
            icon="key"
            look={only ? 'deed' : 'second'}
            onClick={() => void prove()}
            busyLabel={busy && 'Waiting for your device…'}
          >
            Use a passkey
          </Button>
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
