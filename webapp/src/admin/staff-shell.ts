import type {
  ExportKind,
  LetterExportRow,
  LetterFilter,
  StaffRole,
  UserExportRow,
  UserFilter,
} from '@creditfix/shared/admin';
import { createContext, use, useSyncExternalStore } from 'react';

/** What a program around these pages can do for the staff; a plain browser has none, and nothing of this is on screen there. */
export interface StaffShell {
  /** Anyone who is signed in with the program; null for nobody of the staff. Known when the pages are painted. */
  readonly who: { readonly email: string; readonly role: StaffRole } | null;
  /** Where the replica on this machine is: the same object until that changes. */
  readonly replica: () => ReplicaStatus;
  /** @returns a function that ends the listening */
  readonly onReplica: (listener: () => void) => () => void;
  readonly syncNow: () => Promise<void>;
  /** Rebuilds the replica: with whole emails and names for a reason, or masked again. Throws an Error with a text for the person. */
  readonly keepNames: (reason: string | null) => Promise<void>;
  /** From the replica, whether the server can be reached or not. Throws an Error with a text for the person. */
  readonly users: (asked: Asked<UserFilter>) => Promise<Listed<UserExportRow>>;
  readonly letters: (asked: Asked<LetterFilter>) => Promise<Listed<LetterExportRow>>;
  /**
   * Asks where to save and writes the file from the replica. One export for each window at a time.
   *
   * @returns null if the person changed their mind, in the dialog or in the middle of it
   * @throws Error with a text for the person
   */
  readonly exportCsv: (
    asked: ShellExport,
    onProgress: (progress: { readonly rows: number; readonly of: number }) => void,
  ) => Promise<SavedExport | null>;
  readonly cancelExport: () => Promise<void>;
  /** Throws an Error with a text for the person. */
  readonly showInFolder: (exportId: string) => Promise<void>;
  /** Ends the session of this machine and deletes its replica. */
  readonly signOut: () => Promise<void>;
  /** A command of the program's own menu. */
  readonly onCommand: (listener: (command: string) => void) => () => void;
}

/** `stale`: in step with the server, but long ago. `off`: nothing is kept here. */
export interface ReplicaStatus {
  readonly state: 'off' | 'idle' | 'syncing' | 'offline' | 'stale' | 'failed';
  /** The last time that the replica was the same as the server's tables (ISO, UTC). */
  readonly lastSyncedAt: string | null;
  readonly users: number;
  readonly letters: number;
  /** Whether it holds emails and names cut short. */
  readonly masked: boolean;
  /** Of a first sync, between 0 and 1. */
  readonly progress: number | null;
  /** Why it failed and what to do, for the person. */
  readonly text: string | null;
  /** Whether the server answered when it was last asked; a sync that still runs changes nothing of it. */
  readonly reachable: boolean;
}

interface Asked<Filter> {
  readonly filter: Filter;
  /** Emails and names cut short. */
  readonly masked: boolean;
  /** Of the page wanted; rows are newest first. */
  readonly limit: number;
  readonly offset: number;
}

interface Listed<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

export interface ShellExport {
  readonly kind: ExportKind;
  /** As it is in the address: names and texts alone. */
  readonly filter: Readonly<Record<string, string>>;
  readonly masked: boolean;
}

export interface SavedExport {
  readonly id: string;
  readonly fileName: string;
  readonly rows: number;
  /** In hex. */
  readonly sha256: string;
}

export const StaffShellContext = createContext<StaffShell | undefined>(undefined);

/** @returns nothing in a plain browser */
export function useStaffShell(): StaffShell | undefined {
  return use(StaffShellContext);
}

/**
 * The shell where it has a whole replica to export from. While there is none and the server can be reached, its own export is the way,
 * as in a browser.
 */
export function useExportingShell(): StaffShell | undefined {
  const shell = useStaffShell();
  const status = useReplicaStatus();
  return status?.lastSyncedAt || status?.reachable === false ? shell : undefined;
}

const noListening = () => () => undefined;

/** Where the replica is now; nothing in a plain browser. */
export function useReplicaStatus(): ReplicaStatus | undefined {
  const shell = useStaffShell();
  return useSyncExternalStore(shell?.onReplica ?? noListening, () => shell?.replica());
}
