import { userFilter, type UserExportRow } from '@creditfix/shared/admin';
import { useCallback } from 'react';
import { userChoices } from './list-filters.ts';
import { askCopy } from './offline-list.ts';
import { StaffListPanel, type ListQuestion } from './staff-list-panel.tsx';
import { useEmailSearchLabel } from '../staff-role.ts';
import type { StaffShell } from '../staff-shell.ts';
import { userColumns } from './user-columns.tsx';

interface OfflinePanelProps {
  readonly shell: StaffShell;
  readonly masked: boolean;
  readonly onSignedOut: () => void;
}

/** The users of the copy, newest first, with the filters and the columns of the real list. */
export function OfflineUsers({ shell, masked, onSignedOut }: OfflinePanelProps) {
  const searchLabel = useEmailSearchLabel();
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
      searchLabel={searchLabel}
      choices={userChoices}
      ask={ask}
      tableName="Users"
      columns={columns}
      empty="No user of the copy fits this filter."
      onSignedOut={onSignedOut}
    />
  );
}

const columns = [
  ...userColumns((row: UserExportRow) => ({ ...row, revenueDollars: row.revenueCents / 100 })),
  {
    id: 'flagged',
    head: 'Flagged',
    cell: ({ flagged }: UserExportRow) => (flagged === 'yes' ? 'Yes' : ''),
  },
];
