import { app, BrowserWindow, dialog, type DownloadItem, type Session } from 'electron';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isOwnPage } from './app-scheme.ts';
import { notifyCutOff, notifySaved } from './notices.ts';
import type { SettingsFile } from './settings-file.ts';

/** Files that a page hands over (a letter's PDF, an export of the server's): asks where to, shows how far it is, says when it is there. */
export function keepDownloads(session: Session, place: SavePlace): void {
  session.on('will-download', (event, item, contents) => {
    const [first = ''] = item.getURLChain();
    if (!isOwnSource(first)) return event.preventDefault();
    item.setSaveDialogOptions({ defaultPath: place.suggested(item.getFilename()) });
    follow(item, BrowserWindow.fromWebContents(contents), place);
  });
}

/** Ours is what our server answered, and what a page of ours made itself. */
function isOwnSource(address: string): boolean {
  return isOwnPage(address.startsWith('blob:') ? address.slice('blob:'.length) : address);
}

function follow(item: DownloadItem, window: BrowserWindow | null, place: SavePlace): void {
  const show = (share: number) => {
    if (window && !window.isDestroyed()) window.setProgressBar(share);
  };
  let isCutOff = false;
  item.on('updated', (_event, state) => {
    if (state === 'interrupted') {
      // Nobody would ever go on with it: with what has come of it deleted, half a file is not taken for a whole one.
      isCutOff = true;
      return item.cancel();
    }
    const total = item.getTotalBytes();
    // Above 1 is "some time or other": how long a streamed export is, nobody knows before its end.
    show(total > 0 ? item.getReceivedBytes() / total : 2);
  });
  item.once('done', (_event, state) => {
    show(-1);
    if (isCutOff || state === 'interrupted') return notifyCutOff(item.getFilename());
    if (state !== 'completed') return;
    const file = item.getSavePath();
    void place.remember(file);
    app.addRecentDocument(file);
    notifySaved(file);
  });
}

/** Where things are saved: the folder that the person chose last, which Electron's dialogs no longer remember themselves. */
export interface SavePlace {
  suggested(fileName: string): string;
  /** @returns null if the person changed their mind */
  ask(window: BrowserWindow, fileName: string): Promise<string | null>;
  remember(file: string): Promise<void>;
}

export function savePlace(settings: SettingsFile): SavePlace {
  const suggested = (fileName: string) => {
    const { lastFolder } = settings.get();
    const folder = lastFolder && existsSync(lastFolder) ? lastFolder : app.getPath('downloads');
    return join(folder, fileName);
  };
  // On a full disk the folder is remembered until the program ends; the file itself may go elsewhere.
  const remember = async (file: string) =>
    await settings.change({ lastFolder: dirname(file) }).catch(() => undefined);
  return {
    suggested,
    remember,
    async ask(window, fileName) {
      const { canceled, filePath } = await dialog.showSaveDialog(window, {
        title: 'Export',
        buttonLabel: 'Export',
        defaultPath: suggested(fileName),
        filters: [{ name: 'Comma-separated values', extensions: ['csv'] }],
        properties: ['createDirectory', 'showOverwriteConfirmation'],
      });
      if (canceled || filePath === '') return null;
      await remember(filePath);
      return filePath;
    },
  };
}
