import { type ExportKind, oversightEndpoints } from '@creditfix/shared/admin';
import { ActionIcon, Button, Group, Popover, Stack, TextInput, Title } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import {
  Answered,
  type ApiAnswer,
  callApi,
  dataOf,
  Icon,
  queryClient,
  queryOf,
  useQuery,
} from '#webapp/kit/index.ts';
import { faultsOf, useSignedOut, useStaffList } from '../admin.queries.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { useNamingFilter } from '../palette/palette-entries.ts';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffAction } from '../told.tsx';
import { FilterBar, type FilterChoice, type FilterTexts } from './filter-bar.tsx';
import { useFilter } from './list-filters.ts';
import { type ChosenColumn, StaffTable, Tick, PageButtons } from './staff-table.tsx';

/** A column with the name under which this browser remembers it. */
interface KeptColumn {
  readonly id: string;
}

/** Which columns of a table are shown, remembered in this browser. The first one always stays: it opens the row. */
function useColumns<Column extends KeptColumn>(table: string, columns: readonly Column[]) {
  const [hidden, setHidden] = useState(() => readHidden(table));
  const keep = (next: ReadonlySet<string>) => {
    setHidden(next);
    keepHidden(table, next);
  };
  return {
    columns: columns.filter(({ id }, index) => index === 0 || !hidden.has(id)),
    /** Those that can be hidden. */
    choices: columns.slice(1),
    isShown: (id: string) => !hidden.has(id),
    toggle: (id: string) => {
      const next = new Set(hidden);
      if (!next.delete(id)) next.add(id);
      keep(next);
    },
    showAll: () => keep(new Set()),
    isAll: columns.every(({ id }) => !hidden.has(id)),
  };
}

const keyOf = (table: string) => `staffColumns.${table}`;

function readHidden(table: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(table)) ?? '').split(' ').filter(Boolean));
  } catch {
    // A browser that keeps nothing shows every column.
    return new Set();
  }
}

function keepHidden(table: string, hidden: ReadonlySet<string>): void {
  try {
    if (hidden.size === 0) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), [...hidden].join(' '));
  } catch {
    // It then holds until the page is left.
  }
}

interface ColumnChooserProps {
  readonly choices: readonly { readonly id: string; readonly head: string }[];
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly showAll: () => void;
  readonly isAll: boolean;
}

