import { utilityProcess, type UtilityProcess } from 'electron';
import {
  type CallServer,
  errorOf,
  type FromReplica,
  GONE,
  type OfflineReplica,
  type ReplicaCall,
  type ToReplica,
} from './offline.port.ts';

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((...given: never[]) => void) | undefined;
}

interface Following {
  readonly signal?: AbortSignal;
  readonly onProgress?: (...given: never[]) => void;
}

interface OfflineProcessParts {
  /** Absolute path of the script that runs in it. */
  readonly script: string;
  readonly folder: string;
  readonly key: Uint8Array;
  readonly api: CallServer;
}

/** The offline replica in a process of its own, so that a long export never holds up a window. */
export async function openOfflineProcess(parts: OfflineProcessParts): Promise<OfflineReplica> {
  const line = new ReplicaLine(parts);
  await line.opened;
  return {
    status: async () => await line.ask('status', []),
    sync: async (following) => await line.ask('sync', [], following),
    useReplica: async (id) => await line.ask('useReplica', [id]),
    query: async (query) => await line.ask('query', [query]),
    exportCsv: async (query, file, note, following) =>
      await line.ask('exportCsv', [query, file, note], following),
    addReport: async (report) => await line.ask('addReport', [report]),
    reportQueue: async () => await line.ask('reportQueue', []),
    dropReports: async (ids) => await line.ask('dropReports', [ids]),
    wipe: async () => await line.end('wipe'),
    close: async () => await line.end('close'),
  };
}

/** The talk with that process: calls and their answers, progress on the way, and what it asks of the server. */
class ReplicaLine {
  readonly opened: Promise<void>;
  readonly #child: UtilityProcess;
  readonly #parts: OfflineProcessParts;
  readonly #waiting = new Map<number, Waiting>();
  readonly #opening = Promise.withResolvers<void>();
  readonly #over = new AbortController();
  #last = 0;

  constructor(parts: OfflineProcessParts) {
    this.#parts = parts;
    this.opened = this.#opening.promise;
    this.#child = utilityProcess.fork(parts.script, [], { serviceName: 'Offline replica' });
    this.#child.on('message', (message: FromReplica) => this.#hear(message));
    this.#child.once('exit', () => this.#giveUp());
    const { folder, key } = parts;
    this.#child.once('spawn', () => this.#say({ kind: 'open', folder, key }));
  }

  async ask(
    call: ReplicaCall,
    given: readonly unknown[],
    { signal, onProgress }: Following = {},
  ): Promise<never> {
    signal?.throwIfAborted();
    if (this.#over.signal.aborted) throw gone();
    const id = (this.#last += 1);
    const stop = () => this.#say({ kind: 'stop', id });
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<never>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject, onProgress });
        this.#say({ kind: 'call', id, call, given });
      });
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  async end(call: 'wipe' | 'close'): Promise<void> {
    try {
      await this.ask(call, []);
    } finally {
      this.#child.kill();
    }
  }

  #say(message: ToReplica): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins; this is a process
    this.#child.postMessage(message);
  }

  #hear(message: FromReplica): void {
    if (message.kind === 'opened') this.#noteOpened(message);
    else if (message.kind === 'ask') void this.#askServer(message);
    else if (message.kind === 'answer') this.#settle(message);
    else this.#waiting.get(message.id)?.onProgress?.(...(message.given as never[]));
  }

  #noteOpened({ fault }: Extract<FromReplica, { kind: 'opened' }>): void {
    if (!fault) return this.#opening.resolve();
    this.#opening.reject(errorOf(fault));
    // Each try begins a process of its own; this one has nothing left to do.
    this.#child.kill();
  }

  async #askServer({ id, path }: Extract<FromReplica, { kind: 'ask' }>): Promise<void> {
    const { signal } = this.#over;
    const answer = await this.#parts.api(path, { signal }).catch(() => null);
    if (!signal.aborted) this.#say({ kind: 'server', id, answer });
  }

  #settle({ id, value, fault }: Extract<FromReplica, { kind: 'answer' }>): void {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (fault) asked?.reject(errorOf(fault));
    else asked?.resolve(value as never);
  }

  #giveUp(): void {
    this.#over.abort();
    this.#opening.reject(gone());
    for (const { reject } of this.#waiting.values()) reject(gone());
    this.#waiting.clear();
  }
}

function gone(): Error {
  return errorOf({ message: 'the process of the offline replica ended', code: GONE });
}
