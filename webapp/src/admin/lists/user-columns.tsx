import type { Plan } from '@creditfix/shared/accounts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusTag, type StatusTone } from '#webapp/kit/index.ts';
import { Below, Quiet, wholeDollars } from '../words.tsx';
import type { ChosenColumn } from './staff-table.tsx';

const tones: Readonly<Record<string, StatusTone>> = {
  active: 'done',
  trialing: 'moving',
  none: 'quiet',
};

/** Active is green, a trial blue, a free account gray: only what somebody should look at is yellow. */
export function SubscriptionTag({ status }: { readonly status: string }) {
  return <StatusTag tone={tones[status] ?? 'soon'}>{status.replaceAll('_', ' ')}</StatusTag>;
}

/** What a row of users shows, wherever it was read. */
interface UserCells {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly plan: Plan;
  readonly lettersThisMonth: number;
  readonly lettersTotal: number;
  readonly revenueDollars: number;
  readonly createdAt: string;
  readonly status: string;
}

/** The columns of the users' tables, of the server's rows and of the replica's. */
export function userColumns<Row>(cellsOf: (row: Row) => UserCells): readonly ChosenColumn<Row>[] {
  return columns.map(({ cell, ...column }) => ({ ...column, cell: (row) => cell(cellsOf(row)) }));
}

const joined = new Intl.DateTimeFormat('en-US');

const columns: readonly ChosenColumn<UserCells>[] = [
  {
    id: 'user',
    head: 'User',
    cell: ({ email, firstName, lastName }) => (
      <>
        {email}
        <Below>{[firstName, lastName].filter(Boolean).join(' ') || 'No name'}</Below>
      </>
    ),
  },
  {
    id: 'plan',
    head: 'Plan',
    cell: ({ plan }) => (
      <Text span inherit {...(plan === 'pro' && { c: 'var(--green)', fw: 600 })}>
        {plan.toUpperCase()}
      </Text>
    ),
  },
  {
    id: 'letters',
    head: 'Letters',
    number: true,
    cell: ({ lettersThisMonth, lettersTotal }) => `${lettersThisMonth}/${lettersTotal}`,
  },
  {
    id: 'revenue',
    head: 'Revenue',
    number: true,
    cell: ({ revenueDollars }) => wholeDollars(revenueDollars),
  },
  {
    id: 'joined',
    head: 'Joined',
    orders: true,
    cell: ({ createdAt }) => joined.format(new Date(createdAt)),
  },
  { id: 'status', head: 'Status', cell: ({ status }) => <SubscriptionTag status={status} /> },
];

interface UserLinkProps {
  readonly id: string;
  /** Nothing where the account is gone. */
  readonly children: ReactNode;
}

/** To the page with everything about a user. */
export function UserLink({ id, children }: UserLinkProps) {
  if (!children)
    return (
      <Quiet span inherit>
        Deleted account
      </Quiet>
    );
  return <Link to={`?tab=users&open=${id}`}>{children}</Link>;
}
