import type { StaffRole } from '@creditfix/shared/admin';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminTabs, tabName, tabOf, tabsOf, type AdminTab } from './admin-tabs.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { ExportsPanel } from '../exports/exports-panel.tsx';
import { FlaggedPanel } from './flagged-panel.tsx';
import { LettersPanel } from '../lists/letters-panel.tsx';
import { MailPanel } from '../mail/mail-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { OfflineLetters } from '../lists/offline-letters.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OfflineOverview } from './offline-overview.tsx';
import classes from './offline.module.css';
import { OfflineUsers } from '../lists/offline-users.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import type { StaffShell } from '../staff-shell.ts';
import { SystemPanel } from './system-panel.tsx';
import { useFlaggedCount } from '../admin.queries.ts';
import { useStaffCommands } from '../palette/use-staff-commands.ts';
import { useStaffShortcuts } from '../palette/staff-commands.ts';
import { UsersPanel } from '../lists/users-panel.tsx';

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
} as const satisfies Record<AdminTab, (props: { onSignedOut: () => void }) => ReactNode>;

interface CopyPanelProps {
  readonly shell: StaffShell;
  readonly masked: boolean;
  readonly onSignedOut: () => void;
}

/** What the copy on this machine can show by itself. */
const copyPanels: Partial<Record<AdminTab, (props: CopyPanelProps) => ReactNode>> = {
  overview: OfflineOverview,
  users: OfflineUsers,
  letters: OfflineLetters,
};

interface DashboardTabsProps {
  readonly role: StaffRole;
  /** The copy of this one stands in for the server, which can't be reached. */
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
  const ofCopy = search.has('open') && stays ? undefined : copyPanels[tab];
  return (
    <>
      {shell && <OfflineNotice />}
      <AdminTabs own={own} value={tab} counts={flagged} onChange={show}>
        {shell && !ofCopy && (
          <p className={classes.needs}>
            {tabName(tab)} needs the server and comes back when it can be reached.
          </p>
        )}
        <TabPanel key={tab} {...{ tab, shell, ofCopy, stays, onSignedOut }} />
      </AdminTabs>
    </>
  );
}

interface TabPanelProps {
  readonly tab: AdminTab;
  readonly shell: StaffShell | undefined;
  readonly ofCopy: (typeof copyPanels)[AdminTab];
  readonly stays: boolean;
  readonly onSignedOut: () => void;
}

function TabPanel({ tab, shell, ofCopy: OfCopy, stays, onSignedOut }: TabPanelProps) {
  const Panel = panels[tab];
  if (shell && OfCopy)
    return <OfCopy {...{ shell, onSignedOut }} masked={shell.who?.role === 'auditor'} />;
  return !shell || stays ? <Panel onSignedOut={onSignedOut} /> : null;
}

/** The server's own panel that was on screen when it went stays as it is: somebody may have typed into it. */
function useWasOnScreen(tab: AdminTab, offline: boolean): boolean {
  const [last, setLast] = useState<AdminTab>();
  const next = offline ? (last === tab ? last : undefined) : tab;
  if (next !== last) setLast(next);
  return next === tab;
}
