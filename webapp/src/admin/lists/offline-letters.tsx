import { letterFilter } from '@creditfix/shared/admin';
import { useCallback } from 'react';
import { letterColumns } from './letters-table.tsx';
import { letterChoices } from './list-filters.ts';
import { askCopy } from './offline-list.ts';
import { StaffListPanel, type ListQuestion } from './staff-list-panel.tsx';
import type { StaffShell } from '../staff-shell.ts';

interface OfflinePanelProps {
  readonly shell: StaffShell;
  readonly masked: boolean;
  readonly onSignedOut: () => void;
}

/** The letters of the copy: never what they say, which it does not hold. */
export function OfflineLetters({ shell, masked, onSignedOut }: OfflinePanelProps) {
  const ask = useCallback(
    async (question: ListQuestion) =>
      await askCopy(
        question,
        letterFilter,
        async (filter, page) => await shell.letters({ filter, masked, ...page }),
      ),
    [shell, masked],
  );
  return (
    <StaffListPanel
      kind="letters"
      heading="Letters of the copy"
      searchLabel="Reference begins with, or user id"
      choices={letterChoices}
      ask={ask}
      tableName="Table of letters"
      columns={letterColumns}
      empty="No letter of the copy fits this filter."
      onSignedOut={onSignedOut}
    />
  );
}
