import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { useCallback, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Notice, callApi, useAnswer, usePageMeta } from '#webapp/kit/index.ts';
import { AccountsPanel } from './accounts-panel.tsx';
import classes from './admin-dashboard.module.css';
import { askAdminStatus, wayBack } from './admin-status.ts';
import { AdminTabs, tabOf, type AdminTab } from './admin-tabs.tsx';
import { MailCostsPanel } from './mail-costs-panel.tsx';
import { PrintQueuePanel } from './print-queue-panel.tsx';

const TITLE = 'Admin dashboard';

export function AdminDashboardPage() {
  usePageMeta({ title: TITLE });
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
      {state.kind === 'ready' && <DashboardTabs />}
    </div>
  );
}

const panels = {
  accounts: AccountsPanel,
  'print-queue': PrintQueuePanel,
  'mail-costs': MailCostsPanel,
} as const satisfies Record<AdminTab, unknown>;

/** Which tab is open stands in the address, so that it can be kept as a bookmark. */
function DashboardTabs() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const onSignedOut = useCallback(
    () => void navigate('/admin/login', { replace: true }),
    [navigate],
  );
  const tab = tabOf(search.get('tab'));
  const Panel = panels[tab];
  return (
    <AdminTabs value={tab} onChange={(next) => setSearch({ tab: next }, { replace: true })}>
      <Panel onSignedOut={onSignedOut} />
    </AdminTabs>
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
