import { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { useCallback } from 'react';
import { Answered, callApi } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { userChoices } from './list-filters.ts';
import { PageButtons } from './page-buttons.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { StaffTable } from './staff-table.tsx';
import { SubscriptionTag } from './subscription-tag.tsx';
import { useFilter } from './use-filter.ts';
import { useSignedOut } from './use-signed-out.ts';
import { useStaffList } from './use-staff-list.ts';
import { UserPage } from './user-page.tsx';

type Row = DataOf<typeof adminListEndpoints.adminUsers>['users'][number];

const MOST = 25;

/** The users, newest first; one of them opened takes the list's place. */
export function UsersPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { opened, open } = useFilter();
  if (opened !== undefined) {
    return (
      <UserPage key={opened} id={opened} onBack={() => open(undefined)} onSignedOut={onSignedOut} />
    );
  }
  return <UserList onSignedOut={onSignedOut} onOpen={open} />;
}

interface UserListProps {
  readonly onSignedOut: () => void;
  readonly onOpen: (id: string) => void;
}

function UserList({ onSignedOut, onOpen }: UserListProps) {
  const { filter, question, setFilter } = useFilter();
  const ask = useCallback(
    (place: { readonly after?: string }, signal: AbortSignal) =>
      callApi(adminListEndpoints.adminUsers, {
        query: {
          ...(Object.fromEntries(new URLSearchParams(question)) as object),
          ...place,
          limit: MOST,
        },
        signal,
      }),
    [question],
  );
  const list = useStaffList(question, ask);
  useSignedOut(list.answer, onSignedOut);
  return (
    <section aria-labelledby="users-heading">
      <div className={classes.head}>
        <h2 id="users-heading" className={classes.heading}>
          Recent Users
        </h2>
        {Object.keys(filter).length > 0 && <ExportButton kind="users" filter={filter} />}
      </div>
      <FilterBar
        id="users"
        searchLabel="Email begins with"
        choices={userChoices}
        value={filter}
        onChange={setFilter}
      />
      <SavedFilters kind="users" filter={filter} onUse={setFilter} />
      <Answered answer={list.answer} what="the users" lines={10}>
        {({ users, total }) => (
          <>
            <StaffTable
              name="Users"
              columns={columns}
              rows={users}
              empty="No user fits this filter."
              onOpen={({ id }) => onOpen(id)}
            />
            <PageButtons {...list} shown={users.length} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
}

const joined = new Intl.DateTimeFormat('en-US');

const columns = [
  {
    head: 'User',
    cell: ({ email, firstName, lastName }: Row) => (
      <>
        {email}
        <span className={classes.below}>
          {[firstName, lastName].filter(Boolean).join(' ') || 'No name'}
        </span>
      </>
    ),
  },
  {
    head: 'Plan',
    cell: ({ subscriptionTier }: Row) => (
      <span className={classes.tier} data-tier={subscriptionTier}>
        {subscriptionTier.toUpperCase()}
      </span>
    ),
  },
  {
    head: 'Letters',
    number: true,
    cell: ({ monthlyLetters, totalLetters }: Row) => `${monthlyLetters}/${totalLetters}`,
  },
  {
    head: 'Revenue',
    number: true,
    cell: ({ revenueGenerated }: Row) =>
      revenueGenerated.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  },
  { head: 'Joined', cell: ({ createdAt }: Row) => joined.format(new Date(createdAt)) },
  {
    head: 'Status',
    cell: ({ subscriptionStatus }: Row) => <SubscriptionTag status={subscriptionStatus} />,
  },
] as const;
