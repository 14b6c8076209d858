import { adminListEndpoints, userFilter, type UserExportRow } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { useCallback } from 'react';
import { callApi } from '#webapp/kit/index.ts';
import { useEmailSearchLabel, useMayHelp } from '../staff-role.ts';
import { GiveToSeveral } from './give-to-several.tsx';
import { useFilter, userChoices } from './list-filters.ts';
import { askReplica, type ReplicaPanelProps } from './offline-list.ts';
import { StaffListPanel, listedOf, type ListQuestion } from './staff-list-panel.tsx';
import { userColumns } from './user-columns.tsx';
import { UserPage } from './user-page.tsx';

type Row = DataOf<typeof adminListEndpoints.adminUsers>['users'][number];

/** The users, newest first; one of them opened takes the list's place. */
export function UsersPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { opened, open } = useFilter();
  const searchLabel = useEmailSearchLabel();
  const mayHelp = useMayHelp();
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
      several={mayHelp ? several : undefined}
      turns
    />
  );
}

const several = {
  nameOf: ({ email }: Row) => email,
  actions: ({ rows, onDone }: { readonly rows: readonly Row[]; readonly onDone: () => void }) => (
    <GiveToSeveral people={rows} onDone={onDone} />
  ),
};

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

/** The users of the replica, newest first, with the filters and the columns of the real list. */
export function OfflineUsers({ shell, masked, onSignedOut }: ReplicaPanelProps) {
  const searchLabel = useEmailSearchLabel();
  const ask = useCallback(
    async (question: ListQuestion) =>
      await askReplica(
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
      searchLabel={searchLabel}
      choices={userChoices}
      ask={ask}
      tableName="Users"
      columns={replicaColumns}
      empty="No user of the copy fits this filter."
      onSignedOut={onSignedOut}
    />
  );
}

const replicaColumns = [
  ...userColumns((row: UserExportRow) => ({ ...row, revenueDollars: row.revenueCents / 100 })),
  {
    id: 'flagged',
    head: 'Flagged',
    cell: ({ flagged }: UserExportRow) => (flagged === 'yes' ? 'Yes' : ''),
  },
];
