import { adminAuthEndpoints, type StaffRole } from '@creditfix/shared/admin';
import { Button, Group, Title, Stack, Text, TextInput } from '@mantine/core';
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
  ColorSchemeChoice,
} from '#webapp/kit/index.ts';
import '../mantine.css';
import { useAdminStatus, wayBack } from '../admin.queries.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { ShellExportLine } from '../exports/shell-export-line.tsx';
import { CommandPalette } from '../palette/command-palette.tsx';
import { StaffRoleContext, useMayHelp } from '../staff-role.ts';
import {
  type StaffShell,
  useReplicaStatus,
  useStaffShell,
  type ReplicaStatus,
} from '../staff-shell.ts';
import { Quiet, counted } from '../words.tsx';
import { tabsOf } from './admin-tabs.tsx';
import classes from './dashboard.module.css';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { SyncPill } from './sync-pill.tsx';
import { StaffForm, useStaffForm } from '../staff-form.tsx';
import { StaffModal } from '../staff-modal.tsx';

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
    <Group
      justify="space-between"
      gap="0 var(--mantine-spacing-xl)"
      mt="-md"
      mb="md"
      py="0.25rem"
      className={`${classes.strip} rule-below`}
    >
      <SyncPill />
      <ShellExportLine />
    </Group>
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
      {/* A phone has no room for them above the tabs; "Find anything" has both. */}
      <Group gap="xs" display={{ base: 'none', sm: 'flex' }}>
        <ExportButton kind="users" />
        <ExportButton kind="letters" />
      </Group>
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

interface StaffSettingsProps {
  readonly person: { readonly email: string; readonly role: StaffRole };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Who is signed in here, how the pages look, and what this machine keeps. */
function StaffSettings({ person, opened, onClose }: StaffSettingsProps) {
  const status = useReplicaStatus();
  return (
    <StaffModal title="Settings" opened={opened} onClose={onClose}>
      <Stack>
        <p>
          Signed in as{' '}
          <Text span inherit fw={600}>
            {person.email}
          </Text>
          , {person.role}.
        </p>
        <ColorSchemeChoice />
        {status && <KeptHere status={status} />}
      </Stack>
    </StaffModal>
  );
}

function KeptHere({ status }: { readonly status: ReplicaStatus }) {
  const { state, users, letters } = status;
  return (
    <Stack component="section" gap="xs" aria-labelledby="kept-here">
      <Title order={3} id="kept-here" fz="md">
        Kept on this computer
      </Title>
      <SyncPill />
      {state !== 'off' && (
        <Quiet>
          {counted(users)} users and {counted(letters)} letters, encrypted, with the columns of an
          export and nothing of what a letter says. All of it is deleted when you log out, when your
          access ends, or after 14 days without the server.
        </Quiet>
      )}
      {state !== 'off' && <KeptNames status={status} />}
    </Stack>
  );
}

/** Whether the replica holds whole emails and names, and the way to the other. Whole ones take a reason, once. */
function KeptNames({ status: { masked } }: { readonly status: ReplicaStatus }) {
  const shell = useStaffShell();
  const [asks, setAsks] = useState(false);
  const mayHelp = useMayHelp();
  const shorten = useMutation({ mutationFn: async () => await shell?.keepNames(null) });
  if (asks && masked) return <ReasonForm onClose={() => setAsks(false)} />;
  return (
    <>
      <Quiet>
        {masked
          ? 'Emails and names in it are cut short, like m***@example.com.'
          : 'Emails and names in it are whole, for the reason that you gave.'}
      </Quiet>
      {shorten.error && <p role="alert">{shorten.error.message}</p>}
      {mayHelp && masked && (
        <Button onClick={() => setAsks(true)}>Keep whole emails and names…</Button>
      )}
      {!masked && (
        <BusyButton onClick={() => shorten.mutate()} busyLabel={shorten.isPending && 'Changing…'}>
          Cut them short again
        </BusyButton>
      )}
    </>
  );
}

function ReasonForm({ onClose }: { readonly onClose: () => void }) {
  const shell = useStaffShell();
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: ({ reason }) =>
      reason.trim() === '' ? { reason: 'Say why you need whole emails and names here.' } : {},
    send: async ({ reason }) => await shell?.keepNames(reason.trim()),
    mainField: 'reason',
    onDone: onClose,
  });
  return (
    <>
      <p>
        The copy then holds the whole email and name of every user. Whoever gets at this computer
        could get at all of them, so the server asks why, once for this copy. It is fetched anew,
        and the one you have stays until then.
      </p>
      <StaffForm
        form={form}
        action="Keep whole emails and names"
        busyLabel="Asking the server…"
        onCancel={onClose}
      >
        <TextInput
          {...form.field('reason')}
          id="kept-names-reason"
          label="Why do you need them offline?"
          description="The reason is kept in the audit log with your name. Files that you export offline stay cut short."
          autoComplete="off"
          maxLength={300}
        />
      </StaffForm>
    </>
  );
}
