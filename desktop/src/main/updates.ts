import { app, dialog } from 'electron';
import electronUpdater from 'electron-updater';
import { updateAddressOf } from './shell.rules.ts';

/** Newer versions from the operator's own server. Without its address nothing is asked of anybody. */
export async function watchForUpdates(updateUrl: string | null): Promise<void> {
  const url = updateAddressOf(updateUrl);
  if (!url || !app.isPackaged) return;
  const { autoUpdater } = electronUpdater;
  autoUpdater.setFeedURL({ provider: 'generic', url });
  autoUpdater.autoDownload = true;
  autoUpdater.autoInstallOnAppQuit = true;
  autoUpdater.allowDowngrade = false;
  autoUpdater.logger = null;
  autoUpdater.on('update-downloaded', ({ version }) => {
    void offerRestart(version, () => autoUpdater.quitAndInstall());
  });
  // A server that is down is tried again at the next start; there is nothing for the person to do.
  autoUpdater.on('error', () => undefined);
  await autoUpdater.checkForUpdates().catch(() => undefined);
}

async function offerRestart(version: string, restart: () => void): Promise<void> {
  const { response } = await dialog.showMessageBox({
    type: 'info',
    message: `Version ${version} is ready.`,
    detail: 'It starts the next time you open this program. You can also restart it now.',
    buttons: ['Later', 'Restart now'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  if (response === 1) restart();
}
