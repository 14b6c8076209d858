import { adminAuthEndpoints, type StaffRole } from '@creditfix/shared/admin';
import { Button, Group, Title } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import {
  BusyButton,
  callApi,
  Notice,
  Skeletons,
  useMutation,
  usePageMeta,
} from '#webapp/kit/index.ts';
import '../mantine.css';
import { useAdminStatus, wayBack } from '../admin.queries.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { ShellExportLine } from '../exports/shell-export-line.tsx';
import { CommandPalette } from '../palette/command-palette.tsx';
import { StaffRoleContext } from '../staff-role.ts';
import { type StaffShell, useReplicaStatus, useStaffShell } from '../staff-shell.ts';
import { Quiet } from '../words.tsx';
import { tabsOf } from './admin-tabs.tsx';
import classes from './dashboard.module.css';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { StaffSettings } from './staff-settings.tsx';
import { SyncPill } from './sync-pill.tsx';

/** No answer at all, or that of a proxy before a server that is down. */
const SILENT = new Set([0, 502, 503, 504]);

/**
 * Whether the replica has to be on the screen in place of what the server would answer; the real screens come back by themselves.
 *
 * @returns the shell that has the replica
 */
export function useShellInstead({
  data,
  error,
  refetch,
}: ReturnType<typeof useAdminStatus>): StaffShell | undefined {
  const shell = useStaffShell();
  const status = useReplicaStatus();
  const [silent, setSilent] = useState(false);
  const heard = error ? SILENT.has(error.problem.status) : data && false;
  // While it is asked again, what was heard last holds.
  if (heard !== undefined && heard !== silent) setSilent(heard);
  const askAgain = useEffectEvent(() => void refetch());
  const reachable = status?.reachable ?? true;
  const lastSyncedAt = status?.lastSyncedAt;
  // The program may not know yet what this page has seen.
  useEffect(() => {
    if (silent) void shell?.syncNow();
  }, [silent, shell]);
  // A sync that succeeded is the sign that there is somebody to ask again.
  useEffect(() => {
    if (silent && reachable) askAgain();
  }, [silent, reachable, lastSyncedAt]);
  if (!shell?.who || status?.state === 'off') return undefined;
  return silent || !reachable ? shell : undefined;
}

/** What the program around the pages is doing, in sight on every tab however far down one is; nothing in a plain browser. */
function ShellStrip() {
  const shell = useStaffShell();
  if (!shell?.who) return null;
  return (
    <div className={classes.strip}>
      <SyncPill />
      <ShellExportLine />
    </div>
  );
}

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
      <Notifications />
      <div className={classes.page}>
        <Group
          component="header"
          justify="space-between"
          gap="0.5rem 1.5rem"
          mb="lg"
          pb="md"
          className="rule-below"
        >
          <Title order={1} fz="var(--text-h2)">
            {TITLE}
          </Title>
          {person && <HeaderActions person={person} />}
        </Group>
        <ShellStrip />
        {!person && isPending && <Skeletons lines={10} label="Loading admin dashboard..." />}
        {!person && isError && <DashboardError />}
        {person && (
          <DashboardTabs role={person.role} shell={shellInstead} onSettings={onSettings} />
        )}
        {person && (
          <StaffSettings person={person} opened={settings} onClose={() => setSettings(false)} />
        )}
      </div>
    </StaffRoleContext>
  );
}

function personOf({ email, role }: { email: string | null; role: StaffRole | null }): Person {
  return { email: email ?? '', role: role ?? 'auditor' };
}

function HeaderActions({ person }: { readonly person: Person }) {
  const navigate = useNavigate();
  const shell = useStaffShell();
  const { mutate: logOut, isPending: leaving } = useMutation({
    mutationFn: async () => {
      // The program leads to its own first page then.
      if (shell) return await shell.signOut();
      // Even where the server can't be reached: anyone who leaves should see that they left.
      await callApi(adminAuthEndpoints.adminSignOut);
      return await navigate('/admin/login', { replace: true });
    },
  });
  return (
    <Group gap="xs" className={classes.dense}>
      <Quiet className="anywhere">{person.email}</Quiet>
      <CommandPalette own={tabsOf(person.role)} onLogOut={() => logOut()} />
      <ExportButton kind="users" />
      <ExportButton kind="letters" />
      <BusyButton onClick={() => logOut()} busyLabel={leaving && 'Logging out…'}>
        Logout
      </BusyButton>
    </Group>
  );
}

function DashboardError() {
  return (
    <Notice tone="error" title="Dashboard Error">
      <p>Failed to load dashboard data</p>
      <Button variant="subtle" onClick={() => window.location.reload()}>
        Retry
      </Button>
    </Notice>
  );
}
