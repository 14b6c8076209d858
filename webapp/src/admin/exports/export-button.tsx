import { type ExportKind, exportEndpoints, type ExportFormat } from '@creditfix/shared/admin';
import { Button, Group, Box, Checkbox, Stack, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  BusyButton,
  Icon,
  Notice,
  VisuallyHidden,
  Segments,
  callApi,
  dataOf,
  keepPreviousData,
  keyOf,
  useQuery,
} from '#webapp/kit/index.ts';
import type { FilterTexts } from '../lists/filter-bar.tsx';
import { onStaffCommand } from '../palette/staff-commands.ts';
import { useExportingShell } from '../staff-shell.ts';
import { type ExportRequest, type HalfSaved, saveExport } from './save-stream.ts';
import { useStaffForm } from '../staff-form.tsx';
import { StaffModal } from '../staff-modal.tsx';
import { useMayHelp } from '../staff-role.ts';
import { counted, Quiet } from '../words.tsx';
import { filterWords } from '../lists/list-filters.ts';
import { useShellExport, useShellExportState } from './shell-export.ts';

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

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'jsonl', label: 'JSON Lines' },
  { value: 'xlsx', label: 'Excel' },
] as const satisfies readonly { readonly value: ExportFormat; readonly label: string }[];

/** An Excel table has 1,048,576 lines, and one of them is the head. */
const MOST_EXCEL_ROWS = 1_048_575;

interface ExportOptionsProps {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  readonly opened: boolean;
  readonly onExport: (request: ExportRequest) => void;
  readonly onClose: () => void;
  /** The program around these pages makes the masked CSV itself. */
  readonly inShell: boolean;
}

/** What the one-click export leaves out: other formats, whole emails and names for a reason, and how many rows it will be. */
function ExportOptions({ opened, ...options }: ExportOptionsProps) {
  const { kind, onClose } = options;
  return (
    <StaffModal title={`Export ${kind}`} opened={opened} onClose={onClose}>
      <Options {...options} />
    </StaffModal>
  );
}

interface Chosen {
  readonly format: ExportFormat;
  readonly whole: boolean;
  readonly reason: string;
}

function Options(props: Omit<ExportOptionsProps, 'opened'>) {
  const { kind, filter, onExport, onClose, inShell } = props;
  const mayHelp = useMayHelp();
  const rows = useRowCount(kind, filter);
  const form = useStaffForm<{ -readonly [Field in keyof Chosen]: Chosen[Field] }, void>({
    initialValues: { format: 'csv', whole: false, reason: '' },
    validate: ({ whole, reason }) =>
      whole && reason.trim() === '' ? { reason: 'Say why you need whole emails and names.' } : {},
    send: async ({ format, whole, reason }) =>
      onExport({ kind, filter, format, unmaskedFor: whole ? reason.trim() : undefined }),
    onDone: onClose,
  });
  const { format, whole } = form.values;
  const isTooLong = format === 'xlsx' && typeof rows === 'number' && rows > MOST_EXCEL_ROWS;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack>
        <p>
          {filterWords(kind, filter)}. <strong role="status">{countWords(rows)}</strong>
        </p>
        <fieldset>
          <Box component="legend" mb="0.25rem">
            Format
          </Box>
          <Segments choices={formats} {...form.field('format')} value={format} />
        </fieldset>
        <SheetNotice format={format} rows={rows} />
        {kind === 'users' && !mayHelp && (
          <Quiet>Emails and names are cut short in what auditors export.</Quiet>
        )}
        {kind === 'users' && mayHelp && (
          <Checkbox
            {...form.field('whole', { type: 'checkbox' })}
            label="Whole emails and names"
            description="Without this they are cut short, like m***@example.com."
          />
        )}
        {whole && (
          <TextInput
            {...form.field('reason')}
            id="export-reason"
            label="Why do you need them?"
            description="The reason is kept in the audit log with your name."
            autoComplete="off"
            maxLength={300}
          />
        )}
        <Group>
          {inShell && format === 'csv' && !whole ? (
            <ExportInShell kind={kind} filter={filter} masked onStart={onClose} />
          ) : (
            <Button
              type="submit"
              variant="filled"
              leftSection={<Icon name="download" />}
              disabled={isTooLong}
            >
              Export
            </Button>
          )}
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Undefined while it is counted, null if they are too many to count. */
function useRowCount(kind: ExportKind, filter: FilterTexts): number | null | undefined {
  const question = new URLSearchParams(filter).toString();
  const endpoint = kind === 'users' ? exportEndpoints.countUsers : exportEndpoints.countLetters;
  const { data, isError } = useQuery({
    queryKey: [...keyOf(endpoint), question],
    queryFn: ({ signal }) => {
      const query: object = Object.fromEntries(new URLSearchParams(question));
      return dataOf(callApi(endpoint, { query, signal }));
    },
    placeholderData: keepPreviousData,
  });
  return isError ? null : data?.rows;
}

function countWords(rows: number | null | undefined): string {
  if (rows === undefined) return 'Counting…';
  if (rows === null) return 'Many rows.';
  return rows === 1 ? '1 row.' : `${counted(rows)} rows.`;
}

function SheetNotice({
  format,
  rows,
}: {
  readonly format: ExportFormat;
  readonly rows: number | null | undefined;
}) {
  if (format !== 'xlsx' || rows === undefined) return null;
  const most = counted(MOST_EXCEL_ROWS);
  if (rows === null) {
    return (
      <Notice tone="info" title={`Excel holds at most ${most} rows`}>
        <p>We could not count these in time. If there are more, no file is made.</p>
      </Notice>
    );
  }
  if (rows <= MOST_EXCEL_ROWS) return null;
  return (
    <Notice tone="warning" title={`Excel holds at most ${most} rows`} live>
      <p>Narrow the list first, or choose CSV.</p>
    </Notice>
  );
}

interface ExportInShellProps {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  /** Emails and names cut short. */
  readonly masked: boolean;
  /** Once the program has been asked to make it. */
  readonly onStart?: () => void;
}

/** Exports from the replica of the program around the page. How far it is, and where it was saved, is in the dashboard's own line. */
function ExportInShell({ kind, filter, masked, onStart }: ExportInShellProps) {
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
