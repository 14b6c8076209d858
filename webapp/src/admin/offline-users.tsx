import { userFilter, type UserExportRow } from '@creditfix/shared/admin';
import { useCallback } from 'react';
import classes from './admin-dashboard.module.css';
import { userChoices } from './list-filters.ts';
import { askCopy } from './offline-list.ts';
import { StaffListPanel, type ListQuestion } from './staff-list-panel.tsx';
import type { StaffShell } from './staff-shell.ts';
import { SubscriptionTag } from './subscription-tag.tsx';

interface OfflinePanelProps {
  readonly shell: StaffShell;
  readonly masked: boolean;
  readonly onSignedOut: () => void;
}

/** The users of the copy, newest first, with the filters and the columns of the real list. */
export function OfflineUsers({ shell, masked, onSignedOut }: OfflinePanelProps) {
  const ask = useCallback(
    async (question: ListQuestion) =>
      await askCopy(
        question,
        userFilter,
        async (filter, page) => await shell.users({ filter, masked, ...page }),
      ),
    [shell, masked],
  );
  return (
    <StaffListPanel
      kind="users"
      heading="Users of the copy"
      searchLabel="Email begins with"
      choices={userChoices}
      ask={ask}
      tableName="Users"
      columns={columns}
      empty="No user of the copy fits this filter."
      onSignedOut={onSignedOut}
    />
  );
}

const joined = new Intl.DateTimeFormat('en-US');

const columns = [
  {
    id: 'user',
    head: 'User',
    cell: ({ email, firstName, lastName }: UserExportRow) => (
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
    cell: ({ plan }: UserExportRow) => (
      <span className={classes.tier} data-tier={plan}>
        {plan.toUpperCase()}
      </span>
    ),
  },
  {
    id: 'letters',
    head: 'Letters',
    number: true,
    cell: ({ lettersThisMonth, lettersTotal }: UserExportRow) =>
      `${lettersThisMonth}/${lettersTotal}`,
  },
  {
    id: 'revenue',
    head: 'Revenue',
    number: true,
    cell: ({ revenueCents }: UserExportRow) =>
      (revenueCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  },
  {
    id: 'joined',
    head: 'Joined',
    cell: ({ createdAt }: UserExportRow) => joined.format(new Date(createdAt)),
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }: UserExportRow) => <SubscriptionTag status={status} />,
  },
  {
    id: 'flagged',
    head: 'Flagged',
    cell: ({ flagged }: UserExportRow) => (flagged === 'yes' ? 'Yes' : ''),
  },
] as const;
