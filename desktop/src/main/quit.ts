import { app } from 'electron';
import { setTimeout as wait } from 'node:timers/promises';

/** A Save dialog may be open: quitting does not wait for long. */
const LONGEST_MS = 3_000;

/**
 * Ends the program and opens it again.
 *
 * @param appImage the file that an AppImage was started from: the program inside of it is gone with its end
 */
export function startAnew(appImage: string | null): void {
  const inside = ['--appimage-extract-and-run'];
  app.relaunch(appImage === null ? {} : { execPath: appImage, args: inside });
  app.quit();
}

/** What has to end before the program does: the process that writes a file would be cut off, and leave half of it. */
export function endBeforeQuit({
  isRunning,
  endAll,
}: {
  readonly isRunning: () => boolean;
  readonly endAll: () => Promise<unknown>;
}): void {
  let isLeaving = false;
  app.on('before-quit', (event) => {
    if (isLeaving || !isRunning()) return;
    event.preventDefault();
    isLeaving = true;
    void Promise.race([endAll(), wait(LONGEST_MS)]).finally(() => app.quit());
  });
}
