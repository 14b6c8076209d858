import {
  BrowserWindow,
  Menu,
  app,
  type BaseWindow,
  type MenuItemConstructorOptions,
} from 'electron';
import type { DesktopSession } from '@creditfix/shared/desktop';

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
