import type { OfflineAnswer, OfflineQuery } from '@creditfix/shared/desktop';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  CsvExport,
  ReplicaState,
  ExportNote,
  ExportReport,
  OfflineReplica,
  OfflineReplicaParts,
} from '../main/offline.port.ts';
import { bringUpToDate, type Pause, REFUSED } from './change-pages.ts';
import { isUnreadable } from './cipher-file.ts';
import { openReplicaFiles, type ReplicaFolder } from './replica-files.ts';
import { notingParts, openPart, type OpenPart, sweepParts, writeCsv } from './csv-file.ts';
import { mayStillBeKept } from './replica-notes.ts';
import type { RowsWanted } from './row-reader.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** The encrypted replica of users and letters: kept in step with the server, read and exported without it. */

export interface ReplicaParts extends OfflineReplicaParts {
  readonly pause?: Pause;
  readonly openPart?: OpenPart;
}

type SyncParts = Parameters<OfflineReplica['sync']>[0];
type ExportParts = Parameters<OfflineReplica['exportCsv']>[3];

/** A replica that its key doesn't open, or that is damaged, is gone; the next sync makes a new one. */
export async function createOfflineReplica(parts: ReplicaParts): Promise<OfflineReplica> {
  const folder = await openReplicaFiles(parts);
  await sweepParts(folder.notes);
  const replica = new ReplicaOnDisk(parts, folder);
  await replica.endIfTooLong();
  return replica;
}

/** A log that starts over while it is read, again and again, is being worked on. */
const BEGINNINGS = 3;
const NOTE_EVERY_MS = 60_000;

const defaultPause: Pause = async (milliseconds, signal) =>
  await wait(milliseconds, undefined, { signal });

class ReplicaOnDisk implements OfflineReplica {
  readonly #parts: ReplicaParts;
  readonly #folder: ReplicaFolder;
  readonly #syncs = new RunningTasks();
  readonly #exports = new RunningTasks();
  #syncing: Promise<ReplicaState> | null = null;
  #notedAt = 0;

  constructor(parts: ReplicaParts, folder: ReplicaFolder) {
    this.#parts = parts;
    this.#folder = folder;
  }

  async status(): Promise<ReplicaState> {
    await this.endIfTooLong();
    const { current } = this.#folder;
    try {
      return stateOf(current);
    } catch (error) {
      await this.#dropIfUnreadable(current, error);
      return stateOf(null);
    }
  }

