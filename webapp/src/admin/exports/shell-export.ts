import { atom, useAtom, useAtomValue } from '#webapp/kit/index.ts';
import {
  useExportingShell,
  type ReplicaStatus,
  type SavedExport,
  type ShellExport,
  type StaffShell,
} from '../staff-shell.ts';

/** The export of this window: the program makes one at a time, and it goes on while tabs of the dashboard come and go. */
export type ShellExportState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running';
      readonly what: ShellExport['kind'];
      /** Null until rows are written: somebody chooses where to save. */
      readonly progress: { readonly rows: number; readonly of: number } | null;
    }
  | {
      readonly kind: 'saved';
      readonly saved: SavedExport;
      /** Of the replica that it was made from. */
      readonly syncedAt: string | null;
    }
  | { readonly kind: 'failed'; readonly what: ShellExport['kind']; readonly text: string };

const NONE = { kind: 'none' } as const;

const exportAtom = atom<ShellExportState>(NONE);

export function useShellExportState(): ShellExportState {
  return useAtomValue(exportAtom);
}

/** @returns nothing in a plain browser, or while there is no replica to export from: the server's own export is the way then */
export function useShellExport() {
  const shell = useExportingShell();
  const [state, put] = useAtom(exportAtom);
  if (!shell) return undefined;
  return {
    start: async (wanted: ShellExport) => {
      if (state.kind !== 'running') await run(shell, wanted, put);
    },
    cancel: async () => await shell.cancelExport(),
    forget: () => put(NONE),
  };
}

async function run(
  shell: StaffShell,
  wanted: ShellExport,
  put: (state: ShellExportState) => void,
): Promise<void> {
  const { kind: what } = wanted;
  put({ kind: 'running', what, progress: null });
  try {
    if (isInStep(shell.replica())) await Promise.race([shell.syncNow(), aMoment()]);
    const { lastSyncedAt: syncedAt } = shell.replica();
    const saved = await shell.exportCsv(wanted, (progress) =>
      put({ kind: 'running', what, progress }),
    );
    put(saved ? { kind: 'saved', saved, syncedAt } : NONE);
  } catch (error) {
    put({ kind: 'failed', what, text: (error as Error).message });
  }
}

const MOMENT_MS = 3_000;

/** A server that hangs holds up nobody: the line says of when the rows are. */
async function aMoment(): Promise<void> {
  await new Promise((later) => setTimeout(later, MOMENT_MS));
}

/** Its changes are fetched in a moment, so that the file is as the server is now; a first sync may take minutes. */
function isInStep({ reachable, state, lastSyncedAt }: ReplicaStatus): boolean {
  return reachable && lastSyncedAt !== null && state !== 'syncing';
}
