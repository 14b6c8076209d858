import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon, momentWords, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './shell-export-line.module.css';
import { useShellExport, useShellExportState, type ShellExportState } from './shell-export.ts';
import { useStaffShell, type SavedExport } from '../staff-shell.ts';

/** How far the export of this window is, and what came of it; on every tab, because it goes on whatever is on screen. */
export function ShellExportLine() {
  const state = useShellExportState();
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div {...kept} className={classes.line}>
      {state.kind === 'running' && <Running {...state} />}
      {/* Stays in the page: what is read out has to be there before its words are. */}
      <div role="status" className={classes.outcome}>
        {state.kind === 'saved' && <Saved {...state} />}
        {state.kind === 'failed' && <Failed {...state} />}
      </div>
    </div>
  );
}

type StateOf<Kind> = Extract<ShellExportState, { readonly kind: Kind }>;

function Running({ what, progress }: StateOf<'running'>) {
  const exporting = useShellExport();
  return (
    <>
      <span className={classes.text} id="export-progress">
        Exporting {what}
        {progress && `: ${counted(progress.rows)} of ${counted(progress.of)} rows`}
      </span>
      {progress && (
        <progress
          className={classes.bar}
          aria-labelledby="export-progress"
          max={Math.max(progress.of, 1)}
          value={progress.rows}
        />
      )}
      {progress && (
        <Button variant="subtle" onClick={() => void exporting?.cancel()}>
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
      <span className={classes.text}>
        <span className={classes.done}>
          <Icon name="check" />
        </span>{' '}
        Saved {fileName}, {rows === 1 ? '1 row' : `${counted(rows)} rows`}.{' '}
        <span className={classes.quiet}>
          SHA-256 <code title={sha256}>{sha256.slice(0, 12)}…</code>
          {syncedAt && `, as of ${momentWords(syncedAt)}`}
        </span>
      </span>
      <ShowInFolder saved={saved} />
      <Button variant="subtle" onClick={() => exporting?.forget()}>
        Dismiss
      </Button>
    </>
  );
}

function ShowInFolder({ saved: { id } }: { readonly saved: SavedExport }) {
  const shell = useStaffShell();
  const [trouble, setTrouble] = useState<string>();
  const show = async (): Promise<void> => {
    try {
      await shell?.showInFolder(id);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return trouble ? (
    <span className={classes.quiet}>{trouble}</span>
  ) : (
    <Button variant="subtle" onClick={() => void show()}>
      Show in folder
    </Button>
  );
}

function Failed({ what, text }: StateOf<'failed'>) {
  const exporting = useShellExport();
  return (
    <>
      <span className={classes.text}>
        <span className={classes.failed}>
          <Icon name="stop" />
        </span>{' '}
        The {what} were not exported. {text}
      </span>
      <Button variant="subtle" onClick={() => exporting?.forget()}>
        Dismiss
      </Button>
    </>
  );
}

function counted(value: number): string {
  return value.toLocaleString('en-US');
}
