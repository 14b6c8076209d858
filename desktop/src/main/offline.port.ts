import type { ExportKind } from '@creditfix/shared/admin';
import type { OfflineAnswer, OfflineQuery } from '@creditfix/shared/desktop';

/** The encrypted replica on this machine as the shell uses it, whether it runs beside it or in a process of its own. */

/** The state of the replica; what the person sees is built from it. */
export interface ReplicaState {
  /** The last time that the replica was the same as the server's tables (ISO, UTC); null before the first whole sync. */
  readonly lastSyncedAt: string | null;
  readonly users: number;
  readonly letters: number;
  /** Whether emails and names in it are cut short, as the server gave them. */
  readonly masked: boolean;
}

export interface CsvExport {
  readonly rows: number;
  /** Of the bytes of the file, in hex. */
  readonly sha256: string;
}

/** An export as it is reported to the server (`reportExports`), once it can be reached. */
export interface ExportReport extends CsvExport {
  readonly id: string;
  readonly kind: ExportKind;
  readonly masked: boolean;
  readonly filter: Readonly<Record<string, string>>;
  readonly madeAt: string;
}

/** What is known of an export before its first row is written. */
export type ExportNote = Omit<ExportReport, keyof CsvExport>;

export interface OfflineReplica {
  status(): Promise<ReplicaState>;
  /**
   * Brings the replica up to date, a page after the other; what was fetched stays where it is cut off.
   *
   * @throws Error of `api` as it came; of the file system or the database with its code (`ENOSPC`, `SQLITE_FULL`)
   */
  sync(parts: {
    readonly signal: AbortSignal;
    /** Of a first sync, between 0 and 1; null if only changes are fetched. */
    readonly onProgress: (progress: number | null) => void;
  }): Promise<ReplicaState>;
  /**
   * From the next sync on: rows of this replica of the server's (`beginReplica`), which holds whole names and addresses; null for
   * masked ones. A sync that runs is stopped.
   */
  useReplica(id: string | null): Promise<void>;
  query(query: OfflineQuery): Promise<OfflineAnswer>;
  /**
   * Writes `file` whole or not at all: beside it first, then in its place; nobody else on the machine may read it. Before it is in its
   * place, it is on the list of what the server has to hear of, as `addReport` puts it there: no file is ever without its report.
   */
  exportCsv(
    query: OfflineQuery,
    file: string,
    note: ExportNote,
    parts: {
      readonly signal: AbortSignal;
      readonly onProgress: (rows: number, of: number) => void;
    },
  ): Promise<CsvExport>;
  /** Puts an export on the list of those that the server has to hear of; it outlives a restart. */
  addReport(report: ExportReport): Promise<void>;
  /** What waits to be reported, oldest first. */
  reportQueue(): Promise<readonly ExportReport[]>;
  dropReports(ids: readonly string[]): Promise<void>;
  /** Ends the replica and everything that was in it. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

/** The code of an error that says that no answer came. */
export const UNREACHABLE = 'unreachable';

/** The code of an error that says that the replica's own process has ended. */
export const GONE = 'replica_gone';

/**
 * One call to the server with the session of this device; the token never reaches the replica.
 *
 * @throws Error with the code `unreachable`
 */
export type CallServer = (
  path: string,
  options: { readonly signal: AbortSignal },
) => Promise<{ readonly status: number; readonly text: string }>;

export interface OfflineReplicaParts {
  /** For the replica alone; made if it is missing. */
  readonly folder: string;
  /** 32 bytes. A replica that it does not open is started over. */
  readonly key: Uint8Array;
  readonly api: CallServer;
  readonly now: () => Date;
}

/** What the shell and the process of the offline replica say to each other. */

export type ReplicaCall = keyof OfflineReplica;

export type ToReplica =
  | { readonly kind: 'open'; readonly folder: string; readonly key: Uint8Array }
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: ReplicaCall;
      readonly given: readonly unknown[];
    }
  | { readonly kind: 'stop'; readonly id: number }
  | {
      readonly kind: 'server';
      readonly id: number;
      /** Null if the server could not be reached. */
      readonly answer: { readonly status: number; readonly text: string } | null;
    };

export type FromReplica =
  | { readonly kind: 'opened'; readonly fault: ReplicaFault | null }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly value?: unknown;
      readonly fault?: ReplicaFault;
    }
  | { readonly kind: 'progress'; readonly id: number; readonly given: readonly unknown[] }
  | { readonly kind: 'ask'; readonly id: number; readonly path: string };

/** Of an error that crosses between processes, its code is what somebody can act on. */
export interface ReplicaFault {
  readonly message: string;
  readonly code: string;
}

export function faultOf(error: unknown): ReplicaFault {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return { message: String(message), code: typeof code === 'string' ? code : '' };
}

export function errorOf({ message, code }: ReplicaFault): Error {
  return Object.assign(new Error(message), { code });
}
