import type { KeyboardEvent, ReactNode } from 'react';
import classes from './admin-tabs.module.css';

const tabs = [
  { id: 'accounts', label: 'Accounts' },
  { id: 'print-queue', label: 'Print queue' },
  { id: 'mail-costs', label: 'Mail costs' },
] as const;

export type AdminTab = (typeof tabs)[number]['id'];

export function tabOf(text: string | null): AdminTab {
  return tabs.find(({ id }) => id === text)?.id ?? 'accounts';
}

interface AdminTabsProps {
  readonly value: AdminTab;
  readonly onChange: (tab: AdminTab) => void;
  readonly children: ReactNode;
}

/** One part of the dashboard at a time. Arrow keys go from tab to tab, as in every set of tabs. */
export function AdminTabs({ value, onChange, children }: AdminTabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === value);
    const to = placeAfter(event.key, at);
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.id);
    document.getElementById(`tab-${tab.id}`)?.focus();
  };
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label="Parts of the dashboard">
        {tabs.map(({ id, label }) => (
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
