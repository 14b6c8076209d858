import { useEffect, useEffectEvent, useRef } from 'react';
import type { AdminTab } from '../dashboard/admin-tabs.tsx';
import { useShellExport } from '../exports/shell-export.ts';
import { focusFirstRow } from '../lists/staff-table.tsx';
import { useStaffShell } from '../staff-shell.ts';

/** What somebody of the staff can ask for from anywhere on the dashboard: the native menu, the keyboard and the palette say it here. */
export const StaffCommand = {
  export_users: 'export_users',
  export_letters: 'export_letters',
  sync_now: 'sync_now',
  /** Opens the palette of commands. */
  palette: 'palette',
  /** The focus goes into the search of the list on screen. */
  find: 'find',
  settings: 'settings',
  tab_1: 'tab_1',
  tab_2: 'tab_2',
  tab_3: 'tab_3',
  tab_4: 'tab_4',
  tab_5: 'tab_5',
  tab_6: 'tab_6',
  tab_7: 'tab_7',
  tab_8: 'tab_8',
  tab_9: 'tab_9',
} as const;
export type StaffCommand = keyof typeof StaffCommand;

type Listener = (command: StaffCommand) => void;

const listeners = new Set<Listener>();

/** @returns a function that ends the listening */
export function onStaffCommand(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function runStaffCommand(command: StaffCommand): void {
  for (const listener of listeners) listener(command);
}

/** Of the tab in this place among those of the person, the first being 0; more than nine have none. */
export function commandOfTab(place: number): StaffCommand | undefined {
  return staffCommandOf(`tab_${place + 1}`);
}

/** @returns nothing for a name that is no command of the staff's */
function staffCommandOf(name: string): StaffCommand | undefined {
  return Object.values(StaffCommand).find((command) => command === name);
}

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
  const action = event.ctrlKey || event.metaKey ? withModifier(event) : alone(event);
  if (!action) return;
  event.preventDefault();
  action();
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
    target.closest('input, textarea, select, [role="dialog"], [contenteditable]') !== null
  );
}

interface OnDashboard {
  readonly own: readonly AdminTab[];
  readonly tab: AdminTab;
  readonly show: (tab: AdminTab) => void;
  readonly onSettings: () => void;
}

/** What the dashboard does with each command; the palette and the exports of a browser are done by their own parts. */
export function useStaffCommands({ own, tab, show, onSettings }: OnDashboard): void {
  const shell = useStaffShell();
  const exporting = useShellExport();
  const wantsSearch = useRef(false);
  const onCommand = useEffectEvent((command: StaffCommand) => {
    const place = /^tab_(\d)$/.exec(command)?.[1];
    const next = place ? own[Number(place) - 1] : undefined;
    if (next) show(next);
    else if (command === 'sync_now') void shell?.syncNow();
    else if (command === 'settings') onSettings();
    else if (command === 'export_users') void exporting?.start(whole('users'));
    else if (command === 'export_letters') void exporting?.start(whole('letters'));
    else if (command === 'find' && !focusSearch()) {
      wantsSearch.current = true;
      show('users');
    }
  });
  useEffect(() => onStaffCommand((command) => onCommand(command)), []);
  useEffect(() => shell?.onCommand(runNamed), [shell]);
  useEffect(() => {
    if (wantsSearch.current && focusSearch()) wantsSearch.current = false;
  }, [tab]);
}

/** Everybody, masked: what goes beyond that is chosen in the options of an export. */
function whole(kind: 'users' | 'letters') {
  return { kind, filter: {}, masked: true } as const;
}

function runNamed(name: string): void {
  const command = staffCommandOf(name);
  if (command) runStaffCommand(command);
}

/** @returns false if no list is on screen */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[role="search"] input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
