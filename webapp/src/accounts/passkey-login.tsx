import { Button, Notice, browserHasPasskeys, useHydrated } from '#webapp/kit/index.ts';
import classes from './login.module.css';
import { usePasskeyLogin } from './use-passkey-login.ts';
import { words } from './login.words.tsx';

/** The faster way in for those who have made a passkey. */
export function PasskeyLogin({ redirect }: { readonly redirect: string | undefined }) {
  const { press, busy, trouble } = usePasskeyLogin(redirect);
  const hydrated = useHydrated();
  // Drawn for the many who can; what came later would push the page down under their fingers.
  if (hydrated && !browserHasPasskeys()) return null;
  return (
    <div className={classes.passkey}>
      <p className={classes.or}>{words.or}</p>
      {trouble && <Notice tone="error" title={trouble} />}
      <Button
        icon="key"
        wide
        onClick={() => void press()}
        busyLabel={busy && words.waitingForPasskey}
      >
        {words.withPasskey}
      </Button>
    </div>
  );
}
