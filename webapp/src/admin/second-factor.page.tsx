import { Navigate } from 'react-router-dom';
import { Answered, Page } from '#webapp/kit/index.ts';
import classes from './admin-pages.module.css';
import { useAdminStatus, type AdminStatus } from './admin.queries.ts';
import { AppCode, NewAppCode } from './app-code.tsx';
import { FactorPasskey } from './factor-passkey.tsx';

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
          <AppCode deed="Continue" />
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
