import type { ExportKind } from '@creditfix/shared/admin';
import { useCallback, type ReactNode } from 'react';
import { Answered, type ApiAnswer } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { ColumnChooser } from './column-chooser.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar, type FilterChoice, type FilterTexts } from './filter-bar.tsx';
import { PageButtons } from './page-buttons.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { StaffTable, type ChosenColumn } from './staff-table.tsx';
import { useColumns } from './use-columns.ts';
import { useFilter } from './use-filter.ts';
import { faultsOf, useSignedOut, useStaffList } from './admin.queries.ts';

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
      <div className={classes.head}>
        <h2 id={`${kind}-heading`} className={classes.heading}>
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
      <div className={classes.overTable}>
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
