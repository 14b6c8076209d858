import { exportFileName } from '@creditfix/shared/admin';
import type {
  DesktopExport,
  DesktopSession,
  ExportProgress,
  OfflineAnswer,
  OfflineQuery,
} from '@creditfix/shared/desktop';
import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { LetterStatus } from '@creditfix/shared/letters';
import { app, BrowserWindow, shell, type WebContents } from 'electron';
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { exportFaultText, queryFaultText } from './faults.ts';
import { GONE, type OfflineReplica } from './offline.port.ts';
import { notifySaved } from './notices.ts';
import { Refusal } from './refusal.ts';
import type { SavePlace } from './downloads.ts';

/** What a page asks of the offline replica: rows to look at, and tables to take along. One export for each window at a time. */

interface OfflineExportsParts {
  readonly replica: () => Promise<OfflineReplica | null>;
  readonly session: () => DesktopSession;
  /** Throws where what is kept may not be read now. */
  readonly mayRead: () => Promise<void>;
  readonly place: SavePlace;
  readonly now: () => Date;
  /** An export waits to be reported. */
  readonly onMade: () => void;
  /** The process of the replica has ended. */
  readonly onLost: () => void;
  readonly onProgress: (page: WebContents, progress: ExportProgress) => void;
}

interface Running {
  readonly page: WebContents;
  readonly stop: AbortController;
  readonly ended: PromiseWithResolvers<void>;
}

export class OfflineExports {
  readonly #parts: OfflineExportsParts;
  readonly #running = new Set<Running>();
  /** Files of this run, by the export's id: a page never names a file. */
  readonly #files = new Map<string, string>();

  constructor(parts: OfflineExportsParts) {
    this.#parts = parts;
  }

  async query(query: OfflineQuery): Promise<OfflineAnswer> {
    const replica = await this.#open(query);
    if (query.kind === 'letters' && query.filter.status === LetterStatus.preparing)
      throw new Refusal(UNFINISHED);
    return await replica.query(query).catch((error: unknown) => {
      this.#noteLost(error);
      throw new Refusal(queryFaultText(codeOf(error)));
    });
  }

  /** Masked alone: whole names take a reason that somebody can look at, and the server keeps it before it gives the first row. */
  async exportCsv(page: WebContents, query: OfflineQuery): Promise<DesktopExport | null> {
    if (query.kind === 'users' && !query.masked) throw new Refusal(WHOLE);
    const window = BrowserWindow.fromWebContents(page);
    if (!window) throw new Refusal('The window of this export is gone.');
    if (this.#of(page)) throw new Refusal('An export is running in this window already.');
    const ended = Promise.withResolvers<void>();
    const running = { page, stop: new AbortController(), ended };
    this.#running.add(running);
    try {
      const replica = await this.#open(query);
      const madeAt = this.#parts.now();
      const fileName = exportFileName(
        query.kind,
        calendarDateAt(madeAt, BUSINESS_TIME_ZONE),
        'csv',
      );
      const file = await this.#parts.place.ask(window, fileName);
      if (!file || running.stop.signal.aborted) return null;
      return await this.#write({ running, window, replica, query, file, madeAt });
    } finally {
      this.#running.delete(running);
      ended.resolve();
      if (!window.isDestroyed()) window.setProgressBar(-1);
    }
  }

  cancel(page: WebContents): void {
    this.#of(page)?.stop.abort();
  }

  cancelAll(): void {
    for (const { stop } of this.#running) stop.abort();
  }

  readonly isRunning = (): boolean => this.#running.size > 0;

  /** Until nothing of them is left. */
  readonly endAll = async (): Promise<void> => {
    this.cancelAll();
    await Promise.all([...this.#running].map(async ({ ended }) => await ended.promise));
  };

  showInFolder(exportId: string): void {
    const file = this.#files.get(exportId);
    if (!file) throw new Refusal('That export was made before this program was started.');
    shell.showItemInFolder(file);
  }

  async #write(job: {
    readonly running: Running;
    readonly window: BrowserWindow;
    readonly replica: OfflineReplica;
    readonly query: OfflineQuery;
    readonly file: string;
    readonly madeAt: Date;
  }): Promise<DesktopExport | null> {
    const { running, window, replica, query, file, madeAt } = job;
    const id = randomUUID();
    const { signal } = running.stop;
    const onProgress = (rows: number, of: number) => {
      if (window.isDestroyed()) return;
      window.setProgressBar(of === 0 ? 1 : rows / of);
      this.#parts.onProgress(running.page, { exportId: id, rows, of });
    };
    const { kind, masked } = query;
    const note = { id, kind, masked, filter: asText(query.filter), madeAt: madeAt.toISOString() };
    const following = { signal, onProgress };
    const written = await replica.exportCsv(query, file, note, following).catch((error) => {
      if (signal.aborted) return null;
      this.#noteLost(error);
      throw new Refusal(exportFaultText(codeOf(error)));
    });
    if (!written) return null;
    this.#files.set(id, file);
    this.#parts.onMade();
    app.addRecentDocument(file);
    notifySaved(file);
    return { id, kind, fileName: basename(file), madeAt: note.madeAt, ...written };
  }

  async #open({ masked }: OfflineQuery): Promise<OfflineReplica> {
    const { role } = this.#parts.session();
    if (role === null || role === 'customer') throw new Refusal('Please sign in as staff first.');
    if (role === 'auditor' && !masked) {
      throw new Refusal('Your role does not include whole names and addresses.');
    }
    await this.#parts.mayRead();
    const replica = await this.#parts.replica();
    if (!replica) throw new Refusal('This machine keeps no copy to read from.');
    return replica;
  }

  #noteLost(error: unknown): void {
    if (codeOf(error) === GONE) this.#parts.onLost();
  }

  #of(page: WebContents): Running | undefined {
    return [...this.#running].find((each) => each.page === page);
  }
}

function asText(filter: Readonly<Record<string, unknown>>): Record<string, string> {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

const WHOLE =
  'Whole names and addresses are exported by the server, which asks for the reason. Connect to it, then choose Options.';

const UNFINISHED =
  'Letters that are still being made are not in the copy on this computer. Connect to the server to see them.';

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
