import type { DesktopSession, SyncStatus } from '@creditfix/shared/desktop';
import { exportEndpoints } from '@creditfix/shared/admin';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from './refusal.ts';
import { syncFaultText } from './faults.ts';
import {
  GONE,
  UNREACHABLE,
  type ReplicaState,
  type ExportReport,
  type OfflineReplica,
} from './offline.port.ts';
import type { OwedReports, Owner } from './owed-reports.ts';
import type { ServerGate } from './server-gate.ts';

/** Keeps the offline replica in step while a staff member is signed in, and reports its state at any time. */

interface SyncKeeperParts {
  readonly gate: ServerGate;
  readonly now: () => Date;
  /** Origin of the server. */
  readonly server: () => string | null;
  /** Opens the replica of the person who is signed in. */
  readonly openReplica: () => Promise<OfflineReplica>;
  /** What lies on the disk of one that is not open, or whose process has ended; null for nothing. */
  readonly openLeftReplica: () => Promise<OfflineReplica | null>;
  /** Deletes it, open or not. */
  readonly discardReplica: (localReplica: OfflineReplica | null) => Promise<void>;
  readonly owed: OwedReports;
  readonly onStatus: (status: SyncStatus) => void;
}

const EVERY_MS = 5 * 60_000;
/** While there is no server, it is asked for more often: somebody waits for it. */
const AWAY_MS = 30_000;
/** Signing out does not wait for long. */
const LAST_REPORT_MS = 5_000;
/** As many as the server takes at once. */
const REPORTS = 100;
const STALE_AFTER_MS = 24 * 3_600_000;

const EMPTY: ReplicaState = { lastSyncedAt: null, users: 0, letters: 0, masked: true };

export class SyncKeeper {
  readonly #parts: SyncKeeperParts;
  #localReplica: Promise<OfflineReplica> | null = null;
  /** Whose replica it is. */
  #owner: Owner = { email: '', server: '' };
  #state: ReplicaState = EMPTY;
  #failure: 'offline' | 'failed' | null = null;
  #text: string | null = null;
  #progress: number | null = null;
  #running: Promise<void> | null = null;
  #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  /** It could not be opened, or its process has ended. */
  #lost = false;

  constructor(parts: SyncKeeperParts) {
    this.#parts = parts;
  }

  /** For staff on a machine with a keychain; customers have no replica. */
  follow({ state, role, email, keepsOffline }: DesktopSession): void {
    const wanted = state === 'signed_in' && role !== 'customer' && keepsOffline;
    if (!wanted || this.#localReplica) return;
    this.#stop = new AbortController();
    this.#localReplica = this.#parts.openReplica();
    this.#owner = { email: email ?? '', server: this.#parts.server() ?? '' };
    this.#lost = false;
    void this.syncNow();
  }

  /** @returns null if nothing is kept */
  async replica(): Promise<OfflineReplica | null> {
    return await (this.#localReplica?.catch(() => null) ?? null);
  }

  status(): SyncStatus {
    return {
      state: this.#stateName(),
      lastSyncedAt: this.#state.lastSyncedAt,
      users: this.#state.users,
      letters: this.#state.letters,
      masked: this.#state.masked,
      progress: this.#progress,
      text: this.#text,
    };
  }

  /** One at a time: a call during a sync waits for that sync. */
  async syncNow(): Promise<SyncStatus> {
    this.#running ??= this.#sync().finally(() => {
      this.#running = null;
      this.#plan();
      this.#tell();
    });
    await this.#running;
    return this.status();
  }

  /**
   * Rebuilds the replica: with whole names and addresses for the reason, which the server keeps, or masked again.
   *
   * @throws Refusal with what to do
   */
  async keepNames(reason: string | null): Promise<SyncStatus> {
    const localReplica = await this.replica();
    if (!localReplica) throw new Refusal('This machine keeps no copy.');
    const replica = reason === null ? null : await this.#begin(reason);
    await localReplica.useReplica(replica);
    await this.#running?.catch(() => undefined);
    void this.syncNow();
    return this.status();
  }

