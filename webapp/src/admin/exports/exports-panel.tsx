import {
  exportEndpoints,
  type ExportFormat,
  type ExportKind,
  oversightEndpoints,
} from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  addressOf,
  Answered,
  BusyButton,
  callApi,
  dayWords,
  Icon,
  momentWords,
  Notice,
  onText,
  queryOf,
  StatusTag,
  useQuery,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import classes from '../admin-dashboard.module.css';
import { useSignedOut } from '../admin.queries.ts';
import actionFormClasses from '../action-form.module.css';
import { StaffTable } from '../lists/staff-table.tsx';
import { filterWords } from './filter-words.ts';

const kinds = [
  { value: 'users', label: 'Users' },
  { value: 'letters', label: 'Letters' },
] as const;
const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'jsonl', label: 'JSON Lines' },
  { value: 'xlsx', label: 'Excel' },
] as const;
const times = [
  { value: 'once', label: 'Once, now' },
  { value: 'week', label: 'Each Monday at 7:00 AM Eastern' },
] as const;

/** Asks for an export in the background: of everything, or of what a saved filter leaves. */
function ScheduleExport({ onAsked }: { readonly onAsked: () => void }) {
  const [kind, setKind] = useState<ExportKind>('users');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [which, setWhich] = useState('');
  const [every, setEvery] = useState<'once' | 'week'>('once');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { data } = useQuery(queryOf(oversightEndpoints.savedFilters));
  const saved = data?.filters.filter((each) => each.kind === kind) ?? [];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const filter = saved.find(({ id }) => id === which)?.query ?? {};
    const answer = await callApi(exportEndpoints.scheduleExport, {
      body: { kind, format, every, filter },
    });
    setBusy(false);
    setTrouble(
      answer.ok ? undefined : (answer.problem.fields?.[0]?.message ?? answer.problem.error),
    );
    if (answer.ok) onAsked();
  };
  return (
    <form className={classes.search} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        id="export-kind"
        label="What"
        data={kinds}
        value={kind}
        onChange={onText((value) => {
          setKind(value as ExportKind);
          setWhich('');
        })}
      />
      {saved.length > 0 && (
        <NativeSelect
          id="export-which"
          label="Which"
          data={[
            { value: '', label: `All ${kind}` },
            ...saved.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={which}
          onChange={onText(setWhich)}
        />
      )}
      <NativeSelect
        id="export-format"
        label="As"
        data={formats}
        value={format}
        onChange={onText((value) => setFormat(value as ExportFormat))}
      />
      <NativeSelect
        id="export-every"
        label="When"
        data={times}
        value={every}
        onChange={onText((value) => setEvery(value as 'once' | 'week'))}
      />
      <BusyButton type="submit" variant="filled" busyLabel={busy && 'Asking…'}>
        Make it
      </BusyButton>
      {trouble && <Notice tone="error" title={trouble} live />}
    </form>
  );
}

export type Listed = DataOf<typeof exportEndpoints.listExports>;
type File = Listed['files'][number];

interface ExportListsProps {
  readonly listed: Listed;
  readonly onChanged: () => void;
}

/** The files of the last week, whatever became of each, and what comes again each Monday. */
function ExportLists({ listed: { files, weekly }, onChanged }: ExportListsProps) {
  const [trouble, setTrouble] = useState<string>();
  const stop = async (id: string): Promise<void> => {
    const answer = await callApi(exportEndpoints.stopExport, { params: { id } });
    setTrouble(answer.ok ? undefined : answer.problem.error);
    onChanged();
  };
  return (
    <div className={classes.parts}>
      {trouble && <Notice tone="error" title={trouble} live />}
      <StaffTable
        name="Files"
        columns={[...columns, fetchColumn((id) => void stop(id))]}
        rows={files}
        empty="No file waits here."
      />
      {weekly.length > 0 && (
        <div>
          <h3 className={classes.subheading}>Each week</h3>
          <ul className={classes.list}>
            {weekly.map(({ id, kind, format, filter, nextAt }) => (
              <li key={id} className={classes.weekly}>
                <span>
                  {filterWords(kind, filter)}, as {formatNames[format]}.{' '}
                  <span className={classes.quiet}>Next on {dayWords(nextAt)}.</span>
                </span>
                <Button variant="subtle" onClick={() => void stop(id)}>
                  Stop <VisuallyHidden>{kind} each week</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const formatNames: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV',
  jsonl: 'JSON Lines',
  xlsx: 'Excel',
};

const troubles: Readonly<Record<File['trouble'], string>> = {
  none: '',
  disk_full: 'The server’s disk is full. Free some space, then ask for it again.',
  too_many_rows: 'It has more rows than Excel holds. Ask for CSV.',
  interrupted: 'The server stopped in the middle of it. Ask for it again.',
  failed: 'Ask for it again. If that does not help, look into the server’s log.',
};

function State({ status, trouble, keptUntil }: File) {
  switch (status) {
    case 'waiting':
      return <StatusTag tone="quiet">waiting</StatusTag>;
    case 'making':
      return <StatusTag tone="moving">being made</StatusTag>;
    case 'ready':
      return (
        <>
          <StatusTag tone="done">ready</StatusTag>
          <span className={classes.below}>{keptUntil && `until ${dayWords(keptUntil)}`}</span>
        </>
      );
    case 'failed':
      return (
        <>
          <StatusTag tone="trouble">failed</StatusTag>
          <span className={classes.below}>{troubles[trouble]}</span>
        </>
      );
  }
}

const columns = [
  {
    head: 'File',
    cell: ({ fileName, kind, filter }: File) => (
      <>
        {fileName}
        <span className={classes.below}>{filterWords(kind, filter)}</span>
      </>
    ),
  },
  { head: 'State', cell: (file: File) => <State {...file} /> },
  { head: 'Rows', number: true, cell: ({ rows }: File) => rows?.toLocaleString('en-US') ?? '' },
  { head: 'Asked', short: true, cell: ({ askedAt }: File) => momentWords(askedAt) },
] as const;

const fetchColumn = (onStop: (id: string) => void) =>
  ({
    head: 'Fetch',
    cell: ({ id, status, fileName }: File) => (
      <div className={actionFormClasses.answers} data-actions>
        {status === 'ready' && (
          <Button
            component="a"
            variant="subtle"
            leftSection={<Icon name="download" />}
            href={addressOf(exportEndpoints.downloadExport, { params: { id } })}
            download={fileName}
          >
            Download <VisuallyHidden>{fileName}</VisuallyHidden>
          </Button>
        )}
        <Button variant="subtle" onClick={() => onStop(id)}>
          {status === 'waiting' || status === 'making' ? 'Cancel' : 'Delete'}{' '}
          <VisuallyHidden>{fileName}</VisuallyHidden>
        </Button>
      </div>
    ),
  }) as const;

const NEWS_AFTER_MS = 3_000;

/** Exports that are made in the background and fetched here; the email about them leads to this tab. */
export function ExportsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery({
    ...queryOf(exportEndpoints.listExports),
    // While a file is under way, the list is read again from time to time.
    refetchInterval: ({ state }) =>
      state.data?.files.some(({ status }) => status === 'waiting' || status === 'making') &&
      NEWS_AFTER_MS,
  });
  useSignedOut(answer, onSignedOut);
  const refresh = () => void answer.refetch();
  return (
    <section aria-labelledby="exports-heading">
      <h2 id="exports-heading" className={classes.heading}>
        Exports
      </h2>
      <p className={`${classes.quiet} ${classes.told}`}>
        These are made in the background, with names and addresses cut short. We email you a link;
        the file waits here for 7 days.
      </p>
      <ScheduleExport onAsked={refresh} />
      <Answered answer={answer} what="the exports" lines={5}>
        {(listed) => <ExportLists listed={listed} onChanged={refresh} />}
      </Answered>
    </section>
  );
}
