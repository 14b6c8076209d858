import { Button, Notice, browserHasPasskeys } from '#webapp/kit/index.ts';
import classes from './login.module.css';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** The faster way in for those who have made a passkey. */
export function PasskeyLogin({ redirect }: { readonly redirect: string | undefined }) {
  const { press, busy, trouble } = usePasskeyLogin(redirect);
  if (!browserHasPasskeys()) return null;
  return (
    <div className={classes.passkey}>
      <p className={classes.or}>or</p>
      {trouble && <Notice tone="error" title={trouble} />}
      <Button
        icon="key"
        wide
        onClick={() => void press()}
        busyLabel={busy && 'Waiting for your passkey…'}
      >
        Sign in with a passkey
      </Button>
    </div>
  );
}
