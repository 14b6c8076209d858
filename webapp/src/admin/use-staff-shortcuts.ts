import { useEffect, useEffectEvent } from 'react';
import type { AdminTab } from './admin-tabs.tsx';
import { focusFirstRow } from './staff-table.tsx';

/** 1 to 9 open the tabs, `/` goes to the search, `j` into the table. Nothing is caught while somebody types. */
export function useStaffShortcuts(tabs: readonly AdminTab[], show: (tab: AdminTab) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event.target)
    )
      return;
    const tab = /^[1-9]$/.test(event.key) ? tabs[Number(event.key) - 1] : undefined;
    if (tab) show(tab);
    else if (event.key === '/')
      document.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
    else if (event.key === 'j') focusFirstRow();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
