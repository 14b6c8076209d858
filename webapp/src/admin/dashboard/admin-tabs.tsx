import type { StaffRole } from '@creditfix/shared/admin';
import { Tabs } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './dashboard.module.css';

const tabs = [
  { id: 'overview', label: 'Overview', roles: ['administrator', 'support', 'auditor'] },
  { id: 'users', label: 'Users', roles: ['administrator', 'support', 'auditor'] },
  { id: 'letters', label: 'Letters', roles: ['administrator', 'support', 'auditor'] },
  { id: 'flagged', label: 'Flagged', roles: ['administrator', 'support', 'auditor'] },
  { id: 'mail', label: 'Mail', roles: ['administrator', 'support'] },
  { id: 'messages', label: 'Messages', roles: ['administrator', 'support'] },
  { id: 'exports', label: 'Exports', roles: ['administrator', 'support', 'auditor'] },
  { id: 'audit', label: 'Audit log', roles: ['administrator', 'auditor'] },
  { id: 'staff', label: 'Staff', roles: ['administrator', 'support', 'auditor'] },
  { id: 'settings', label: 'Settings', roles: ['administrator', 'auditor'] },
  { id: 'addresses', label: 'Address book', roles: ['administrator', 'auditor'] },
  { id: 'launch', label: 'Launch', roles: ['administrator', 'auditor'] },
  { id: 'system', label: 'System', roles: ['administrator', 'auditor'] },
  { id: 'figures', label: 'Figures', roles: ['administrator', 'auditor'] },
] as const satisfies readonly { id: string; label: string; roles: readonly StaffRole[] }[];

export type AdminTab = (typeof tabs)[number]['id'];

/** The tabs that somebody in this role has; the server refuses the others anyway. */
export function tabsOf(role: StaffRole): readonly AdminTab[] {
  return tabs
    .filter(({ roles }) => (roles as readonly StaffRole[]).includes(role))
    .map(({ id }) => id);
}

/** As it stands on the tab. */
export function tabName(tab: AdminTab): string {
  return tabs.find(({ id }) => id === tab)?.label ?? tab;
}

export function tabOf(text: string | null, own: readonly AdminTab[]): AdminTab {
  return own.find((id) => id === text) ?? 'overview';
}

interface AdminTabsProps {
  readonly own: readonly AdminTab[];
  readonly value: AdminTab;
  /** How many wait behind a tab. */
  readonly counts?: Partial<Record<AdminTab, number>>;
  readonly onChange: (tab: AdminTab) => void;
  readonly children: ReactNode;
}

/** One part of the dashboard at a time. */
export function AdminTabs({ own, value, counts = {}, onChange, children }: AdminTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are in a row that is wider than the screen, and a count that comes later moves them along.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-tab='${value}']`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [value]);
  return (
    <Tabs variant="none" value={value} onChange={(tab) => onChange(tabOf(tab, own))}>
      <Tabs.List ref={list} className={classes.tabs} aria-label="Parts of the dashboard">
        {tabs
          .filter(({ id }) => own.includes(id))
          .map(({ id, label }) => (
            <Tabs.Tab key={id} className={classes.tab} value={id} data-tab={id}>
              {label}
              {counts[id] ? ` (${counts[id]})` : ''}
            </Tabs.Tab>
          ))}
      </Tabs.List>
      <Tabs.Panel value={value}>{children}</Tabs.Panel>
    </Tabs>
  );
}
