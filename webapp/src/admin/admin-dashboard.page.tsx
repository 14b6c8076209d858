import { adminAuthEndpoints, type StaffRole } from '@creditfix/shared/admin';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Button, Notice, callApi, usePageMeta } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { useAdminStatus, wayBack } from './admin.queries.ts';
import { tabsOf } from './admin-tabs.tsx';
import { CommandPalette } from './command-palette.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { ExportButton } from './export-button.tsx';
import { useShellInstead } from './offline-reach.ts';
import { ShellStrip } from './shell-strip.tsx';
import { StaffRoleContext } from './staff-role.ts';
import { StaffSettings } from './staff-settings.tsx';
import { useStaffShell } from './staff-shell.ts';

const TITLE = 'Admin dashboard';

interface Person {
  readonly email: string;
  readonly role: StaffRole;
}

export function AdminDashboardPage() {
  usePageMeta({ title: TITLE });
  const status = useAdminStatus();
  const { data, isPending, isError } = status;
  const shellInstead = useShellInstead(status);
  const [settings, setSettings] = useState(false);
  const onSettings = () => setSettings(true);

  const way = data && wayBack(data);
  if (way) return <Navigate to={way} replace />;
  const person = shellInstead?.who ?? (data && personOf(data));
  return (
    <StaffRoleContext value={person?.role ?? 'auditor'}>
      <div className={classes.page}>
        <header className={classes.bar}>
          <h1 className={classes.title}>{TITLE}</h1>
          {person && <HeaderDeeds person={person} />}
        </header>
        <ShellStrip />
        {!person && isPending && <p role="status">Loading admin dashboard...</p>}
        {!person && isError && <DashboardError />}
        {person && (
          <DashboardTabs role={person.role} shell={shellInstead} onSettings={onSettings} />
        )}
        {settings && person && <StaffSettings person={person} onClose={() => setSettings(false)} />}
      </div>
    </StaffRoleContext>
  );
}

function personOf({ email, role }: { email: string | null; role: StaffRole | null }): Person {
  return { email: email ?? '', role: role ?? 'auditor' };
}

function HeaderDeeds({ person }: { readonly person: Person }) {
  const navigate = useNavigate();
  const shell = useStaffShell();
  const [leaving, setLeaving] = useState(false);
  const logOut = async (): Promise<void> => {
    setLeaving(true);
    // The program leads to its own first page then.
    if (shell) return await shell.signOut();
    // Even where the server can't be reached: anyone who leaves should see that they left.
    await callApi(adminAuthEndpoints.adminSignOut);
    await navigate('/admin/login', { replace: true });
  };
  return (
    <div className={classes.leave}>
      <p className={classes.quiet}>{person.email}</p>
      <CommandPalette own={tabsOf(person.role)} onLogOut={() => void logOut()} />
      <ExportButton kind="users" />
      <ExportButton kind="letters" />
      <Button onClick={() => void logOut()} busyLabel={leaving && 'Logging out…'}>
        Logout
      </Button>
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
