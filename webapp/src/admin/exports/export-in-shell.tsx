import type { ExportKind } from '@creditfix/shared/admin';
import { BusyButton, Icon } from '#webapp/kit/index.ts';
import type { FilterTexts } from '../lists/filter-bar.tsx';
import { useShellExport, useShellExportState } from './shell-export.ts';

interface ExportInShellProps {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  /** Emails and names cut short. */
  readonly masked: boolean;
  /** Once the program has been asked to make it. */
  readonly onStart?: () => void;
}

const names = { users: 'Export Users', letters: 'Export Letters' } as const;
const narrowed = { users: 'Export these users', letters: 'Export these letters' } as const;

/** Exports from the replica of the program around the page. How far it is, and where it was saved, is in the dashboard's own line. */
export function ExportInShell({ kind, filter, masked, onStart }: ExportInShellProps) {
  const exporting = useShellExport();
  const state = useShellExportState();
  const busy = state.kind === 'running';
  const run = (): void => {
    void exporting?.start({ kind, filter, masked });
    onStart?.();
  };
  return (
    <BusyButton
      leftSection={<Icon name="download" />}
      disabled={busy && state.what !== kind}
      busyLabel={busy && state.what === kind && 'Exporting…'}
      onClick={run}
    >
      {Object.keys(filter).length > 0 ? narrowed[kind] : names[kind]}
    </BusyButton>
  );
}
