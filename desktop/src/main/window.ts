import { app, BrowserWindow, screen, type WebContents } from 'electron';
import { APP_ORIGIN } from './app-scheme.ts';
import type { SettingsFile } from './settings-file.ts';
import { SMALLEST, windowPlace } from './shell.rules.ts';

interface WindowParts {
  readonly settings: SettingsFile;
  /** Absolute path of the one preload script. */
  readonly preload: string;
  /** Absolute path of a picture; elsewhere the program's own file has it. */
  readonly icon: string;
}

/** The colors of paper, so that nothing flashes before the page is there. */
const PAPER = { light: '#f6f3ec', dark: '#11161d' } as const;

/** @param path on our own origin */
export async function openWindow(
  path: string,
  { settings, preload, icon }: WindowParts,
  dark: boolean,
): Promise<BrowserWindow> {
  const kept = settings.get().window;
  const [main, all] = [screen.getPrimaryDisplay(), screen.getAllDisplays()];
  const screens = [main, ...all].map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...windowPlace(kept, screens),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: app.name,
    ...(process.platform === 'linux' ? { icon } : {}),
    backgroundColor: dark ? PAPER.dark : PAPER.light,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
      additionalArguments: [`--desktop-version=${app.getVersion()}`],
    },
  });
  if (kept?.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    const place = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    void settings.change({ window: place }).catch(() => undefined);
  });
  await leadTo(window.webContents, path);
  return window;
}

/** Another page may take its place before it is there: that is no fault. */
export async function leadTo(contents: WebContents, path: string): Promise<void> {
  await contents.loadURL(APP_ORIGIN + path).catch(() => undefined);
}
