import type { StaffRole } from '@creditfix/shared/admin';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import classes from './admin-tabs.module.css';

const tabs = [
  { id: 'overview', label: 'Overview', roles: ['administrator', 'support', 'auditor'] },
  { id: 'users', label: 'Users', roles: ['administrator', 'support', 'auditor'] },
  { id: 'letters', label: 'Letters', roles: ['administrator', 'support', 'auditor'] },
  { id: 'flagged', label: 'Flagged', roles: ['administrator', 'support', 'auditor'] },
  { id: 'mail', label: 'Mail', roles: ['administrator', 'support'] },
  { id: 'messages', label: 'Messages', roles: ['administrator', 'support'] },
  { id: 'exports', label: 'Exports', roles: ['administrator', 'support', 'auditor'] },
  { id: 'audit', label: 'Audit log', roles: ['administrator', 'auditor'] },
  { id: 'system', label: 'System', roles: ['administrator', 'auditor'] },
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

/** One part of the dashboard at a time. Arrow keys go from tab to tab, as in every set of tabs. */
export function AdminTabs({ own, value, counts = {}, onChange, children }: AdminTabsProps) {
  const shown = tabs.filter(({ id }) => own.includes(id));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = shown.findIndex(({ id }) => id === value);
    const to = placeAfter(event.key, at);
    if (to === undefined) return;
    event.preventDefault();
    const tab = shown[(to + shown.length) % shown.length];
    if (!tab) return;
    onChange(tab.id);
    document.getElementById(`tab-${tab.id}`)?.focus();
  };
  // On a phone the tabs are in a row that is wider than the screen, and a count that comes later moves them along.
  useEffect(() => {
    document
      .getElementById(`tab-${value}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [value]);
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label="Parts of the dashboard">
        {shown.map(({ id, label }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={id === value}
            aria-controls={`panel-${id}`}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={move}
          >
            {label}
            {counts[id] ? ` (${counts[id]})` : ''}
          </button>
        ))}
      </div>
      <div id={`panel-${value}`} role="tabpanel" aria-labelledby={`tab-${value}`}>
        {children}
      </div>
    </>
  );
}

function placeAfter(key: string, at: number): number | undefined {
  if (key === 'ArrowRight') return at + 1;
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : undefined;
}
