import { app, BrowserWindow, nativeImage } from 'electron';
import type { OfflineReplica } from './offline.port.ts';
import { notifyFlagged } from './notices.ts';

/** The number on the program's picture, on Windows a dot on it: accounts that wait for a look. */
export class FlaggedBadge {
  readonly #show: () => void;
  #last: number | null = null;

  constructor(show: () => void) {
    this.#show = show;
  }

  async count(replica: OfflineReplica | null): Promise<void> {
    if (!replica) return this.clear();
    const { total } = await replica.query({
      kind: 'users',
      filter: { flagged: 'yes' },
      masked: true,
      limit: 1,
      offset: 0,
    });
    this.#mark(total);
    // What waited before the program was opened is on the dashboard; a notice is for what comes.
    if (this.#last !== null && total > this.#last) notifyFlagged(total - this.#last, this.#show);
    this.#last = total;
  }

  clear(): void {
    this.#last = null;
    this.#mark(0);
  }

  #mark(total: number): void {
    app.setBadgeCount(total);
    if (process.platform !== 'win32') return;
    // Windows has no numbers there, but reads the words out.
    const words = total === 1 ? '1 account needs a look' : `${total} accounts need a look`;
    const picture = total > 0 ? dot() : null;
    for (const window of BrowserWindow.getAllWindows())
      window.setOverlayIcon(picture, total > 0 ? words : '');
  }
}

const SIDE = 16;
/** The red of the web app, in the order in which bitmaps have it. */
const RED = [0x2a, 0x30, 0xa3, 0xff];

function dot(): Electron.NativeImage {
  const middle = (SIDE - 1) / 2;
  const isInside = (at: number) =>
    Math.hypot((at % SIDE) - middle, Math.floor(at / SIDE) - middle) <= SIDE / 2 - 1;
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) =>
    isInside(at) ? RED : [0, 0, 0, 0],
  );
  return nativeImage.createFromBitmap(Buffer.from(pixels.flat()), { width: SIDE, height: SIDE });
}
