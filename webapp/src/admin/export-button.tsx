import type { ExportKind } from '@creditfix/shared/admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Notice, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './export-button.module.css';
import { ExportInShell } from './export-in-shell.tsx';
import { ExportOptions } from './export-options.tsx';
import type { FilterTexts } from './filter-bar.tsx';
import { onStaffCommand } from './staff-commands.ts';
import { useExportingShell } from './staff-shell.ts';
import { useExport, type ExportRun } from './use-export.ts';

interface ExportButtonProps {
  readonly kind: ExportKind;
  readonly filter?: FilterTexts;
}

const names = { users: 'Export Users', letters: 'Export Letters' } as const;
const narrowed = { users: 'Export these users', letters: 'Export these letters' } as const;
const NO_FILTER: FilterTexts = {};

/** A table to take along: one click for a masked CSV, everything else behind the options. */
export function ExportButton({ kind, filter = NO_FILTER }: ExportButtonProps) {
  const run = useExport();
  const shell = useExportingShell();
  const [choosing, setChoosing] = useState(false);
  const isWhole = Object.keys(filter).length === 0;
  const start = () => run.start({ kind, filter, format: 'csv' });
  useExportCommand(kind, { listens: isWhole && !shell, start });
  const { state } = run;
  return (
    <div className={classes.export}>
      <div className={classes.split}>
        {shell ? (
          <ExportInShell kind={kind} filter={filter} masked />
        ) : (
          <Button
            icon="download"
            onClick={start}
            busyLabel={state.kind === 'busy' && `Exporting… ${sizeOf(state.bytes)}`}
          >
            {isWhole ? names[kind] : narrowed[kind]}
          </Button>
        )}
        <Button aria-expanded={choosing} onClick={() => setChoosing(true)}>
          Options <VisuallyHidden>for the export of {kind}</VisuallyHidden>
        </Button>
      </div>
      <Outcome kind={kind} run={run} />
      {choosing && (
        <ExportOptions
          kind={kind}
          filter={filter}
          onExport={run.start}
          onClose={() => setChoosing(false)}
          inShell={shell !== undefined}
        />
      )}
    </div>
  );
}

/** The whole table can also be asked for from the keyboard and the palette. */
function useExportCommand(
  kind: ExportKind,
  { listens, start }: { readonly listens: boolean; readonly start: () => void },
): void {
  const heard = useEffectEvent((command: string) => {
    if (listens && command === `export_${kind}`) start();
  });
  useEffect(() => onStaffCommand((command) => heard(command)), []);
}

function Outcome({ kind, run }: { readonly kind: ExportKind; readonly run: ExportRun }) {
  const { state, stop, goOn, giveUp } = run;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'busy':
      return (
        <Button look="plain" onClick={stop}>
          Stop <VisuallyHidden>the export of {kind}</VisuallyHidden>
        </Button>
      );
    case 'cut_off':
      return (
        <Notice tone="warning" title={`The export of ${kind} was cut off`} live>
          <p>
            {sizeOf(state.half.rows.size)} have come. Nothing is saved before all of it is here.
          </p>
          <div className={classes.answers}>
            <Button onClick={goOn}>
              Go on <VisuallyHidden>with the export of {kind}</VisuallyHidden>
            </Button>
            <Button look="plain" onClick={giveUp}>
              Give up
            </Button>
          </div>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={`Failed to export ${kind} data`} live>
          <p>{state.text ?? 'Nothing was saved. Please check your connection and try again.'}</p>
        </Notice>
      );
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
