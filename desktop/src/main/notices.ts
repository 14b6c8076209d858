import { StaffRole } from '@creditfix/shared/admin';
import type { DesktopSession } from '@creditfix/shared/desktop';
import { app, BrowserWindow, nativeImage, Notification, shell } from 'electron';
import { basename } from 'node:path';
import type { OfflineReplica } from './offline.port.ts';
import type { OwedReports } from './owed-reports.ts';

/** Messages of the system's own: what was saved, and what waits. Never a name or an address, because they show on locked screens. */

export function notifySaved(file: string): void {
  tell('Saved', `${basename(file)}. Click to show it in its folder.`, () =>
    shell.showItemInFolder(file),
  );
}

export function notifyCutOff(fileName: string): void {
  tell(
    'Not saved',
    `${fileName}. The connection was cut off. Nothing is left of it. Please try again.`,
  );
}

function notifyFlagged(count: number, show: () => void): void {
  const whom = count === 1 ? '1 account needs' : `${count} accounts need`;
  tell('Flagged', `${whom} a look.`, show);
}

/** Whose they are, nobody learns from it. */
function notifyOwedReports(count: number): void {
  tell('Waiting for the audit log', owedText(count));
}

function owedText(count: number): string {
  const what = count === 1 ? '1 export was' : `${count} exports were`;
  const they = count === 1 ? 'It gets' : 'They get';
  return `${what} made on this computer without the server, by somebody else who signed in here. ${they} into the audit log when that person signs in here again.`;
}

/** A notice that nothing holds is collected, and its click with it. */
const shown = new Set<Notification>();

function tell(title: string, body: string, onClick: () => void = () => undefined): void {
  if (!Notification.isSupported()) return;
  const notice = new Notification({ title, body });
  shown.add(notice);
  notice.on('click', () => {
    // Not every system says that one is closed by its click.
    shown.delete(notice);
    onClick();
  });
  notice.on('close', () => shown.delete(notice));
  notice.show();
}

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

interface Signed {
  readonly session: () => DesktopSession;
  /** Origin of the server. */
  readonly server: () => string | null;
}

/** Exports of people who have not come back: an administrator, who may know whom to ask, is told how many, and of nothing in them. */
export class OwedNotes {
  readonly reports: OwedReports;
  readonly #now: Signed;
  #told = false;

  constructor(reports: OwedReports, now: Signed) {
    this.reports = reports;
    this.#now = now;
  }

  /** Once for each sign-in, and at each start. */
  async tell(): Promise<void> {
    if (this.#told || this.#now.session().role !== StaffRole.administrator) return;
    this.#told = true;
    const count = await this.#count();
    if (count > 0) notifyOwedReports(count);
  }

  /** For the about box; null if nothing waits, or for anybody else. */
  async text(): Promise<string | null> {
    if (this.#now.session().role !== StaffRole.administrator) return null;
    const count = await this.#count();
    return count === 0 ? null : owedText(count);
  }

  forget(): void {
    this.#told = false;
  }

  async #count(): Promise<number> {
    const owner = { email: this.#now.session().email ?? '', server: this.#now.server() ?? '' };
    return await this.reports.countOfOthers(owner).catch(() => 0);
  }
}
