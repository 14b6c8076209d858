import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Button, Notice, callApi, useAnswer, usePageMeta } from '#webapp/kit/index.ts';
import { AccountsPanel } from './accounts-panel.tsx';
import classes from './admin-dashboard.module.css';
import { askAdminStatus, wayBack } from './admin-status.ts';

const TITLE = 'Admin dashboard';

export function AdminDashboardPage() {
  usePageMeta(TITLE);
  const navigate = useNavigate();
  const { state } = useAnswer(askAdminStatus);
  const [leaving, setLeaving] = useState(false);

  const logOut = async (): Promise<void> => {
    setLeaving(true);
    // Even where the server can't be reached: whoever leaves should see that they left.
    await callApi(adminAuthEndpoints.adminSignOut);
    await navigate('/admin/login', { replace: true });
  };

  const way = state.kind === 'ready' ? wayBack(state.data) : undefined;
  if (way) return <Navigate to={way} replace />;
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <h1 className={classes.title}>{TITLE}</h1>
        {state.kind === 'ready' && (
          <div className={classes.leave}>
            <p className={classes.quiet}>{state.data.email}</p>
            <Button onClick={() => void logOut()} busyLabel={leaving && 'Logging out…'}>
              Logout
            </Button>
          </div>
        )}
      </header>
      {state.kind === 'loading' && <p role="status">Loading admin dashboard...</p>}
      {state.kind === 'failed' && <DashboardError />}
      {state.kind === 'ready' && (
        <AccountsPanel onSignedOut={() => void navigate('/admin/login', { replace: true })} />
      )}
    </div>
  );
}

function DashboardError() {
  return (
    <Notice tone="error" title="Dashboard Error">
      <p>Failed to load dashboard data</p>
      <Button look="plain" onClick={() => window.location.reload()}>
        Retry
      </Button>
    </Notice>
  );
}
