import { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { callApi } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { userChoices } from './list-filters.ts';
import { StaffListPanel, listedOf, type ListQuestion } from './staff-list-panel.tsx';
import { SubscriptionTag } from './subscription-tag.tsx';
import { useFilter } from './use-filter.ts';
import { UserPage } from './user-page.tsx';

type Row = DataOf<typeof adminListEndpoints.adminUsers>['users'][number];

/** The users, newest first; one of them opened takes the list's place. */
export function UsersPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { opened, open } = useFilter();
  if (opened !== undefined) {
    return (
      <UserPage key={opened} id={opened} onBack={() => open(undefined)} onSignedOut={onSignedOut} />
    );
  }
  return (
    <StaffListPanel
      kind="users"
      heading="Recent Users"
      searchLabel="Email begins with"
      choices={userChoices}
      ask={askUsers}
      tableName="Users"
      columns={columns}
      empty="No user fits this filter."
      onOpen={({ id }) => open(id)}
      onSignedOut={onSignedOut}
    />
  );
}

const askUsers = async (question: ListQuestion, signal: AbortSignal) => {
  const query: object = question;
  const answer = await callApi(adminListEndpoints.adminUsers, { query, signal });
  return listedOf(answer, ({ users }) => users);
};

const joined = new Intl.DateTimeFormat('en-US');

const columns = [
  {
    id: 'user',
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
    id: 'plan',
    head: 'Plan',
    cell: ({ subscriptionTier }: Row) => (
      <span className={classes.tier} data-tier={subscriptionTier}>
        {subscriptionTier.toUpperCase()}
      </span>
    ),
  },
  {
    id: 'letters',
    head: 'Letters',
    number: true,
    cell: ({ monthlyLetters, totalLetters }: Row) => `${monthlyLetters}/${totalLetters}`,
  },
  {
    id: 'revenue',
    head: 'Revenue',
    number: true,
    cell: ({ revenueGenerated }: Row) =>
      revenueGenerated.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  },
  {
    id: 'joined',
    head: 'Joined',
    cell: ({ createdAt }: Row) => joined.format(new Date(createdAt)),
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ subscriptionStatus }: Row) => <SubscriptionTag status={subscriptionStatus} />,
  },
] as const;
