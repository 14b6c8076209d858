import { Button, Group, Progress, Text, Tooltip } from '@mantine/core';
import { Icon, momentWords, useKeptFocus, useMutation } from '#webapp/kit/index.ts';
import { useShellExport, useShellExportState, type ShellExportState } from './shell-export.ts';
import { useStaffShell, type SavedExport } from '../staff-shell.ts';
import { counted, Quiet } from '../words.tsx';

/** How far the export of this window is, and what came of it; on every tab, because it goes on whatever is on screen. */
export function ShellExportLine() {
  const state = useShellExportState();
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Group {...kept} gap="sm" fz="sm">
      {state.kind === 'running' && <Running {...state} />}
      {/* Stays in the page: what is read out has to be there before its words are. */}
      <Group role="status" gap="sm">
        {state.kind === 'saved' && <Saved {...state} />}
        {state.kind === 'failed' && <Failed {...state} />}
      </Group>
    </Group>
  );
}

type StateOf<Kind> = Extract<ShellExportState, { readonly kind: Kind }>;

function Running({ what, progress }: StateOf<'running'>) {
  const exporting = useShellExport();
  return (
    <>
      <span className="tabular">
        Exporting {what}
        {progress && `: ${counted(progress.rows)} of ${counted(progress.of)} rows`}
      </span>
      {progress && (
        <Progress
          w="10rem"
          color="var(--green-fill)"
          aria-label={`Export of ${what}`}
          value={Math.floor((100 * progress.rows) / Math.max(progress.of, 1))}
        />
      )}
      {progress && (
        <Button variant="subtle" fz="sm" onClick={() => void exporting?.cancel()}>
          Cancel the export
        </Button>
      )}
    </>
  );
}

function Saved({ saved, syncedAt }: StateOf<'saved'>) {
  const exporting = useShellExport();
  const { fileName, rows, sha256 } = saved;
  return (
    <>
      <span className="tabular">
        <Text span inherit c="var(--green)">
          <Icon name="check" />
        </Text>{' '}
        Saved {fileName}, {rows === 1 ? '1 row' : `${counted(rows)} rows`}.{' '}
        <Quiet component="span">
          SHA-256{' '}
          <Tooltip label={sha256}>
            <code>{sha256.slice(0, 12)}…</code>
          </Tooltip>
          {syncedAt && `, as of ${momentWords(syncedAt)}`}
        </Quiet>
      </span>
      <ShowInFolder saved={saved} />
      <Button variant="subtle" fz="sm" onClick={() => exporting?.forget()}>
        Dismiss
      </Button>
    </>
  );
}

function ShowInFolder({ saved: { id } }: { readonly saved: SavedExport }) {
  const shell = useStaffShell();
  const show = useMutation({ mutationFn: async () => await shell?.showInFolder(id) });
  return show.error ? (
    <Quiet component="span">{show.error.message}</Quiet>
  ) : (
    <Button variant="subtle" fz="sm" onClick={() => show.mutate()}>
      Show in folder
    </Button>
  );
}

function Failed({ what, text }: StateOf<'failed'>) {
  const exporting = useShellExport();
  return (
    <>
      <span className="tabular">
        <Text span inherit c="var(--red)">
          <Icon name="stop" />
        </Text>{' '}
        The {what} were not exported. {text}
      </span>
      <Button variant="subtle" fz="sm" onClick={() => exporting?.forget()}>
        Dismiss
      </Button>
    </>
  );
}
