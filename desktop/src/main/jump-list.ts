import { app, Menu } from 'electron';
import type { DesktopSession } from '@creditfix/shared/desktop';

/** The jump list on Windows and the dock menu on macOS: Windows starts the program again with the command among its arguments. */

const JUMP_LIST = [
  { command: 'export_users', title: 'Export users…' },
  { command: 'export_letters', title: 'Export letters…' },
] as const;

const BEGIN = '--command=';

/** Only what is in the list: anybody can start a program with any arguments. */
export function commandAmong(args: readonly string[]): string | null {
  const said = args.find((argument) => argument.startsWith(BEGIN))?.slice(BEGIN.length);
  return JUMP_LIST.find(({ command }) => command === said)?.command ?? null;
}

/** For staff who are signed in; nobody else has any. */
export function offerJumpList(
  { state, role }: DesktopSession,
  platform: string,
  run: (command: string) => void,
): void {
  const offered = state === 'signed_in' && role !== 'customer' ? JUMP_LIST : [];
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
