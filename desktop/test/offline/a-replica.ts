import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfflineQuery } from '@creditfix/shared/desktop';
import type { ExportNote, OfflineReplica } from '../../src/main/offline.port.ts';
import { createOfflineReplica, type ReplicaParts } from '../../src/offline/offline-replica.ts';
import { ChangeLog } from './change-log.ts';

/** A replica in a folder of its own, with a clock that can be set and a server that is a log in memory. */
export class ReplicaScene {
  readonly log = new ChangeLog();
  readonly folder: string;
  key = new Uint8Array(32).fill(7);
  now = new Date('2026-11-20T12:00:05.000Z');
  openPart: ReplicaParts['openPart'];
  readonly pauses: number[] = [];
  #open: OfflineReplica | null = null;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async begin(): Promise<ReplicaScene> {
    return new ReplicaScene(await mkdtemp(join(tmpdir(), 'offline-replica-')));
  }

  /** In a folder that is there: of another process. */
  static at(folder: string): ReplicaScene {
    return new ReplicaScene(folder);
  }

  get replicaFolder(): string {
    return join(this.folder, 'copy');
  }

  file(name: string): string {
    return join(this.folder, name);
  }

  /** Anew, as after a restart. */
  async open(): Promise<OfflineReplica> {
    await this.#open?.close().catch(() => undefined);
    this.#open = await createOfflineReplica({
      folder: this.replicaFolder,
      key: this.key,
      api: this.log.api,
      now: () => this.now,
      pause: async (milliseconds) => void this.pauses.push(milliseconds),
      ...(this.openPart ? { openPart: this.openPart } : {}),
    });
    return this.#open;
  }

  async files(): Promise<string[]> {
    return (await readdir(this.replicaFolder)).filter((name) => name.startsWith('copy-'));
  }

  async end(): Promise<void> {
    await this.#open?.close().catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
  }
}

export const quietly = () => ({ signal: new AbortController().signal, onProgress: () => {} });

/** Of an export that is about to be made. */
export const aNote = (): ExportNote => ({
  ...({
    id: randomUUID(),
    kind: 'users',
    masked: true,
  } as const),
  filter: {},
  madeAt: '2026-11-20T12:00:05.000Z',
});

const EVERY_ROW = { filter: {}, masked: false, limit: 1_000, offset: 0 } as const;
export const ALL_USERS = { kind: 'users', ...EVERY_ROW } as const satisfies OfflineQuery;
export const ALL_LETTERS = { kind: 'letters', ...EVERY_ROW } as const satisfies OfflineQuery;
