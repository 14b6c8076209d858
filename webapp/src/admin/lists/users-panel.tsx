import { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { callApi } from '#webapp/kit/index.ts';
import { useFilter, userChoices } from './list-filters.ts';
import { useEmailSearchLabel } from '../staff-role.ts';
import { StaffListPanel, listedOf, type ListQuestion } from './staff-list-panel.tsx';
import { userColumns } from './user-columns.tsx';
import { UserPage } from './user-page.tsx';

type Row = DataOf<typeof adminListEndpoints.adminUsers>['users'][number];

/** The users, newest first; one of them opened takes the list's place. */
export function UsersPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { opened, open } = useFilter();
  const searchLabel = useEmailSearchLabel();
  if (opened !== undefined) {
    return (
      <UserPage key={opened} id={opened} onBack={() => open(undefined)} onSignedOut={onSignedOut} />
    );
  }
  return (
    <StaffListPanel
      kind="users"
      heading="Recent Users"
      searchLabel={searchLabel}
      choices={userChoices}
      ask={askUsers}
      tableName="Users"
      columns={columns}
      empty="No user fits this filter."
      onOpen={({ id }) => open(id)}
      onSignedOut={onSignedOut}
      turns
    />
  );
}

const askUsers = async (question: ListQuestion, signal: AbortSignal) => {
  const query: object = question;
  const answer = await callApi(adminListEndpoints.adminUsers, { query, signal });
  return listedOf(answer, ({ users }) => users);
};

const columns = userColumns((row: Row) => ({
  ...row,
  plan: row.subscriptionTier,
  lettersThisMonth: row.monthlyLetters,
  lettersTotal: row.totalLetters,
  revenueDollars: row.revenueGenerated,
  status: row.subscriptionStatus,
}));
