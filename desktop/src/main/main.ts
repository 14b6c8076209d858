import { app, dialog, protocol } from 'electron';
import { join } from 'node:path';
import { APP_ID, LINK_SCHEME, appScheme } from './app-scheme.ts';
import { deepLinkAmong } from './deep-link.ts';
import { commandAmong } from './menu.ts';
import { Refusal } from './refusal.ts';
import type { Shell } from './shell.port.ts';
import { openShell } from './shell.ts';

// No waiting at the top level: Electron gets ready only after this file has run, and both would wait for ever.

/** Where the build put the web app, seen from this file. */
declare const WEBAPP_FOLDER: string;

app.setName('Credit Fix');
// Windows shows messages, and one picture in its bar, only where this is what the installer has written into the shortcut.
if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
app.enableSandbox();
protocol.registerSchemesAsPrivileged([appScheme]);

if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  const opened = Promise.withResolvers<Shell>();
  const follow = (link: string | null, command: string | null = null) => {
    void opened.promise.then(async (shell) => {
      if (link) return await shell.openLink(link);
      return await (command ? shell.run(command) : shell.focusWindow());
    });
  };
  app.on('second-instance', (_event, args) => follow(deepLinkAmong(args), commandAmong(args)));
  // macOS may bring the link before anything is ready.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    follow(link);
  });
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  const first = deepLinkAmong(process.argv);
  const command = commandAmong(process.argv);
  if (first ?? command) follow(first, command);
  app.whenReady().then(open).then(opened.resolve, fail);
}

async function open(): Promise<Shell> {
  // oxlint-disable-next-line no-restricted-properties -- the entry alone reads the environment; everything else takes settings as parameters
  const { CREDITFIX_SERVER = '', CREDITFIX_UPDATE_URL = '', APPIMAGE = '' } = process.env;
  const here = import.meta.dirname;
  return await openShell({
    keeps: app.getPath('userData'),
    folders: { webapp: join(here, WEBAPP_FOLDER), welcome: join(here, '../welcome') },
    preload: join(here, '../preload/preload.cjs'),
    offlineScript: join(here, 'offline-worker.js'),
    fixedServer: CREDITFIX_SERVER.trim() || null,
    fixedUpdateUrl: CREDITFIX_UPDATE_URL.trim() || null,
    appImage: app.isPackaged && APPIMAGE ? APPIMAGE : null,
    now: () => new Date(),
  });
}

/** Nothing of the program works then; a window would be empty. */
function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  dialog.showErrorBox(
    `${app.name} could not start`,
    error instanceof Refusal ? error.message : 'Nothing was deleted. Please start it again.',
  );
  app.exit(1);
}
