import { useEffect } from 'react';
import { commandOfTab, runStaffCommand } from './staff-commands.ts';
import { focusFirstRow } from './staff-table.tsx';

/**
 * 1 to 9 open the tabs, `/` goes to the search, `j` into the table; nothing of these is caught while somebody types. Ctrl+K or Cmd+K
 * opens the palette from anywhere.
 */
export function useStaffShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  const deed = event.ctrlKey || event.metaKey ? withModifier(event) : alone(event);
  if (!deed) return;
  event.preventDefault();
  deed();
}

function withModifier({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  return key.toLowerCase() === 'k' && !shiftKey ? () => runStaffCommand('palette') : undefined;
}

function alone({ key, target }: KeyboardEvent): (() => void) | undefined {
  if (isTyping(target)) return undefined;
  if (key === '/') return () => runStaffCommand('find');
  if (key === 'j') return focusFirstRow;
  const tab = /^[1-9]$/.test(key) ? commandOfTab(Number(key) - 1) : undefined;
  return tab && (() => runStaffCommand(tab));
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}
