import type { StaffRole } from '@creditfix/shared/admin';
import { Box } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Notice } from '#webapp/kit/index.ts';
import { useFlaggedCount } from '../admin.queries.ts';
import { AddressBookPanel } from '../address-book/address-book-panel.tsx';
import { ExportsPanel } from '../exports/exports-panel.tsx';
import { LettersPanel, OfflineLetters } from '../lists/letters-panel.tsx';
import type { ReplicaPanelProps } from '../lists/offline-list.ts';
import { OfflineUsers, UsersPanel } from '../lists/users-panel.tsx';
import { MailPanel } from '../mail/mail-panel.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { StaffPanel } from '../staff/staff-panel.tsx';
import { useStaffCommands, useStaffShortcuts } from '../palette/staff-commands.ts';
import { type StaffShell, useReplicaStatus } from '../staff-shell.ts';
import { Quiet } from '../words.tsx';
import { AdminTabs, tabName, tabOf, tabsOf, type AdminTab } from './admin-tabs.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { LaunchPanel } from './findings.tsx';
import { FlaggedPanel } from './flagged-panel.tsx';
import { MessagesPanel } from '../messages/messages-panel.tsx';
import { OfflineOverview, OverviewPanel } from './overview-panel.tsx';
import { whenWords } from './sync-pill.tsx';
import { SystemPanel } from './system-panel.tsx';

const panels = {
  overview: OverviewPanel,
  figures: FiguresPanel,
  users: UsersPanel,
  letters: LettersPanel,
  flagged: FlaggedPanel,
  mail: MailPanel,
  messages: MessagesPanel,
  exports: ExportsPanel,
  audit: AuditPanel,
  staff: StaffPanel,
  settings: SettingsPanel,
  addresses: AddressBookPanel,
  launch: LaunchPanel,
  system: SystemPanel,
} as const satisfies Record<AdminTab, (props: { onSignedOut: () => void }) => ReactNode>;

/** What the replica on this machine can show by itself. */
const replicaPanels: Partial<Record<AdminTab, (props: ReplicaPanelProps) => ReactNode>> = {
  overview: OfflineOverview,
  users: OfflineUsers,
  letters: OfflineLetters,
};

interface DashboardTabsProps {
  readonly role: StaffRole;
  /** The replica of this one stands in for the server, which can't be reached. */
  readonly shell: StaffShell | undefined;
  readonly onSettings: () => void;
}

/** Which tab is open is in the address, so that it can be kept as a bookmark. */
export function DashboardTabs({ role, shell, onSettings }: DashboardTabsProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const onSignedOut = useCallback(
    () => void navigate('/admin/login', { replace: true }),
    [navigate],
  );
  const own = tabsOf(role);
  const tab = tabOf(search.get('tab'), own);
  const show = (next: AdminTab) => setSearch({ tab: next }, { replace: true });
  useStaffShortcuts();
  useStaffCommands({ own, tab, show, onSettings });
  const flagged = useFlaggedCount(tab);
  const stays = useWasOnScreen(tab, shell !== undefined);
  const ofReplica = search.has('open') && stays ? undefined : replicaPanels[tab];
  return (
    <>
      {shell && <OfflineNotice />}
      <AdminTabs own={own} value={tab} counts={flagged} onChange={show}>
        {shell && !ofReplica && (
          <Quiet py="md">
            {tabName(tab)} needs the server and comes back when it can be reached.
          </Quiet>
        )}
        <TabPanel key={tab} {...{ tab, shell, ofReplica, stays, onSignedOut }} />
      </AdminTabs>
    </>
  );
}

const MASKED =
  'Emails and names in it are cut short, like m***@example.com. A search by a whole email finds everybody whose short one is the same.';
const WHOLE = 'Emails and names in it are whole, for the reason in the audit log.';

/** Says above the tabs that what they show is the replica on this machine, and of when it is. */
function OfflineNotice() {
  const status = useReplicaStatus();
  const syncedAt = status?.lastSyncedAt;
  return (
    <Box mb="md">
      <Notice
        tone="warning"
        title={syncedAt ? `The copy of ${whenWords(syncedAt)}` : 'No copy yet'}
      >
        <p>
          {syncedAt
            ? 'The server can not be reached. You see what this computer keeps; what has changed since then is missing. The dashboard comes back by itself.'
            : 'The server can not be reached, and the first sync was not finished. It goes on by itself when the server is back.'}
        </p>
        {syncedAt && <p>{status?.masked ? MASKED : WHOLE}</p>}
      </Notice>
    </Box>
  );
}

interface TabPanelProps {
  readonly tab: AdminTab;
  readonly shell: StaffShell | undefined;
  readonly ofReplica: (typeof replicaPanels)[AdminTab];
  readonly stays: boolean;
  readonly onSignedOut: () => void;
}

function TabPanel({ tab, shell, ofReplica: OfReplica, stays, onSignedOut }: TabPanelProps) {
  const Panel = panels[tab];
  if (shell && OfReplica)
    return <OfReplica {...{ shell, onSignedOut }} masked={shell.who?.role === 'auditor'} />;
  return !shell || stays ? <Panel onSignedOut={onSignedOut} /> : null;
}

/** The server's own panel that was on screen when it went stays as it is: somebody may have typed into it. */
function useWasOnScreen(tab: AdminTab, offline: boolean): boolean {
  const [last, setLast] = useState<AdminTab>();
  const next = offline ? (last === tab ? last : undefined) : tab;
  if (next !== last) setLast(next);
  return next === tab;
}
