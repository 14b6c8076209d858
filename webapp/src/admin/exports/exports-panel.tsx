import {
  exportEndpoints,
  type ExportFormat,
  type ExportKind,
  oversightEndpoints,
} from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { ActionIcon, Button, Group, Menu, NativeSelect, Stack, Title } from '@mantine/core';
import {
  addressOf,
  Answered,
  BusyButton,
  callApi,
  dataOf,
  dayWords,
  Icon,
  momentWords,
  Notice,
  queryClient,
  queryOf,
  StatusTag,
  useQuery,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { StaffTable } from '../lists/staff-table.tsx';
import { useStaffForm } from '../staff-form.tsx';
import { tellDone, useStaffAction } from '../told.tsx';
import { Below, counted, Quiet } from '../words.tsx';
import { filterWords } from '../lists/list-filters.ts';

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

interface Wanted extends Record<string, string> {
  kind: ExportKind;
  format: ExportFormat;
  every: 'once' | 'week';
  /** The id of a saved filter; empty for everything. */
  which: string;
}

/** Asks for an export in the background: of everything, or of what a saved filter leaves. */
function ScheduleExport({ onAsked }: { readonly onAsked: () => void }) {
  const { data } = useQuery(queryOf(oversightEndpoints.savedFilters));
  const form = useStaffForm<Wanted, unknown>({
    initialValues: { kind: 'users', format: 'csv', every: 'once', which: '' },
    send: async ({ kind, format, every, which }) => {
      const filter = data?.filters.find(({ id }) => id === which)?.query ?? {};
      const body = { kind, format, every, filter };
      return await dataOf(callApi(exportEndpoints.scheduleExport, { body }));
    },
    onDone: () => {
      tellDone('The export is asked for', { text: 'We email you a link when it is ready.' });
      onAsked();
    },
  });
  const { kind } = form.values;
  const saved = data?.filters.filter((each) => each.kind === kind) ?? [];
  return (
    <form onSubmit={form.submit}>
      <Group align="end" mb="lg">
        <NativeSelect
          {...form.field('kind')}
          label="What"
          data={kinds}
          onChange={({ currentTarget }) => {
            form.set('kind', currentTarget.value as ExportKind);
            form.set('which', '');
          }}
        />
        {saved.length > 0 && (
          <NativeSelect
            {...form.field('which')}
            label="Which"
            data={[
              { value: '', label: `All ${kind}` },
              ...saved.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <NativeSelect {...form.field('format')} label="As" data={formats} />
        <NativeSelect {...form.field('every')} label="When" data={times} />
        <BusyButton type="submit" variant="filled" busyLabel={form.isBusy && 'Asking…'}>
          Create export
        </BusyButton>
        {form.trouble && <Notice tone="error" title={form.trouble} live />}
      </Group>
    </form>
  );
}

export type Listed = DataOf<typeof exportEndpoints.listExports>;
type File = Listed['files'][number];

interface ExportListsProps {
  readonly listed: Listed;
  readonly onChanged: () => void;
}

const exports = queryOf(exportEndpoints.listExports);

/** The files of the last week, whatever became of each, and what comes again each Monday. */
function ExportLists({ listed: { files, weekly }, onChanged }: ExportListsProps) {
  const { mutate } = useStaffAction(exportEndpoints.stopExport);
  const stop = (id: string) => {
    // It leaves the list at once; where the server says no, it is back with the next answer.
    queryClient.setQueryData(
      exports.queryKey,
      (now) =>
        now && {
          files: now.files.filter((file) => file.id !== id),
          weekly: now.weekly.filter((each) => each.id !== id),
        },
    );
    mutate({ params: { id } }, { onSettled: onChanged });
  };
  return (
    <Stack gap="lg">
      <StaffTable
        name="Files"
        columns={[...columns, actionColumn(stop)]}
        rows={files}
        empty="No exports yet."
      />
      {weekly.length > 0 && (
        <div>
          <Title order={3} mb="xs">
            Each week
          </Title>
          <ul className="ruled-list">
            {weekly.map(({ id, kind, format, filter, nextAt }) => (
              <Group key={id} component="li" justify="space-between">
                <span>
                  {filterWords(kind, filter)}, as {formatNames[format]}.{' '}
                  <Quiet component="span">Next on {dayWords(nextAt)}.</Quiet>
                </span>
                <Button variant="subtle" onClick={() => stop(id)}>
                  Stop <VisuallyHidden>{kind} each week</VisuallyHidden>
                </Button>
              </Group>
            ))}
          </ul>
        </div>
      )}
    </Stack>
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
          <Below>{keptUntil && `until ${dayWords(keptUntil)}`}</Below>
        </>
      );
    case 'failed':
      return (
        <>
          <StatusTag tone="trouble">failed</StatusTag>
          <Below>{troubles[trouble]}</Below>
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
        <Below>{filterWords(kind, filter)}</Below>
      </>
    ),
  },
  { head: 'State', cell: (file: File) => <State {...file} /> },
  { head: 'Rows', number: true, cell: ({ rows }: File) => (rows === null ? '' : counted(rows)) },
  { head: 'Asked', short: true, cell: ({ askedAt }: File) => momentWords(askedAt) },
] as const;

const actionColumn = (onStop: (id: string) => void) =>
  ({
    head: 'Fetch',
    cell: ({ id, status, fileName }: File) => {
      const stop =
        status === 'waiting' || status === 'making' ? ('Cancel' as const) : ('Delete' as const);
      const whose = <VisuallyHidden>{fileName}</VisuallyHidden>;
      if (status !== 'ready')
        return (
          <Button variant="subtle" onClick={() => onStop(id)}>
            {stop} {whose}
          </Button>
        );
      return (
        <Group gap="xs" wrap="nowrap" data-actions>
          <Button
            component="a"
            variant="subtle"
            leftSection={<Icon name="download" />}
            href={addressOf(exportEndpoints.downloadExport, { params: { id } })}
            download={fileName}
          >
            Download {whose}
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" size={44} aria-label={`More for ${fileName}`}>
                <Icon name="menu" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Icon name="bin" />} onClick={() => onStop(id)}>
                {stop}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      );
    },
  }) as const;

const NEWS_AFTER_MS = 3_000;

/** Exports that are made in the background and fetched here; the email about them leads to this tab. */
export function ExportsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery({
    ...exports,
    // While a file is under way, the list is read again from time to time.
    refetchInterval: ({ state }) =>
      state.data?.files.some(({ status }) => status === 'waiting' || status === 'making') &&
      NEWS_AFTER_MS,
  });
  useSignedOut(answer, onSignedOut);
  const refresh = () => void answer.refetch();
  return (
    <section aria-labelledby="exports-heading">
      <Title order={2} id="exports-heading" mb="md">
        Exports
      </Title>
      <Quiet mb="md">
        These are made in the background, with names and addresses cut short. We email you a link;
        the file waits here for 7 days.
      </Quiet>
      <ScheduleExport onAsked={refresh} />
      <Answered answer={answer} what="the exports" lines={5}>
        {(listed) => <ExportLists listed={listed} onChanged={refresh} />}
      </Answered>
    </section>
  );
}
