import type { LetterExportRow } from '@creditfix/shared/admin';
import { disputeReasonLabels, letterStatusLabel } from '@creditfix/shared/letters';
import { dateWords, dayWords } from '#webapp/kit/index.ts';
import { type StaffColumn, StaffTable } from './staff-table.tsx';

export const letterColumns = [
  {
    id: 'reference',
    head: 'Reference',
    short: true,
    cell: ({ reference }: LetterExportRow) => reference,
  },
  {
    id: 'reason',
    head: 'Reason',
    short: true,
    cell: ({ reason }: LetterExportRow) => disputeReasonLabels[reason],
  },
  { id: 'recipient', head: 'Recipient', cell: ({ recipient }: LetterExportRow) => recipient },
  {
    id: 'status',
    head: 'Status',
    short: true,
    cell: ({ status }: LetterExportRow) => letterStatusLabel(status),
  },
  { id: 'pages', head: 'Pages', number: true, cell: ({ pages }: LetterExportRow) => pages ?? '' },
  {
    id: 'mailed',
    head: 'Mailed',
    short: true,
    cell: ({ mailedOn }: LetterExportRow) => (mailedOn ? dateWords(mailedOn) : ''),
  },
  {
    id: 'signed',
    head: 'Signed',
    short: true,
    orders: true,
    cell: ({ createdAt }: LetterExportRow) => dayWords(createdAt),
  },
] as const;

interface LettersTableProps {
  readonly letters: readonly LetterExportRow[];
  readonly empty: string;
  /** Opens one of them; without it they are only listed. */
  readonly onOpen?: ((letter: LetterExportRow) => void) | undefined;
  /** What can be done about a letter, in a column of its own. */
  readonly action?: StaffColumn<LetterExportRow> | undefined;
}

/** Letters as the staff sees them: never what they say. */
export function LettersTable({ letters, empty, onOpen, action }: LettersTableProps) {
  return (
    <StaffTable
      name="Table of letters"
      columns={action ? [...letterColumns, action] : letterColumns}
      rows={letters}
      empty={empty}
      {...(onOpen ? { onOpen } : {})}
    />
  );
}