  /** One at a time: who asks meanwhile waits for the one that runs. */
  async sync({ signal, onProgress }: SyncParts): Promise<ReplicaState> {
    await this.endIfTooLong();
    this.#syncing ??= this.#syncs
      .run(signal, async (either) => await this.#sync({ signal: either, onProgress }))
      .finally(() => (this.#syncing = null));
    return await this.#syncing;
  }

  /** What is kept stays readable until the new one is whole. */
  async useReplica(id: string | null): Promise<void> {
    await this.#syncs.end();
    this.#folder.notes.keepReplica(id);
  }

  /** Empty before the first whole sync: half a table is none. */
  async query(query: OfflineQuery): Promise<OfflineAnswer> {
    await this.endIfTooLong();
    const { current } = this.#folder;
    if (!current) return { kind: query.kind, total: 0, rows: [] };
    try {
      return current.query(query);
    } catch (error) {
      throw await this.#dropIfUnreadable(current, error);
    }
  }

  async exportCsv(
    query: OfflineQuery,
    file: string,
    note: ExportNote,
    parts: ExportParts,
  ): Promise<CsvExport> {
    await this.endIfTooLong();
    const { current, notes } = this.#folder;
    if (!current) throw fault('there is no whole replica yet', 'no_replica');
    const { kind, filter, masked } = query;
    const wanted = { kind, filter, masked } as RowsWanted;
    try {
      return await this.#exports.run(parts.signal, async (signal) => {
        const options = {
          query: wanted,
          file,
          signal,
          onProgress: parts.onProgress,
          onWritten: (written: CsvExport) =>
            notes.addReport({
              ...note,
              ...written,
            }),
          onTakenBack: () => notes.dropReports([note.id]),
        };
        const openFile = this.#parts.openPart ?? openPart;
        return await notingParts(
          notes,
          openFile,
          async (open) => await writeCsv(current, options, open),
        );
      });
    } catch (error) {
      throw await this.#dropIfUnreadable(current, error);
    }
  }

  async addReport(report: ExportReport): Promise<void> {
    this.#folder.notes.addReport(report);
  }

  async reportQueue(): Promise<readonly ExportReport[]> {
    return this.#folder.notes.reports();
  }

  async dropReports(ids: readonly string[]): Promise<void> {
    this.#folder.notes.dropReports(ids);
  }

  async wipe(): Promise<void> {
    await this.#endForGood();
    await this.#folder.wipe();
  }

  async close(): Promise<void> {
    await this.#endForGood();
    this.#folder.close();
  }

  /** Rows that the server has said nothing about for too long go, before anybody reads one. */
  async endIfTooLong(): Promise<void> {
    const { notes, holdsRows } = this.#folder;
    const contact = notes.contact();
    const now = this.#parts.now();
    if (contact && now.getTime() > Date.parse(contact.latestLocalTime) + NOTE_EVERY_MS) {
      notes.keepContact({ ...contact, latestLocalTime: now.toISOString() });
      this.#notedAt = 0;
    }
    if (!holdsRows || (contact && mayStillBeKept(contact, now))) return;
    await this.#syncs.end();
    await this.#clear();
  }

  async #sync(parts: SyncParts): Promise<ReplicaState> {
    for (let beginning = 0; beginning <= BEGINNINGS; beginning += 1) {
      if (await this.#syncOnce(parts)) return stateOf(this.#folder.current);
    }
    throw fault('the log of changes begins anew again and again', 'server');
  }

  /** @returns false if a new replica has to be made */
  async #syncOnce({ signal, onProgress }: SyncParts): Promise<boolean> {
    const { api, pause = defaultPause } = this.#parts;
    const store = await this.#folder.target();
    const onContact = (serverTime: string) => this.#noteContact(serverTime);
    try {
      const end = await bringUpToDate({ store, api, signal, pause, onContact, onProgress });
      // Without a reason that the server knows, the next one is masked.
      if (end === 'unknown') this.#folder.notes.keepReplica(null);
      await (end === 'in_step' ? this.#folder.swap() : this.#folder.begin());
      return end === 'in_step';
    } catch (error) {
      if ((error as { code?: unknown }).code === REFUSED) await this.#clear();
      if (!isUnreadable(error)) throw error;
      await this.#folder.drop(store);
      return false;
    }
  }

  #noteContact(serverTime: string): void {
    const now = this.#parts.now();
    if (Math.abs(now.getTime() - this.#notedAt) < NOTE_EVERY_MS) return;
    this.#notedAt = now.getTime();
    const localTime = now.toISOString();
    this.#folder.notes.keepContact({ serverTime, localTime, latestLocalTime: localTime });
  }

  async #dropIfUnreadable(store: SnapshotStore | null, error: unknown): Promise<unknown> {
    if (!isUnreadable(error)) return error;
    await Promise.all([this.#syncs.end(), this.#exports.end()]);
    await this.#folder.drop(store);
    return fault('the replica is damaged; the next sync makes a new one', 'replica_damaged');
  }

  /** No row stays, and no export that was begun in between goes on. */
  async #clear(): Promise<void> {
    await this.#exports.end();
    await this.#folder.clear();
    await this.#exports.end();
  }

  async #endForGood(): Promise<void> {
    await Promise.all([this.#syncs.endForGood(), this.#exports.endForGood()]);
  }
}

function stateOf(store: SnapshotStore | null): ReplicaState {
  return {
    lastSyncedAt: store?.syncedAt ?? null,
    users: store?.kept('users') ?? 0,
    letters: store?.kept('letters') ?? 0,
    masked: (store?.replica ?? null) === null,
  };
}

function fault(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}

/** What runs and can be stopped: before anything under it is closed or deleted, it has to have ended. */
class RunningTasks {
  readonly #running = new Map<Promise<unknown>, AbortController>();
  readonly #over = new AbortController();

  /**
   * @param signal of the caller
   * @throws AbortError
   */
  async run<Value>(
    signal: AbortSignal,
    task: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    signal.throwIfAborted();
    this.#over.signal.throwIfAborted();
    const stop = new AbortController();
    const running = task(AbortSignal.any([signal, stop.signal]));
    this.#running.set(running, stop);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  /** Stops them, and waits until the last one has ended. */
  async end(): Promise<void> {
    for (const stop of this.#running.values()) stop.abort();
    await Promise.allSettled(this.#running.keys());
  }

  /** As `end`; none is begun anymore. */
  async endForGood(): Promise<void> {
    this.#over.abort();
    await this.end();
  }
}
