import { type ExportKind, oversightEndpoints } from '@creditfix/shared/admin';
import { Button, TextInput } from '@mantine/core';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {
  Answered,
  type ApiAnswer,
  callApi,
  FieldError,
  Icon,
  onText,
  queryOf,
  useQuery,
} from '#webapp/kit/index.ts';
import adminDashboardClasses from '../admin-dashboard.module.css';
import { faultsOf, useSignedOut, useStaffList } from '../admin.queries.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { useNamingFilter } from '../palette/palette-entries.ts';
import { FilterBar, type FilterChoice, type FilterTexts } from './filter-bar.tsx';
import { useFilter } from './list-filters.ts';
import { PageButtons } from './page-buttons.tsx';
import classes from './staff-list-panel.module.css';
import { type ChosenColumn, StaffTable } from './staff-table.tsx';

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

/** Which columns a table has, folded away until somebody asks. */
function ColumnChooser({ choices, isShown, toggle, showAll, isAll }: ColumnChooserProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // The button goes away with the last hidden column.
  const all = () => {
    box.current?.querySelector('input')?.focus();
    showAll();
  };
  const shown = choices.filter((choice) => isShown(choice.id)).length;
  return (
    <div className={classes.chooser}>
      <Button
        variant="subtle"
        leftSection={<Icon name={open ? 'fold' : 'unfold'} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {isAll ? 'Columns' : `Columns (${shown + 1} of ${choices.length + 1})`}
      </Button>
      <fieldset ref={box} id={id} className={classes.choices} hidden={!open}>
        <legend>Columns shown</legend>
        {choices.map((choice) => (
          <label key={choice.id}>
            <input
              type="checkbox"
              checked={isShown(choice.id)}
              onChange={() => toggle(choice.id)}
            />
            {choice.head}
          </label>
        ))}
        {!isAll && (
          <Button variant="subtle" onClick={all}>
            Show all
          </Button>
        )}
      </fieldset>
    </div>
  );
}

interface SavedFiltersProps {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  readonly onUse: (filter: FilterTexts) => void;
}

/** The filters that this member of the staff keeps for this list, and a place to keep the present one. */
function SavedFilters({ kind, filter, onUse }: SavedFiltersProps) {
  const { data, refetch } = useQuery(queryOf(oversightEndpoints.savedFilters));
  const [naming, setNaming] = useNamingFilter();
  const [trouble, setTrouble] = useState<string>();
  if (!data) return null;
  const own = data.filters.filter((each) => each.kind === kind);
  const canSave = Object.keys(filter).length > 0;
  if (own.length === 0 && !canSave) return null;

  const save = async (name: string): Promise<void> => {
    const body = { kind, name, query: { ...filter } };
    const answer = await callApi(oversightEndpoints.saveFilter, { body });
    setTrouble(
      answer.ok ? undefined : (answer.problem.fields?.[0]?.message ?? answer.problem.error),
    );
    if (!answer.ok) return;
    setNaming(false);
    void refetch();
  };
  const remove = async (id: string): Promise<void> => {
    const answer = await callApi(oversightEndpoints.removeFilter, { params: { id } });
    if (answer.ok) void refetch();
    else setTrouble(answer.problem.error);
  };

  return (
    <div className={classes.filters} role="group" aria-label="Saved filters">
      {own.map((each) => (
        <span key={each.id} className={classes.kept}>
          <Button variant="subtle" onClick={() => onUse(each.query)}>
            {each.name}
          </Button>
          <Button
            variant="subtle"
            leftSection={<Icon name="close" />}
            aria-label={`Forget the filter ${each.name}`}
            onClick={() => void remove(each.id)}
          >
            {''}
          </Button>
        </span>
      ))}
      {canSave && !naming && (
        <Button variant="subtle" leftSection={<Icon name="plus" />} onClick={() => setNaming(true)}>
          Save this filter
        </Button>
      )}
      {canSave && naming && (
        <NameFilter id={`${kind}-filter-name`} onSave={save} onCancel={() => setNaming(false)} />
      )}
      <div role="alert">
        <FieldError id={`${kind}-filter-trouble`} error={trouble} />
      </div>
    </div>
  );
}

interface NameFilterProps {
  readonly id: string;
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

function NameFilter({ id, onSave, onCancel }: NameFilterProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSave(name.trim());
  };
  return (
    <form className={classes.naming} onSubmit={submit}>
      <TextInput
        ref={field}
        id={id}
        label="Name of the filter"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={onText(setName)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        Save
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        Cancel
      </Button>
    </form>
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
  /** Between the heading and the filter. */
  readonly children?: ReactNode;
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
  const list = useStaffList(turned ? `${question} oldest` : question, askPage);
  useSignedOut(list.answer, props.onSignedOut);
  return (
    <section aria-labelledby={`${kind}-heading`}>
      <div className={adminDashboardClasses.head}>
        <h2 id={`${kind}-heading`} className={adminDashboardClasses.heading}>
          {heading}
        </h2>
        {Object.keys(filter).length > 0 && <ExportButton kind={kind} filter={filter} />}
      </div>
      {props.children}
      <FilterBar
        id={kind}
        searchLabel={searchLabel}
        choices={choices}
        value={filter}
        faults={faultsOf(list.answer)}
        onChange={setFilter}
      />
      <div className={adminDashboardClasses.overTable}>
        <SavedFilters kind={kind} filter={filter} onUse={setFilter} />
        <ColumnChooser {...chooser} />
      </div>
      <Answered answer={list.answer} what={`the ${kind}`} lines={10}>
        {({ rows, total }) => (
          <>
            <StaffTable
              name={tableName}
              columns={columns}
              rows={rows}
              empty={empty}
              {...(onOpen ? { onOpen } : {})}
              {...(props.turns ? { order, onOrder: setOrder } : {})}
            />
            <PageButtons {...list} shown={rows.length} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
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
