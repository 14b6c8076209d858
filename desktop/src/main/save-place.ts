import { app, dialog, type BrowserWindow } from 'electron';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SettingsFile } from './settings-file.ts';

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
