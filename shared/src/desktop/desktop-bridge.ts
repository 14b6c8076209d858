import type {
  ExportKind,
  LetterExportRow,
  LetterFilter,
  UserExportRow,
  UserFilter,
} from '../admin/index.ts';

/** What the desktop shell gives to the web app that runs in it, as `window.desktop`. Everything is plain data; nothing is a handle. */
export interface DesktopBridge {
  /** Of the shell. */
  readonly version: string;
  readonly platform: 'darwin' | 'win32' | 'linux';
  session(): Promise<DesktopSession>;
  /** Begins a sign-in: the verifier stays in the shell, the link goes to the address by email. */
  requestLogin(
    email: string,
    /** Whom the account belongs to; staff if nothing is said. */
    audience?: 'staff' | 'customer',
  ): Promise<{ readonly sent: boolean; readonly text: string }>;
  /** The address of the link, pasted by the person where no deep link arrives. */
  pasteLink(link: string): Promise<DesktopSession>;
  signOut(): Promise<void>;
  syncStatus(): Promise<SyncStatus>;
  syncNow(): Promise<SyncStatus>;
  /** Rebuilds the replica: with whole emails and names for a reason, which the server keeps; null for masked ones again. */
  keepNames(reason: string | null): Promise<SyncStatus>;
  /** From the replica on this machine, whether the server can be reached or not. */
  query(query: OfflineQuery): Promise<OfflineAnswer>;
  /** Asks where to save, writes the file, and puts it on the list of exports to report. Answers null if the person changed their mind. */
  exportCsv(query: OfflineQuery): Promise<DesktopExport | null>;
  cancelExport(): Promise<void>;
  showInFolder(exportId: string): Promise<void>;
  print(): Promise<void>;
  /** @returns a function that ends the listening */
  onSync(listener: (status: SyncStatus) => void): () => void;
  onExport(listener: (progress: ExportProgress) => void): () => void;
  onSession(listener: (session: DesktopSession) => void): () => void;
  /** A command of the native menu: `export_users`, `export_letters`, `sync_now`, `find`, `settings`, `tab_1`… */
  onCommand(listener: (command: string) => void): () => void;
}

export interface DesktopSession {
  readonly state: 'signed_out' | 'waiting_for_link' | 'signed_in';
  readonly email: string | null;
  readonly role: 'administrator' | 'support' | 'auditor' | 'customer' | null;
  /** Why the last sign-in ended, in words for the person. */
  readonly text: string | null;
  /** False if the machine has no safe place for keys: nothing is kept then, and nothing works offline. */
  readonly keepsOffline: boolean;
}

export interface SyncStatus {
  readonly state: 'off' | 'idle' | 'syncing' | 'offline' | 'stale' | 'failed';
  /** The last time that the replica was the same as the server's table (ISO, UTC). */
  readonly lastSyncedAt: string | null;
  readonly users: number;
  readonly letters: number;
  /** Whether the replica holds emails and names cut short; whole ones take a reason. */
  readonly masked: boolean;
  /** Of a first sync, between 0 and 1. */
  readonly progress: number | null;
  readonly text: string | null;
}

export type OfflineQuery = (
  | { readonly kind: 'users'; readonly filter: UserFilter }
  | { readonly kind: 'letters'; readonly filter: LetterFilter }
) & {
  /** Emails and names cut short in what is shown and exported. */
  readonly masked: boolean;
  /** Of the page wanted; rows are newest first. */
  readonly limit: number;
  readonly offset: number;
};

export type OfflineAnswer = { readonly total: number } & (
  | { readonly kind: 'users'; readonly rows: readonly UserExportRow[] }
  | { readonly kind: 'letters'; readonly rows: readonly LetterExportRow[] }
);

export interface ExportProgress {
  readonly exportId: string;
  readonly rows: number;
  readonly of: number;
}

export interface DesktopExport {
  readonly id: string;
  readonly kind: ExportKind;
  readonly fileName: string;
  readonly rows: number;
  readonly sha256: string;
  readonly madeAt: string;
}
