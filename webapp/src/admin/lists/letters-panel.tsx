import { adminListEndpoints, letterFilter } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useCallback, useState } from 'react';
import { callApi, dataOf, useKeptFocus } from '#webapp/kit/index.ts';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useMayHelp } from '../staff-role.ts';
import { letterColumns } from './letters-table.tsx';
import { letterChoices, useFilter } from './list-filters.ts';
import { askReplica, type ReplicaPanelProps } from './offline-list.ts';
import { listedOf, type ListQuestion, StaffListPanel } from './staff-list-panel.tsx';
import { UserLink } from './user-columns.tsx';

type Opened = DataOf<typeof adminListEndpoints.openLetter>;

interface OpenLetterProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks why, then shows what the letter says. */
function OpenLetter({ id, onClose }: OpenLetterProps) {
  const [letter, setLetter] = useState<Opened>();
  const keptFocus = useKeptFocus<HTMLElement>();
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: byContract(adminListEndpoints.openLetter.body),
    send: async (body) =>
      await dataOf(callApi(adminListEndpoints.openLetter, { params: { id }, body })),
    mainField: 'reason',
    onDone: setLetter,
  });
  return (
    <section {...keptFocus} aria-label="Open a letter">
      {letter ? (
        <Paper withBorder p="md" mb="lg" maw="44rem" bg="var(--sheet)">
          <Stack align="start">
            <Title order={3}>{letter.reference}</Title>
            <Stack gap="sm" maw="var(--measure)" ff="heading">
              {letter.paragraphs.map((text, index) => (
                <p key={`${index}-${text.slice(0, 8)}`}>{text}</p>
              ))}
            </Stack>
            <Button variant="subtle" onClick={onClose}>
              Close
            </Button>
          </Stack>
        </Paper>
      ) : (
        <StaffForm form={form} action="Open the letter" busyLabel="Opening…" onCancel={onClose}>
          <TextInput
            {...form.field('reason')}
            label="Why do you need to read this letter?"
            description="The reason is kept in the audit log with your name."
            autoComplete="off"
            maxLength={300}
          />
        </StaffForm>
      )}
    </section>
  );
}

/** The letters of everybody. What one says is opened only with a reason, which is kept. */
export function LettersPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { opened, open } = useFilter();
  const mayHelp = useMayHelp();
  return (
    <StaffListPanel
      kind="letters"
      heading="Letters"
      searchLabel="Reference begins with, or email"
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

type StaffLetter = DataOf<typeof adminListEndpoints.adminLetters>['letters'][number];

const [reference, ...others] = letterColumns;
const columns = [
  reference,
  {
    id: 'user',
    head: 'User',
    cell: ({ userId, user }: StaffLetter) => <UserLink id={userId}>{user}</UserLink>,
  },
  ...others,
] as const;

const askLetters = async (question: ListQuestion, signal: AbortSignal) => {
  const query: object = question;
  const answer = await callApi(adminListEndpoints.adminLetters, { query, signal });
  return listedOf(answer, ({ letters }) => letters);
};

/** The letters of the replica: never what they say, which it does not hold. */
export function OfflineLetters({ shell, masked, onSignedOut }: ReplicaPanelProps) {
  const ask = useCallback(
    async (question: ListQuestion) =>
      await askReplica(
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
      searchLabel="Reference begins with"
      choices={letterChoices}
      ask={ask}
      tableName="Table of letters"
      columns={letterColumns}
      empty="No letter of the copy fits this filter."
      onSignedOut={onSignedOut}
    />
  );
}
