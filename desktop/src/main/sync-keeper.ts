import type { DesktopSession, SyncStatus } from '@creditfix/shared/desktop';
import { exportEndpoints } from '@creditfix/shared/admin';
import { UNREACHABLE, type CopyState, type OfflineCopy } from './offline.port.ts';
import type { ServerGate } from './server-gate.ts';

/** Keeps the offline copy in step while somebody of the staff is signed in, and says at any time where it stands. */

interface SyncKeeperParts {
  readonly gate: ServerGate;
  readonly now: () => Date;
  /** Opens the copy of whoever is signed in. */
  readonly openCopy: () => Promise<OfflineCopy>;
  /** Deletes it, open or not. */
  readonly discardCopy: (copy: OfflineCopy | null) => Promise<void>;
  readonly onStatus: (status: SyncStatus) => void;
}

const EVERY_MS = 5 * 60_000;
const STALE_AFTER_MS = 24 * 3_600_000;

const EMPTY: CopyState = { lastSyncedAt: null, users: 0, letters: 0 };

export class SyncKeeper {
  readonly #parts: SyncKeeperParts;
  #copy: Promise<OfflineCopy> | null = null;
  #state: CopyState = EMPTY;
  #failure: 'offline' | 'failed' | null = null;
  #text: string | null = null;
  #progress: number | null = null;
  #running: Promise<void> | null = null;
  #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: SyncKeeperParts) {
    this.#parts = parts;
  }

  /** For staff on a machine with a keychain; customers have no copy. */
  follow({ state, role, keepsOffline }: DesktopSession): void {
    const wanted = state === 'signed_in' && role !== 'customer' && keepsOffline;
    if (!wanted || this.#copy) return;
    this.#stop = new AbortController();
    this.#copy = this.#parts.openCopy();
    this.#timer = setInterval(() => void this.syncNow(), EVERY_MS);
    this.#timer.unref();
    void this.syncNow();
  }

  /** @returns null where nothing is kept */
  async copy(): Promise<OfflineCopy | null> {
    return await (this.#copy?.catch(() => null) ?? null);
  }

  status(): SyncStatus {
    return {
      state: this.#stateName(),
      lastSyncedAt: this.#state.lastSyncedAt,
      users: this.#state.users,
      letters: this.#state.letters,
      progress: this.#progress,
      text: this.#text,
    };
  }

  /** One at a time: who asks meanwhile waits for the one that runs. */
  async syncNow(): Promise<SyncStatus> {
    this.#running ??= this.#sync().finally(() => {
      this.#running = null;
      this.#tell();
    });
    await this.#running;
    return this.status();
  }

  /** Deletes the copy and everything in it. */
  async wipe(): Promise<void> {
    await this.#parts.discardCopy(await this.#letGo());
    this.#state = EMPTY;
    this.#failure = null;
    this.#text = null;
    this.#tell();
  }

  async close(): Promise<void> {
    const copy = await this.#letGo();
    await copy?.close();
  }

  async #letGo(): Promise<OfflineCopy | null> {
    clearInterval(this.#timer);
    this.#stop.abort();
    const copy = await this.copy();
    await this.#running?.catch(() => undefined);
    this.#copy = null;
    return copy;
  }

  async #sync(): Promise<void> {
    const { signal } = this.#stop;
    try {
      const copy = await this.#copy;
      if (!copy) return;
      this.#state = await copy.status();
      this.#tell();
      const state = await copy.sync({ signal, onProgress: (share) => this.#noteProgress(share) });
      this.#state = state;
      this.#failure = null;
      this.#text = null;
      await this.#report(copy);
    } catch (error) {
      if (!signal.aborted) this.#noteFailure(error);
    } finally {
      this.#progress = null;
    }
  }

  /** Exports made without the server reach its audit log now. */
  async #report(copy: OfflineCopy): Promise<void> {
    const waiting = (await copy.reportQueue()).slice(0, 100);
    if (waiting.length === 0) return;
    const exports = waiting.map((report) => ({ ...report, filter: { ...report.filter } }));
    const answer = await this.#parts.gate.call(exportEndpoints.reportExports, { exports });
    if (answer.ok) await copy.dropReports(waiting.map(({ id }) => id));
  }

  #noteProgress(share: number | null): void {
    this.#progress = share;
    this.#tell();
  }

  #noteFailure(error: unknown): void {
    const { code = '' } = error as { code?: string };
    this.#failure = code === UNREACHABLE ? 'offline' : 'failed';
    this.#text = code === UNREACHABLE ? null : faultText(code);
  }

  #stateName(): SyncStatus['state'] {
    if (!this.#copy) return 'off';
    if (this.#running) return 'syncing';
    if (this.#failure) return this.#failure;
    const { lastSyncedAt } = this.#state;
    const age = lastSyncedAt ? this.#parts.now().getTime() - Date.parse(lastSyncedAt) : Infinity;
    return age > STALE_AFTER_MS ? 'stale' : 'idle';
  }

  #tell(): void {
    this.#parts.onStatus(this.status());
  }
}

function faultText(code: string): string {
  return /ENOSPC|SQLITE_FULL/.test(code)
    ? 'The disk is full. What was fetched is safe. Make some room, then sync again.'
    : 'The copy could not be brought up to date. What it holds is safe. We try again in a few minutes.';
}
