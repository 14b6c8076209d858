import { useEffect, useEffectEvent, useRef } from 'react';
import type { AdminTab } from '../dashboard/admin-tabs.tsx';
import { useShellExport } from '../exports/shell-export.ts';
import {
  onStaffCommand,
  runStaffCommand,
  staffCommandOf,
  type StaffCommand,
} from './staff-commands.ts';
import { useStaffShell } from '../staff-shell.ts';

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
