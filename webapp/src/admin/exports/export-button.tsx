import type { ExportKind } from '@creditfix/shared/admin';
import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BusyButton, Icon, Notice, VisuallyHidden } from '#webapp/kit/index.ts';
import type { FilterTexts } from '../lists/filter-bar.tsx';
import { onStaffCommand } from '../palette/staff-commands.ts';
import { useExportingShell } from '../staff-shell.ts';
import { ExportOptions, ExportInShell } from './export-options.tsx';
import { type ExportRequest, type HalfSaved, saveExport } from './save-stream.ts';

type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly bytes: number }
  | { readonly kind: 'cut_off'; readonly request: ExportRequest; readonly half: HalfSaved }
  | { readonly kind: 'failed'; readonly text?: string };

/** One export at a time out of this browser: on its way, stopped, or cut off and able to go on. */
function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  const run = async (request: ExportRequest, half?: HalfSaved): Promise<void> => {
    if (running.current) return;
    const leave = new AbortController();
    running.current = leave;
    setState({ kind: 'busy', bytes: half?.rows.size ?? 0 });
    const onBytes = (bytes: number) => setState({ kind: 'busy', bytes });
    const end = await saveExport(request, { signal: leave.signal, onBytes }, half);
    running.current = undefined;
    if (end.kind === 'cut_off') setState({ ...end, request });
    else setState(end.kind === 'failed' ? end : { kind: 'idle' });
  };
  return {
    state,
    start: (request: ExportRequest) => void run(request),
    stop: () => running.current?.abort(),
    goOn: () => {
      if (state.kind === 'cut_off') void run(state.request, state.half);
    },
    giveUp: () => setState({ kind: 'idle' }),
  };
}

type ExportRun = ReturnType<typeof useExport>;

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
    <Group gap="xs">
      <Button.Group>
        {shell ? (
          <ExportInShell kind={kind} filter={filter} masked />
        ) : (
          <BusyButton
            leftSection={<Icon name="download" />}
            onClick={start}
            busyLabel={state.kind === 'busy' && `Exporting… ${sizeOf(state.bytes)}`}
          >
            {isWhole ? names[kind] : narrowed[kind]}
          </BusyButton>
        )}
        <Button fw={400} aria-expanded={choosing} onClick={() => setChoosing(true)}>
          Options <VisuallyHidden>for the export of {kind}</VisuallyHidden>
        </Button>
      </Button.Group>
      <Outcome kind={kind} run={run} />
      <ExportOptions
        kind={kind}
        filter={filter}
        opened={choosing}
        onExport={run.start}
        onClose={() => setChoosing(false)}
        inShell={shell !== undefined}
      />
    </Group>
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
        <Button variant="subtle" onClick={stop}>
          Stop <VisuallyHidden>the export of {kind}</VisuallyHidden>
        </Button>
      );
    case 'cut_off':
      return (
        <Notice tone="warning" title={`The export of ${kind} was cut off`} live>
          <p>
            {sizeOf(state.half.rows.size)} have come. Nothing is saved before all of it is here.
          </p>
          <Group mt="xs">
            <Button onClick={goOn}>
              Go on <VisuallyHidden>with the export of {kind}</VisuallyHidden>
            </Button>
            <Button variant="subtle" onClick={giveUp}>
              Give up
            </Button>
          </Group>
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
