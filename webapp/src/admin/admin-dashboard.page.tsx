import { adminAuthEndpoints, type StaffRole } from '@creditfix/shared/admin';
import { useCallback, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Notice, callApi, useAnswer, usePageMeta } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { askAdminStatus, wayBack } from './admin-status.ts';
import { AdminTabs, tabOf, tabsOf, type AdminTab } from './admin-tabs.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { ExportButton } from './export-button.tsx';
import { ExportsPanel } from './exports-panel.tsx';
import { FlaggedPanel } from './flagged-panel.tsx';
import { LettersPanel } from './letters-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { SystemPanel } from './system-panel.tsx';
import { useFlaggedCount } from './use-flagged-count.ts';
import { useStaffShortcuts } from './use-staff-shortcuts.ts';
import { UsersPanel } from './users-panel.tsx';

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
            <ExportButton kind="users" />
            <ExportButton kind="letters" />
            <Button onClick={() => void logOut()} busyLabel={leaving && 'Logging out…'}>
              Logout
            </Button>
          </div>
        )}
      </header>
      {state.kind === 'loading' && <p role="status">Loading admin dashboard...</p>}
      {state.kind === 'failed' && <DashboardError />}
      {state.kind === 'ready' && <DashboardTabs role={state.data.role ?? 'auditor'} />}
    </div>
  );
}

const panels = {
  overview: OverviewPanel,
  users: UsersPanel,
  letters: LettersPanel,
  flagged: FlaggedPanel,
  mail: MailPanel,
  messages: MessagesPanel,
  exports: ExportsPanel,
  audit: AuditPanel,
  system: SystemPanel,
} as const satisfies Record<AdminTab, unknown>;

/** Which tab is open stands in the address, so that it can be kept as a bookmark. */
function DashboardTabs({ role }: { readonly role: StaffRole }) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const onSignedOut = useCallback(
    () => void navigate('/admin/login', { replace: true }),
    [navigate],
  );
  const own = tabsOf(role);
  const tab = tabOf(search.get('tab'), own);
  const show = (next: AdminTab) => setSearch({ tab: next }, { replace: true });
  useStaffShortcuts(own, show);
  const flagged = useFlaggedCount(tab);
  const Panel = panels[tab];
  return (
    <AdminTabs own={own} value={tab} counts={flagged} onChange={show}>
      <Panel key={tab} onSignedOut={onSignedOut} />
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
