import {
  Box,
  Checkbox,
  type CheckboxProps,
  Table,
  Tooltip,
  UnstyledButton,
  Button,
  Group,
} from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import { Quiet, counted } from '../words.tsx';
import type { ListOrder } from './list-filters.ts';
import classes from './lists.module.css';

/** A check box in a line or a cell: without the frame that a question has. */
export function Tick(box: CheckboxProps) {
  return <Checkbox classNames={{ body: classes.tick ?? '' }} {...box} />;
}

export interface StaffColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right under each other. */
  readonly number?: boolean;
  /** Stays on one line: days, names of things. */
  readonly short?: boolean;
  /** Holds a sentence or an address: keeps room for it, and the table moves sideways instead. */
  readonly wide?: boolean;
  /** The rows are in the order of this column. */
  readonly orders?: boolean;
}

/** A column that a person can hide; their browser remembers it under this name. */
export interface ChosenColumn<Row> extends StaffColumn<Row> {
  readonly id: string;
}

interface StaffTableProps<Row extends { readonly id: string }> {
  /** What the table is called for those who hear the page. */
  readonly name: string;
  readonly columns: readonly StaffColumn<Row>[];
  readonly rows: readonly Row[];
  /** Stands in the table's place if it has no rows. */
  readonly empty: string;
  /** Opens a row: a click on it, or Enter. */
  readonly onOpen?: (row: Row) => void;
  /** Rows that an action for several is meant for; without it there is no such action. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (ids: ReadonlySet<string>) => void;
  /** How a row is called on its tick box. */
  readonly nameOf?: (row: Row) => string;
  /** Which way the rows stand, and how they are turned around; without it their order is fixed. */
  readonly order?: ListOrder;
  readonly onOrder?: (order: ListOrder) => void;
}

/** A dense table that is walked by keyboard: arrows or J and K from row to row, Enter opens, X selects. */
export function StaffTable<Row extends { readonly id: string }>(props: StaffTableProps<Row>) {
  const { name, columns, rows, empty, chosen, onChoose, onOpen } = props;
  if (rows.length === 0)
    return (
      <Quiet py="0.75rem" className="rule-above rule-below">
        {empty}
      </Quiet>
    );
  const all = chosen !== undefined && rows.every(({ id }) => chosen.has(id));
  return (
    // What moves sideways has to be reached by keyboard.
    <Box
      className={`rule-above rule-below ${classes.scroll ?? ''}`}
      pos="relative"
      role="region"
      aria-label={name}
      tabIndex={0}
    >
      <Table
        className={classes.table}
        horizontalSpacing="0.75rem"
        verticalSpacing="0.5rem"
        highlightOnHover={onOpen !== undefined}
      >
        <Table.Thead>
          <Table.Tr>
            {chosen && (
              <Table.Th scope="col">
                <Tick
                  aria-label="Choose all rows"
                  checked={all}
                  indeterminate={!all && rows.some(({ id }) => chosen.has(id))}
                  onChange={() => onChoose?.(new Set(all ? [] : rows.map(({ id }) => id)))}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <Head
                key={column.head}
                column={column}
                order={props.order ?? 'newest'}
                onOrder={props.onOrder}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={row.id}
              data-row
              tabIndex={-1}
              onKeyDown={(event) =>
                onRowKey(
                  event,
                  () => onOpen?.(row),
                  () => onChoose && toggle(props, row.id),
                )
              }
            >
              {chosen && (
                <Table.Td>
                  <Tick
                    aria-label={`Choose ${props.nameOf?.(row) ?? row.id}`}
                    checked={chosen.has(row.id)}
                    onChange={() => toggle(props, row.id)}
                  />
                </Table.Td>
              )}
              {columns.map((column, index) => (
                <Table.Td
                  key={column.head}
                  className={classOf(column)}
                  {...(column.wide && { miw: '14rem' })}
                >
                  {index === 0 && onOpen ? (
                    <UnstyledButton className={classes.open} onClick={() => onOpen(row)}>
                      {column.cell(row)}
                    </UnstyledButton>
                  ) : (
                    column.cell(row)
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  );
}

interface HeadProps {
  readonly column: StaffColumn<never>;
  readonly order: ListOrder;
  readonly onOrder: ((order: ListOrder) => void) | undefined;
}

function Head({ column, order, onOrder }: HeadProps) {
  const isNewest = order === 'newest';
  if (!column.orders || !onOrder) {
    return (
      <Table.Th scope="col" className={classOf(column)}>
        {column.head}
      </Table.Th>
    );
  }
  return (
    <Table.Th
      scope="col"
      className={classOf(column)}
      aria-sort={isNewest ? 'descending' : 'ascending'}
    >
      <Tooltip label={isNewest ? 'Show the oldest first' : 'Show the newest first'}>
        <UnstyledButton
          className={classes.turn}
          onClick={() => onOrder(isNewest ? 'oldest' : 'newest')}
        >
          {column.head}
        </UnstyledButton>
      </Tooltip>
    </Table.Th>
  );
}

function classOf({ number, short }: Pick<StaffColumn<never>, 'number' | 'short'>) {
  if (number) return classes.number;
  return short ? 'nowrap' : undefined;
}

function toggle<Row extends { readonly id: string }>(
  { chosen, onChoose }: StaffTableProps<Row>,
  id: string,
): void {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  onChoose?.(next);
}

function onRowKey(event: KeyboardEvent<HTMLElement>, open: () => void, tick: () => void): void {
  if (event.target !== event.currentTarget) return;
  const actions: Readonly<Record<string, () => void>> = {
    Enter: open,
    x: tick,
    j: () => moveBy(event.currentTarget, 1),
    ArrowDown: () => moveBy(event.currentTarget, 1),
    k: () => moveBy(event.currentTarget, -1),
    ArrowUp: () => moveBy(event.currentTarget, -1),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function moveBy(row: Element, by: 1 | -1): void {
  const next = by === 1 ? row.nextElementSibling : row.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

/** Puts the focus into the first row of the table on screen; for a shortcut. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row]')?.focus();
}

interface PageButtonsProps {
  readonly page: number;
  readonly shown: number;
  readonly total: number | null;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

/** Below a list: which page this is, and the ways on and back. Not a `Pagination`: a list that is walked by cursor has no page numbers. */
export function PageButtons({ page, shown, total, onNext, onPrevious }: PageButtonsProps) {
  const all = total === null ? '' : ` of ${counted(total)}`;
  if (page === 1 && shown === 0) return null;
  return (
    <Group component="nav" aria-label="Pages of the list" justify="space-between" py="md">
      <Quiet role="status">
        Page {page}: {shown === 1 ? '1 row' : `${counted(shown)} rows`}
        {all}
      </Quiet>
      <Group wrap="nowrap" ml="auto">
        <Button
          leftSection={<Icon name="back" />}
          disabled={!onPrevious}
          onClick={() => onPrevious?.()}
        >
          Previous
        </Button>
        <Button rightSection={<Icon name="arrow" />} disabled={!onNext} onClick={() => onNext?.()}>
          Next
        </Button>
      </Group>
    </Group>
  );
}
