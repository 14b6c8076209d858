import { AuditAction, oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Group, NativeSelect, Title } from '@mantine/core';
import { useCallback } from 'react';
import { Answered, callApi, momentWords, Notice } from '#webapp/kit/index.ts';
import { faultsOf, useSignedOut, useStaffList } from '../admin.queries.ts';
import type { FilterTexts } from '../lists/filter-bar.tsx';
import { spaced, useFilter } from '../lists/list-filters.ts';
import { type Names, namesIn, saidOf, wordsWithNames, WithNames } from '../lists/named-text.tsx';
import { StaffTable, PageButtons } from '../lists/staff-table.tsx';
import { UserLink } from '../lists/user-columns.tsx';
import { Quiet } from '../words.tsx';
import classes from './dashboard.module.css';

interface AuditFilterProps {
  readonly filter: FilterTexts;
  /** What the server could not read of it, by name. */
  readonly faults: FilterTexts;
  readonly names: Names;
  readonly onChange: (filter: FilterTexts) => void;
}

const actions = Object.values(AuditAction)
  .map((value) => ({ value, label: spaced(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** Which lines of the audit log: of one action, and about one user where the user's page led here. */
function AuditFilter({ filter, faults, names, onChange }: AuditFilterProps) {
  const { subjectId, ...rest } = filter;
  const { action: _, ...everyAction } = filter;
  return (
    <Group align="end" mb="md">
      <NativeSelect
        id="audit-action"
        label="What"
        data={[{ value: '', label: 'Everything' }, ...actions]}
        value={filter['action'] ?? ''}
        error={faults['action']}
        onChange={({ currentTarget: { value: action } }) =>
          onChange(action === '' ? everyAction : { ...filter, action })
        }
      />
      {subjectId && (
        <Group component="p" gap="xs" mih="3rem" fz="sm" c="dimmed">
          Only about <UserLink id={subjectId}>{names.get(subjectId)?.name}</UserLink>
          <Button variant="subtle" fz="sm" onClick={() => onChange(rest)}>
            About everybody
          </Button>
        </Group>
      )}
    </Group>
  );
}

type Log = DataOf<typeof oversightEndpoints.auditLog>;
type Line = Log['lines'][number] & { readonly id: string; readonly names: Names };

/** Who of the staff saw or did what, and whether a line was changed or taken out since. */
export function AuditPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { filter, question, setFilter, order, setOrder } = useFilter();
  const ask = useCallback(
    (place: { readonly after?: string }, signal: AbortSignal) => {
      const wanted = Object.fromEntries(new URLSearchParams(question));
      const query = { ...wanted, ...place, order, limit: 50 };
      return callApi(oversightEndpoints.auditLog, { query, signal });
    },
    [question, order],
  );
  const list = useStaffList(`${question} ${order}`, ask);
  useSignedOut(list.answer, onSignedOut);
  return (
    <section aria-labelledby="audit-heading">
      <Title order={2} id="audit-heading" mb="md">
        Audit log
      </Title>
      <AuditFilter
        filter={filter}
        faults={faultsOf(list.answer)}
        names={namesIn(list.answer.data?.names ?? [])}
        onChange={setFilter}
      />
      <Answered answer={list.answer} what="the audit log" lines={10}>
        {({ lines, names, chain, total }) => (
          <>
            <Chain chain={chain} />
            <StaffTable
              name="Lines of the audit log"
              columns={columns}
              rows={lines.map((line) => ({
                ...line,
                id: String(line.number),
                names: namesIn(names),
              }))}
              empty={
                question === ''
                  ? 'Nobody has looked at anything yet.'
                  : 'No line of the log fits this filter.'
              }
              order={order}
              onOrder={setOrder}
            />
            <PageButtons {...list} shown={lines.length} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
}

function Chain({ chain }: Pick<Log, 'chain'>) {
  if (chain.whole) {
    return <Quiet mb="md">The log is intact (checked {momentWords(chain.checkedAt)}).</Quiet>;
  }
  return (
    <Notice tone="error" title={`The chain is broken at line ${chain.brokenAt ?? 'unknown'}`}>
      <p>
        A line was changed or removed in the database. Compare it with a backup before you trust
        what is below.
      </p>
    </Notice>
  );
}

/** Most lines are short; those of a list name every row that was seen. */
const SHOWN = 120;

function Detail({ action, detail: written, names }: Pick<Line, 'action' | 'detail' | 'names'>) {
  const detail = saidOf(action, written);
  const whole = <WithNames text={detail} names={names} />;
  if (detail.length <= SHOWN) return <div className={classes.detail}>{whole}</div>;
  return (
    <details className={classes.detail}>
      <summary>{wordsWithNames(detail, names).slice(0, SHOWN).trimEnd()}…</summary>
      {whole}
    </details>
  );
}

const columns = [
  { head: 'When', short: true, orders: true, cell: ({ at }: Line) => momentWords(at) },
  { head: 'What', short: true, cell: ({ action }: Line) => spaced(action) },
  { head: 'Who', short: true, cell: ({ actor }: Line) => actor },
  {
    head: 'About',
    short: true,
    cell: ({ subjectId, names }: Line) =>
      subjectId && <UserLink id={subjectId}>{names.get(subjectId)?.name}</UserLink>,
  },
  { head: 'Detail', cell: (line: Line) => <Detail {...line} /> },
  { head: 'No.', number: true, cell: ({ number }: Line) => number },
] as const;
