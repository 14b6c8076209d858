import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { dollars } from '@creditfix/shared/kernel';
import type { DataOf } from '@creditfix/shared/kernel';
import { mailStatusLabel } from '@creditfix/shared/mailing';
import { Group, Pagination, Text, Title } from '@mantine/core';
import { useState } from 'react';
import {
  Answered,
  dayWords,
  EmptyState,
  keepPreviousData,
  queryOf,
  useQuery,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { StaffTable } from '../lists/staff-table.tsx';
import { Below, counted, letterCount, Quiet } from '../words.tsx';
import { carriers, classNames } from './staff-mail.ts';

type CostedMailpiece = MailCosts['pieces'][number];

const charges: Readonly<Record<CostedMailpiece['charge'], string>> = {
  none: '',
  due: 'being charged',
  charged: 'being charged',
  paid: 'paid',
  failed: 'card refused',
  given_back: 'given back',
  not_collected: 'not collected',
  cancelled: 'not charged',
};

/** Each letter with its price beside its cost. */
const columns = [
  {
    head: 'Letter',
    cell: ({ reference, email }: CostedMailpiece) => (
      <>
        <Text span inherit fw={600}>
          {reference}
        </Text>
        <Below>{email || 'Deleted account'}</Below>
      </>
    ),
  },
  {
    head: 'To',
    cell: ({ to, toPlace }: CostedMailpiece) => (
      <>
        {to}
        <Below>{toPlace}</Below>
      </>
    ),
  },
  {
    head: 'How',
    cell: ({ mailClass, carrier }: CostedMailpiece) => (
      <>
        {classNames[mailClass]}
        <Below>{carriers[carrier]}</Below>
      </>
    ),
  },
  {
    head: 'Status',
    cell: ({ status, queuedAt }: CostedMailpiece) => (
      <>
        {mailStatusLabel(status)}
        <Below>{dayWords(queuedAt)}</Below>
      </>
    ),
  },
  {
    head: 'Price',
    number: true,
    cell: ({ priceCents, charge }: CostedMailpiece) => (
      <>
        {dollars(priceCents)}
        <Below>{charges[charge]}</Below>
      </>
    ),
  },
  {
    head: 'Cost',
    number: true,
    cell: ({ costCents }: CostedMailpiece) =>
      costCents === null ? 'Not known' : dollars(costCents),
  },
  {
    head: 'Margin',
    number: true,
    cell: ({ charge, priceCents, costCents }: CostedMailpiece) =>
      costCents === null ? '' : dollars((charge === 'paid' ? priceCents : 0) - costCents),
  },
] as const;

type MailCosts = DataOf<typeof manualMailQueueEndpoints.mailCosts>;

const PAGE = 50;

/** What mailing brings in and what it costs. */
export function MailCostsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [page, setPage] = useState(1);
  const answer = useQuery({
    ...queryOf(manualMailQueueEndpoints.mailCosts, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-labelledby="mail-costs-heading">
      <Title order={2} id="mail-costs-heading" mb="md">
        Mail costs
      </Title>
      <Answered answer={answer} what="the costs" lines={6}>
        {(costs) =>
          costs.totals.pieces === 0 ? (
            <EmptyState icon="envelope" title="Nothing was mailed yet">
              Each letter that is handed to a carrier shows here with its price and its cost.
            </EmptyState>
          ) : (
            <>
              <Totals totals={costs.totals} />
              <StaffTable
                name="Letters and their costs"
                columns={columns}
                rows={costs.pieces}
                empty="No letter is on this page."
              />
              <Pagination
                mt="md"
                size="2.75rem"
                hideWithOnePage
                total={Math.max(1, Math.ceil(costs.totals.pieces / PAGE))}
                value={page}
                onChange={setPage}
                getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
                getControlProps={(control) => ({
                  'aria-label': control === 'next' ? 'Older' : 'Newer',
                })}
              />
            </>
          )
        }
      </Answered>
    </section>
  );
}

function Totals({ totals }: Pick<MailCosts, 'totals'>) {
  const { pieces: mailpieces, paidCents, costCents, withoutCost } = totals;
  const facts = [
    ['Letters', counted(mailpieces)],
    ['Paid by senders', dollars(paidCents)],
    ['Cost', dollars(costCents)],
    ['Margin', dollars(paidCents - costCents)],
  ] as const;
  return (
    <>
      <Group
        component="dl"
        gap="var(--mantine-spacing-md) var(--mantine-spacing-2xl)"
        m={0}
        mb="xs"
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" c="dimmed" size="sm">
              {label}
            </Text>
            <Text component="dd" fz="var(--text-h2)" lh={1.2} className="tabular">
              {value}
            </Text>
          </div>
        ))}
      </Group>
      {withoutCost > 0 && (
        <Quiet mb="md">
          The cost of {letterCount(withoutCost)} is not known yet, so the real margin is lower.
        </Quiet>
      )}
    </>
  );
}
