import { adminListEndpoints, type LetterExportRow } from '@creditfix/shared/admin';
import { callApi } from '#webapp/kit/index.ts';
import { letterColumns } from './letters-table.tsx';
import { letterChoices } from './list-filters.ts';
import { OpenLetter } from './open-letter.tsx';
import { StaffListPanel, listedOf, type ListQuestion } from './staff-list-panel.tsx';
import { useMayHelp } from './staff-role.ts';
import { useFilter } from './use-filter.ts';
import { UserLink } from './user-link.tsx';

/** The letters of everybody. What one says is opened only with a reason, which is kept. */
export function LettersPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { opened, open } = useFilter();
  const mayHelp = useMayHelp();
  return (
    <StaffListPanel
      kind="letters"
      heading="Letters"
      searchLabel="Reference begins with, or user id"
      choices={letterChoices}
      ask={askLetters}
      tableName="Table of letters"
      columns={columns}
      empty="No letter fits this filter."
      onOpen={mayHelp ? ({ id }) => open(id) : undefined}
      onSignedOut={onSignedOut}
      turns
    >
      {opened && mayHelp && <OpenLetter key={opened} id={opened} onClose={() => open(undefined)} />}
    </StaffListPanel>
  );
}

const [reference, ...others] = letterColumns;
const columns = [
  reference,
  {
    id: 'user',
    head: 'User',
    short: true,
    cell: ({ userId }: LetterExportRow) => <UserLink id={userId} />,
  },
  ...others,
] as const;

const askLetters = async (question: ListQuestion, signal: AbortSignal) => {
  const query: object = question;
  const answer = await callApi(adminListEndpoints.adminLetters, { query, signal });
  return listedOf(answer, ({ letters }) => letters);
};
