import type { Plan } from '@creditfix/shared/accounts';
import { StatusTag, type StatusTone } from '#webapp/kit/index.ts';
import classes from '../admin-dashboard.module.css';
import type { ChosenColumn } from './staff-table.tsx';

const tones: Readonly<Record<string, StatusTone>> = { active: 'done', trialing: 'moving' };

/** Active is green, a trial blue, whatever else yellow. */
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

/** The columns of the users' tables, of the server's rows and of the copy's. */
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
        <span className={classes.below}>
          {[firstName, lastName].filter(Boolean).join(' ') || 'No name'}
        </span>
      </>
    ),
  },
  {
    id: 'plan',
    head: 'Plan',
    cell: ({ plan }) => (
      <span className={classes.tier} data-tier={plan}>
        {plan.toUpperCase()}
      </span>
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
    cell: ({ revenueDollars }) =>
      revenueDollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  },
  {
    id: 'joined',
    head: 'Joined',
    orders: true,
    cell: ({ createdAt }) => joined.format(new Date(createdAt)),
  },
  { id: 'status', head: 'Status', cell: ({ status }) => <SubscriptionTag status={status} /> },
];
