import { type App, dialog, type Session, shell, type WebContents } from 'electron';
import { isOwnPage } from './app-scheme.ts';
import { outsideLink } from './shell.rules.ts';

export interface NavigationParts {
  /** Origin of the operator's server. */
  readonly server: () => string | null;
  /** A page of ours in a window of its own. */
  readonly openWindow: (address: string) => void;
}

/** No page of the shell ever leads anywhere else: other addresses go to the person's own browser, or nowhere. */
export function lockNavigation(app: App, parts: NavigationParts): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-navigate', (event) => turnAway(event, event.url, parts));
    contents.on('will-redirect', (event) => turnAway(event, event.url, parts));
    contents.on('will-frame-navigate', (event) => {
      if (!isOwnPage(event.url) && !event.isMainFrame) event.preventDefault();
    });
    contents.setWindowOpenHandler(({ url }) => {
      openAside(url, contents, parts);
      return { action: 'deny' };
    });
  });
}

function turnAway(
  event: { preventDefault(): void },
  address: string,
  { server }: NavigationParts,
): void {
  if (isOwnPage(address)) return;
  event.preventDefault();
  void openOutside(address, server());
}

function openAside(address: string, contents: WebContents, parts: NavigationParts): void {
  if (!isOwnPage(address)) return void openOutside(address, parts.server());
  if (new URL(address).pathname.startsWith('/api/')) return contents.downloadURL(address);
  parts.openWindow(address);
}

async function openOutside(address: string, server: string | null): Promise<void> {
  const way = outsideLink(address, server);
  if (way === 'refuse') return;
  if (way === 'ask' && !(await mayLeaveFor(new URL(address).host))) return;
  await shell.openExternal(address);
}

async function mayLeaveFor(host: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: `Open ${host} in your browser?`,
    detail: 'This page is not ours. It opens outside of this program.',
    buttons: ['Stay here', 'Open it'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}

/** "Copy this address" writes to the clipboard, and may. Nothing of the machine is read, by any page. */
const GRANTED = 'clipboard-sanitized-write';

export function lockPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, callback, { requestingUrl }) => {
    callback(permission === GRANTED && isOwnPage(requestingUrl));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => permission === GRANTED && isOwnPage(origin),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => callback(null));
  // Its dictionaries come from a server of somebody else's, which would learn of every start.
  session.setSpellCheckerEnabled(false);
  session.setSpellCheckerDictionaryDownloadURL('app://admin/no-dictionaries/');
}