/** Which columns a table has, out of the way until somebody asks. */
function ColumnChooser({ choices, isShown, toggle, showAll, isAll }: ColumnChooserProps) {
  const shown = choices.filter((choice) => isShown(choice.id)).length;
  return (
    // In the page, not at its end: the next Tab leads into it.
    <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" ml="auto" leftSection={<Icon name="unfold" />}>
          {isAll ? 'Columns' : `Columns (${shown + 1} of ${choices.length + 1})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns shown">
        <Stack gap={0} align="start">
          {choices.map((choice) => (
            <Tick
              key={choice.id}
              label={choice.head}
              checked={isShown(choice.id)}
              onChange={() => toggle(choice.id)}
            />
          ))}
          <Button variant="subtle" disabled={isAll} onClick={showAll}>
            Show all
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface SavedFiltersProps {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  readonly onUse: (filter: FilterTexts) => void;
}

const savedFilters = queryOf(oversightEndpoints.savedFilters);

/** The filters that this member of the staff keeps for this list, and a place to keep the present one. */
function SavedFilters({ kind, filter, onUse }: SavedFiltersProps) {
  const { data, refetch } = useQuery(savedFilters);
  const [naming, setNaming] = useNamingFilter();
  const { mutate: remove } = useStaffAction(oversightEndpoints.removeFilter);
  if (!data) return null;
  const own = data.filters.filter((each) => each.kind === kind);
  const canSave = Object.keys(filter).length > 0;
  if (own.length === 0 && !canSave) return null;
  const forget = (id: string) => {
    // Gone at once; where the server says no, it is back with the next answer.
    queryClient.setQueryData(
      savedFilters.queryKey,
      (now) => now && { filters: now.filters.filter((each) => each.id !== id) },
    );
    remove({ params: { id } }, { onSettled: () => void refetch() });
  };
  return (
    <Group gap="xs" role="group" aria-label="Saved filters">
      {own.map((each) => (
        <Group key={each.id} gap={0} wrap="nowrap">
          <Button variant="subtle" onClick={() => onUse(each.query)}>
            {each.name}
          </Button>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={`Forget the filter ${each.name}`}
            onClick={() => forget(each.id)}
          >
            <Icon name="close" />
          </ActionIcon>
        </Group>
      ))}
      {canSave && !naming && (
        <Button variant="subtle" leftSection={<Icon name="plus" />} onClick={() => setNaming(true)}>
          Save this filter
        </Button>
      )}
      {canSave && naming && (
        <NameFilter
          kind={kind}
          filter={filter}
          onClose={() => setNaming(false)}
          onSaved={() => {
            setNaming(false);
            void refetch();
          }}
        />
      )}
    </Group>
  );
}

interface NameFilterProps {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function NameFilter({ kind, filter, onClose, onSaved }: NameFilterProps) {
  const form = useStaffForm({
    initialValues: { name: '' },
    validate: ({ name }) =>
      byContract(oversightEndpoints.saveFilter.body)({ kind, name, query: { ...filter } }),
    send: async ({ name }) =>
      await dataOf(
        callApi(oversightEndpoints.saveFilter, { body: { kind, name, query: { ...filter } } }),
      ),
    mainField: 'name',
    onDone: onSaved,
  });
  return (
    <StaffForm form={form} action="Save" busyLabel="Saving…" onCancel={onClose}>
      <TextInput
        {...form.field('name')}
        label="Name of the filter"
        autoComplete="off"
        maxLength={60}
      />
    </StaffForm>
  );
}

const MOST = 25;

interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly total: number | null;
}

/** What is asked for: the filter as it is in the address, and the page. */
export type ListQuestion = FilterTexts & { readonly after?: string; readonly limit: number };

interface StaffListPanelProps<Row extends { readonly id: string }> {
  readonly kind: ExportKind;
  readonly heading: string;
  readonly searchLabel: string;
  readonly choices: readonly FilterChoice[];
  /** The same function from one drawing to the next. */
  readonly ask: (query: ListQuestion, signal: AbortSignal) => Promise<ApiAnswer<Listed<Row>>>;
  /** What the table is called for those who hear the page. */
  readonly tableName: string;
  readonly columns: readonly ChosenColumn<Row>[];
  readonly empty: string;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly onSignedOut: () => void;
  /** Anyone who answers knows the list from its other end too. */
  readonly turns?: boolean;
  /** What can be done with several rows at once; without it none can be ticked. */
  readonly several?: SeveralRows<Row> | undefined;
  /** Between the heading and the filter. */
  readonly children?: ReactNode;
}

interface SeveralRows<Row> {
  /** How a row is called on its tick box. */
  readonly nameOf: (row: Row) => string;
  /** Above the table, while rows are ticked. */
  readonly actions: (chosen: {
    readonly rows: readonly Row[];
    readonly onDone: () => void;
  }) => ReactNode;
}

/** A long list: how it is narrowed, which filters are kept, which columns are shown, its pages, and its table to take along. */
export function StaffListPanel<Row extends { readonly id: string }>(
  props: StaffListPanelProps<Row>,
) {
  const { kind, heading, searchLabel, choices, ask, tableName, empty, onOpen } = props;
  const { filter, question, setFilter, order, setOrder } = useFilter();
  const turned = props.turns && order === 'oldest';
  const { columns, ...chooser } = useColumns(kind, props.columns);
  const askPage = useCallback(
    (place: { readonly after?: string }, signal: AbortSignal) => {
      const texts: FilterTexts = Object.fromEntries(new URLSearchParams(question));
      const way = turned ? { order: 'oldest' } : {};
      return ask({ ...texts, ...way, ...place, limit: MOST } as ListQuestion, signal);
    },
    [question, turned, ask],
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const list = useStaffList(turned ? `${question} oldest` : question, askPage);
  useSignedOut(list.answer, props.onSignedOut);
  return (
    <section aria-labelledby={`${kind}-heading`}>
      <Group justify="space-between" mb="md">
        <Title order={2} id={`${kind}-heading`}>
          {heading}
        </Title>
        {Object.keys(filter).length > 0 && <ExportButton kind={kind} filter={filter} />}
      </Group>
      {props.children}
      <FilterBar
        id={kind}
        searchLabel={searchLabel}
        choices={choices}
        value={filter}
        faults={faultsOf(list.answer)}
        onChange={setFilter}
      />
      <Group justify="space-between" mb="xs">
        <SavedFilters kind={kind} filter={filter} onUse={setFilter} />
        <ColumnChooser {...chooser} />
      </Group>
      <Answered answer={list.answer} what={`the ${kind}`} lines={10}>
        {({ rows, total }) => (
          <>
            <Several rows={rows} several={props.several} ticked={ticked} onTick={setTicked} />
            <StaffTable
              name={tableName}
              columns={columns}
              rows={rows}
              empty={empty}
              {...(onOpen ? { onOpen } : {})}
              {...(props.several && {
                chosen: ticked,
                onChoose: setTicked,
                nameOf: props.several.nameOf,
              })}
              {...(props.turns ? { order, onOrder: setOrder } : {})}
            />
            <PageButtons {...list} shown={rows.length} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
}

interface SeveralProps<Row> {
  readonly rows: readonly Row[];
  readonly several: SeveralRows<Row> | undefined;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ids: ReadonlySet<string>) => void;
}

/** What can be done with the ticked rows that are on screen: what is on another page is not done unseen. */
function Several<Row extends { readonly id: string }>(props: SeveralProps<Row>) {
  const chosen = props.rows.filter(({ id }) => props.ticked.has(id));
  if (!props.several || chosen.length === 0) return null;
  return props.several.actions({ rows: chosen, onDone: () => props.onTick(new Set()) });
}

/** The rows of an answer, whatever the answer calls them. */
export function listedOf<
  Page extends { readonly next: string | null; readonly total: number | null },
  Row,
>(answer: ApiAnswer<Page>, rowsOf: (page: Page) => readonly Row[]): ApiAnswer<Listed<Row>> {
  if (!answer.ok) return answer;
  const { next, total } = answer.data;
  return { ok: true, data: { rows: rowsOf(answer.data), next, total } };
}
