import type {
  ExportKind,
  LetterExportRow,
  LetterFilter,
  UserExportRow,
  UserFilter,
} from '@creditfix/shared/admin';
import type {
  DesktopBridge,
  DesktopExport,
  DesktopSession,
  ExportProgress,
  OfflineQuery,
  SyncStatus,
} from '@creditfix/shared/desktop';

/** What the shell can do, in the terms of the staff's pages. */

interface Wanted<Filter> {
  readonly filter: Filter;
  readonly masked: boolean;
  readonly limit: number;
  readonly offset: number;
}

interface WantedFile {
  readonly kind: ExportKind;
  readonly filter: Readonly<Record<string, string>>;
  readonly masked: boolean;
}

/** Asked before the first picture: a page of the staff's is never drawn without knowing who reads it. */
export async function openStaffShell() {
  const bridge = bridgeOfShell();
  const session = await bridge.session();
  const { hear, ...status } = followStatus(bridge, await bridge.syncStatus());
  const syncNow = async (): Promise<void> => hear(await bridge.syncNow());
  // The system knows at once that a cable was pulled or plugged in; the next sync of the shell's own may be minutes away.
  for (const change of ['online', 'offline']) addEventListener(change, () => void syncNow());
  if (session.state !== 'signed_in') location.replace('/welcome/');
  let who = staffOf(session);
  // A role may change while this page is open; the server says it to the shell.
  bridge.onSession((next) => (who = staffOf(next)));
  return {
    ...status,
    syncNow,
    keepNames: async (reason: string | null) => hear(await bridge.keepNames(reason)),
    get who() {
      return who;
    },
    users: async (wanted: Wanted<UserFilter>) => await users(bridge, wanted),
    letters: async (wanted: Wanted<LetterFilter>) => await letters(bridge, wanted),
    exportCsv: async (wanted: WantedFile, onProgress: (progress: ExportProgress) => void) =>
      await exportCsv(bridge, wanted, onProgress),
    cancelExport: async () => await bridge.cancelExport(),
    showInFolder: async (exportId: string) => await bridge.showInFolder(exportId),
    signOut: async () => await bridge.signOut(),
    onCommand: (listener: (command: string) => void) => bridge.onCommand(listener),
  };
}

function staffOf({ state, email, role }: DesktopSession) {
  if (state !== 'signed_in' || email === null || role === null || role === 'customer') return null;
  return { email, role };
}

async function users(
  bridge: DesktopBridge,
  wanted: Wanted<UserFilter>,
): Promise<{ readonly total: number; readonly rows: readonly UserExportRow[] }> {
  const answer = await bridge.query({ kind: 'users', ...wanted });
  return { total: answer.total, rows: answer.kind === 'users' ? answer.rows : [] };
}

async function letters(
  bridge: DesktopBridge,
  wanted: Wanted<LetterFilter>,
): Promise<{ readonly total: number; readonly rows: readonly LetterExportRow[] }> {
  const answer = await bridge.query({ kind: 'letters', ...wanted });
  return { total: answer.total, rows: answer.kind === 'letters' ? answer.rows : [] };
}

async function exportCsv(
  bridge: DesktopBridge,
  wanted: WantedFile,
  onProgress: (progress: ExportProgress) => void,
): Promise<DesktopExport | null> {
  const stop = bridge.onExport(onProgress);
  try {
    // The shell checks the filter as the server does; which page is asked for means nothing to a file.
    return await bridge.exportCsv({ ...wanted, limit: 1, offset: 0 } as OfflineQuery);
  } finally {
    stop();
  }
}

type Status = SyncStatus & { readonly reachable: boolean };

/** The shell's news of its replica as one value that can be asked for at any time, and that changes only when something did. */
function followStatus(bridge: DesktopBridge, first: SyncStatus) {
  let status: Status = { ...first, reachable: first.state !== 'offline' };
  const listeners = new Set<() => void>();
  const hear = (news: SyncStatus): void => {
    const next = { ...news, reachable: reachableAfter(status.reachable, news) };
    if (isSame(status, next)) return;
    status = next;
    for (const listener of listeners) listener();
  };
  bridge.onSync(hear);
  return {
    hear,
    replica: () => status,
    onReplica(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function reachableAfter(before: boolean, { state }: SyncStatus): boolean {
  return state === 'syncing' ? before : state !== 'offline';
}

function isSame(one: Status, other: Status): boolean {
  return (Object.keys(one) as (keyof Status)[]).every((name) => one[name] === other[name]);
}

/** Where the commands of the shell's menu lead a customer. */
const PLACES: Readonly<Record<string, string>> = {
  new_letter: '/generate-letter?new',
  settings: '/account',
};

/** @param goTo leads to a page of the app */
export async function customerCommands(goTo: (path: string) => void): Promise<void> {
  const bridge = bridgeOfShell();
  const { role } = await bridge.session();
  if (role !== 'customer') return;
  bridge.onCommand((command) => {
    const place = PLACES[command];
    if (place) goTo(place);
  });
}

declare global {
  interface Window {
    readonly desktop: DesktopBridge;
  }
}

/** What the shell around this page gives; only pages that run in it come here. */
function bridgeOfShell(): DesktopBridge {
  return window.desktop;
}