  async #begin(reason: string): Promise<string> {
    const { gate } = this.#parts;
    const begun = await gate.call(exportEndpoints.beginReplica, { reason }).catch(() => null);
    if (begun?.ok) return begun.data.replica;
    throw new Refusal(
      begun?.text ??
        'The server can not be reached, so it can not keep your reason. Try again later.',
    );
  }

  /** A page got no answer: whether the server is gone is found out now, and not minutes later. */
  noteSilence(): void {
    if (this.#localReplica && this.#failure !== 'offline') void this.syncNow();
  }

  /** Tells the server of the exports that wait, while it still knows who tells it. Gives up where no answer comes. */
  async sendReports(): Promise<void> {
    const localReplica = await this.replica();
    if (!localReplica) return;
    const told = this.#report(localReplica).catch(() => undefined);
    await Promise.race([told, wait(LAST_REPORT_MS, undefined, { ref: false })]);
  }

  /** Deletes the replica and everything in it, but for what its owner still has to report. */
  async wipe(owner: Owner): Promise<void> {
    const { owed, discardReplica } = this.#parts;
    const { replica: localReplica, reports } = await this.#lastWords(await this.#release());
    const isKept = await owed.keep(owner, reports).then(
      () => true,
      () => false,
    );
    try {
      await discardReplica(localReplica);
    } finally {
      // A disk that was full has room now.
      if (!isKept) await owed.keep(owner, reports).catch(() => undefined);
    }
    this.#state = EMPTY;
    this.#failure = null;
    this.#text = null;
    this.#tell();
  }

  async close(): Promise<void> {
    const localReplica = await this.#release();
    await localReplica?.close();
  }

  /** What the server has yet to hear of, and the replica that is open then. */
  async #lastWords(localReplica: OfflineReplica | null): Promise<{
    readonly replica: OfflineReplica | null;
    readonly reports: readonly ExportReport[];
  }> {
    const told = await localReplica?.reportQueue().catch(() => null);
    if (told) return { replica: localReplica, reports: told };
    // Not open, or its process has died.
    const left = await this.#parts.openLeftReplica();
    const reports = (await left?.reportQueue().catch(() => null)) ?? [];
    return { replica: left ?? localReplica, reports };
  }

  async #release(): Promise<OfflineReplica | null> {
    clearTimeout(this.#timer);
    this.#stop.abort();
    const localReplica = await this.replica();
    await this.#running?.catch(() => undefined);
    this.#localReplica = null;
    return localReplica;
  }

  async #sync(isAgain = false): Promise<void> {
    const { signal } = this.#stop;
    let localReplica: OfflineReplica | null = null;
    try {
      localReplica = await this.#opened();
      if (!localReplica) return;
      await this.#parts.owed.handBack(this.#owner, localReplica);
      this.#state = await localReplica.status();
      this.#tell();
      const state = await localReplica.sync({
        signal,
        onProgress: (share) => this.#noteProgress(share),
      });
      this.#state = state;
      this.#failure = null;
      this.#text = null;
      await this.#report(localReplica);
    } catch (error) {
      if (!signal.aborted) this.#noteFailure(error);
      // What went wrong may have taken rows along.
      if (!signal.aborted && localReplica)
        this.#state = await localReplica.status().catch(() => this.#state);
      // A new process goes on where the other one died. If that dies too, the next try is for later.
      if (this.#lost && localReplica && !isAgain && !signal.aborted) await this.#sync(true);
    } finally {
      this.#progress = null;
    }
  }

  /** One that was lost is opened again. */
  async #opened(): Promise<OfflineReplica | null> {
    if (!this.#localReplica) return null;
    if (this.#lost) this.#localReplica = this.#parts.openReplica();
    this.#lost = true;
    const localReplica = await this.#localReplica;
    this.#lost = false;
    return localReplica;
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (!this.#localReplica || this.#stop.signal.aborted) return;
    const later = this.#failure === 'offline' ? AWAY_MS : EVERY_MS;
    this.#timer = setTimeout(() => void this.syncNow(), later);
    this.#timer.unref();
  }

  /** Exports made without the server reach its audit log now. */
  async #report(localReplica: OfflineReplica): Promise<void> {
    for (;;) {
      const waiting = (await localReplica.reportQueue()).slice(0, REPORTS);
      if (waiting.length === 0) return;
      const exports = waiting.map((report) => ({ ...report, filter: { ...report.filter } }));
      const answer = await this.#parts.gate.call(exportEndpoints.reportExports, { exports });
      if (!answer.ok) return;
      await localReplica.dropReports(waiting.map(({ id }) => id));
    }
  }

  #noteProgress(share: number | null): void {
    this.#progress = share;
    this.#tell();
  }

  #noteFailure(error: unknown): void {
    const { code = '' } = error as { code?: string };
    this.#failure = code === UNREACHABLE ? 'offline' : 'failed';
    this.#text = code === UNREACHABLE ? null : syncFaultText(code);
    if (code === GONE) this.#lost = true;
  }

  #stateName(): SyncStatus['state'] {
    if (!this.#localReplica) return 'off';
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
