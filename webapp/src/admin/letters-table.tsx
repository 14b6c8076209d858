import type { LetterExportRow } from '@creditfix/shared/admin';
import { disputeReasonLabels, letterStatusLabel } from '@creditfix/shared/letters';
import { dateWords, dayWords } from '#webapp/kit/index.ts';
import { StaffTable } from './staff-table.tsx';

interface LettersTableProps {
  readonly letters: readonly LetterExportRow[];
  readonly empty: string;
  readonly onOpen?: (letter: LetterExportRow) => void;
}

const columns = [
  { head: 'Reference', cell: ({ reference }: LetterExportRow) => reference },
  { head: 'Reason', cell: ({ reason }: LetterExportRow) => disputeReasonLabels[reason] },
  { head: 'Recipient', cell: ({ recipient }: LetterExportRow) => recipient },
  { head: 'Status', cell: ({ status }: LetterExportRow) => letterStatusLabel(status) },
  { head: 'Pages', number: true, cell: ({ pages }: LetterExportRow) => pages ?? '' },
  {
    head: 'Mailed',
    cell: ({ mailedOn }: LetterExportRow) => (mailedOn ? dateWords(mailedOn) : ''),
  },
  { head: 'Signed', cell: ({ createdAt }: LetterExportRow) => dayWords(createdAt) },
] as const;

/** Letters as the staff sees them: never what they say. */
export function LettersTable({ letters, empty, onOpen }: LettersTableProps) {
  return (
    <StaffTable
      name="Table of letters"
      columns={columns}
      rows={letters}
      empty={empty}
      {...(onOpen ? { onOpen } : {})}
    />
  );
}
