import { app, Menu } from 'electron';
import type { DesktopSession } from '@creditfix/shared/desktop';

/** What can be asked of the program's picture in the bar of the system: a new start with the deed among its arguments, or the dock's menu. */

const DEEDS = [
  { command: 'export_users', title: 'Export users…' },
  { command: 'export_letters', title: 'Export letters…' },
] as const;

const BEGIN = '--deed=';

/** Nothing but what stands in the list: anybody may start a program with any words. */
export function deedAmong(args: readonly string[]): string | null {
  const said = args.find((argument) => argument.startsWith(BEGIN))?.slice(BEGIN.length);
  return DEEDS.find(({ command }) => command === said)?.command ?? null;
}

/** For staff who are signed in; nobody else has any. */
export function offerDeeds(
  { state, role }: DesktopSession,
  platform: string,
  run: (command: string) => void,
): void {
  const offered = state === 'signed_in' && role !== 'customer' ? DEEDS : [];
  if (platform === 'darwin') {
    const items = offered.map(({ command, title }) => ({
      label: title,
      click: () => run(command),
    }));
    app.dock?.setMenu(Menu.buildFromTemplate(items));
  }
  if (platform !== 'win32') return;
  const program = process.execPath;
  app.setUserTasks(
    offered.map(({ command, title }) => ({
      program,
      iconPath: program,
      iconIndex: 0,
      title,
      description: title,
      arguments: BEGIN + command,
    })),
  );
}
