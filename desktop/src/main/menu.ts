import type { DesktopSession } from '@creditfix/shared/desktop';
import {
  app,
  type BaseWindow,
  BrowserWindow,
  dialog,
  Menu,
  type MenuItemConstructorOptions,
} from 'electron';

type Item = MenuItemConstructorOptions;

interface MenuParts {
  readonly session: DesktopSession;
  readonly platform: string;
  readonly command: (window: BrowserWindow, command: string) => void;
  readonly openWindow: () => void;
  readonly about: () => void;
  readonly signOut: () => void;
  readonly print: (window: BrowserWindow) => void;
}

/** The program's own menu: the commands of the person who is signed in, each with its keys. */
export function setMenu(parts: MenuParts): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(parts)));
}

function menuTemplate(parts: MenuParts): Item[] {
  const mac = parts.platform === 'darwin';
  return [
    ...(mac ? [ofTheProgram(parts)] : []),
    fileMenu(parts, mac),
    { role: 'editMenu' },
    viewMenu(parts),
    { role: 'windowMenu' },
    ...(mac ? [] : [helpMenu(parts)]),
  ];
}

function ofTheProgram({ about, ...parts }: MenuParts): Item {
  return {
    label: app.name,
    submenu: [
      { label: `About ${app.name}`, click: about },
      { type: 'separator' },
      says({ about, ...parts }, 'Settings…', 'settings', 'CmdOrCtrl+,'),
      { type: 'separator' },
      ...(['hide', 'hideOthers', 'unhide'] as const).map((role) => ({ role })),
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
}

function fileMenu(parts: MenuParts, mac: boolean): Item {
  const { session, openWindow, signOut, print } = parts;
  const signedIn = session.state === 'signed_in';
  return {
    label: '&File',
    submenu: [
      { label: 'New window', accelerator: 'CmdOrCtrl+N', enabled: signedIn, click: openWindow },
      ...(isStaff(session) ? staffItems(parts) : customerItems(parts)),
      { type: 'separator' },
      {
        label: 'Print…',
        accelerator: 'CmdOrCtrl+P',
        click: (_item, window) => inWindow(window, print),
      },
      ...(mac ? [] : [says(parts, 'Settings', 'settings', 'CmdOrCtrl+,')]),
      { type: 'separator' },
      { label: 'Sign out', enabled: signedIn, click: signOut },
      { role: mac ? 'close' : 'quit' },
    ],
  };
}

function staffItems(parts: MenuParts): Item[] {
  return [
    { type: 'separator' },
    says(parts, 'Export users…', 'export_users', 'CmdOrCtrl+E'),
    says(parts, 'Export letters…', 'export_letters', 'CmdOrCtrl+Shift+E'),
    says(parts, 'Sync now', 'sync_now', 'CmdOrCtrl+R'),
  ];
}

function customerItems(parts: MenuParts): Item[] {
  const { session } = parts;
  return session.state === 'signed_in'
    ? [says(parts, 'New letter', 'new_letter', 'CmdOrCtrl+Shift+N')]
    : [];
}

function viewMenu(parts: MenuParts): Item {
  const tabs = ['Overview', 'Users', 'Letters', 'Flagged'];
  return {
    label: '&View',
    submenu: [
      ...(isStaff(parts.session)
        ? [
            ...tabs.map((label, index) =>
              says(parts, label, `tab_${index + 1}`, `CmdOrCtrl+${index + 1}`),
            ),
            { type: 'separator' as const },
            says(parts, 'Find a command', 'palette', 'CmdOrCtrl+K'),
            says(parts, 'Filter', 'find', 'CmdOrCtrl+F'),
            { type: 'separator' as const },
          ]
        : []),
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu({ about }: MenuParts): Item {
  return { label: '&Help', submenu: [{ label: `About ${app.name}`, click: about }] };
}

function says(parts: MenuParts, label: string, command: string, accelerator: string): Item {
  return {
    id: command,
    label,
    accelerator,
    enabled: parts.session.state === 'signed_in',
    click: (_item, window) => inWindow(window, (each) => parts.command(each, command)),
  };
}

function inWindow(window: BaseWindow | undefined, task: (window: BrowserWindow) => void): void {
  if (window instanceof BrowserWindow) task(window);
}

function isStaff({ state, role }: DesktopSession): boolean {
  return state === 'signed_in' && role !== 'customer';
}

/** The first things that support asks for. */
export interface AboutParts {
  readonly server: string | null;
  /** What does not stand as it should: settings that can not be used, and what waits on this machine. */
  readonly notes: readonly (string | null)[];
  /** Something is sealed that can not be opened now. */
  readonly isHeld: boolean;
}

const HELD =
  'What was kept on this computer is sealed, and its keychain gave no key. It stays as it is. Start this program again once the keychain is unlocked.';

export async function showAbout({ server, notes, isHeld }: AboutParts): Promise<void> {
  const { electron, chrome, node } = process.versions;
  await dialog.showMessageBox({
    type: 'info',
    title: `About ${app.name}`,
    message: `${app.name} ${app.getVersion()}`,
    detail: [
      server ? `Server: ${server}` : 'No server is set yet.',
      ...[...notes, isHeld ? HELD : null].flatMap((note) => (note === null ? [] : ['', note])),
      '',
      `Electron ${electron} · Chromium ${chrome} · Node ${node}`,
      'Nothing is sent to anybody but your own server.',
    ].join('\n'),
    buttons: ['Close'],
    noLink: true,
  });
}

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
