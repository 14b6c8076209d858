import { flagTexts } from '@creditfix/shared/accounts';
import { adminEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import {
  callApi,
  dataOf,
  dayWords,
  type Question,
  StatusTag,
  useKeptFocus,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useMayHelp } from '../staff-role.ts';
import { Quiet } from '../words.tsx';
import { Tick } from './staff-table.tsx';

interface ClearNoteProps<Done> {
  readonly clear: (note: string) => Promise<Done>;
  readonly action: string;
  readonly hint: string;
  readonly onCleared: (done: Done) => void;
  readonly onCancel: () => void;
}

/** Asks what was found before flags are cleared. */
export function ClearNote<Done>(props: ClearNoteProps<Done>) {
  const { clear, action, hint, onCleared, onCancel } = props;
  const form = useStaffForm({
    initialValues: { note: '' },
    validate: byContract(adminEndpoints.clearFlag.body, { note: 'Say what you found.' }),
    send: async ({ note }) => await clear(note),
    mainField: 'note',
    onDone: onCleared,
  });
  return (
    <StaffForm form={form} action={action} busyLabel="Clearing…" onCancel={onCancel}>
      <TextInput
        {...form.field('note')}
        label="What you found"
        description={hint}
        autoComplete="off"
        maxLength={500}
      />
    </StaffForm>
  );
}

export type FoundAccounts = DataOf<typeof adminEndpoints.findAccounts>;
export type AdminAccount = FoundAccounts['accounts'][number];
type AccountFlag = AdminAccount['flags'][number];

interface AccountFlagsProps {
  readonly flags: readonly AccountFlag[];
  readonly onCleared: (flagId: string) => void;
  /** Flags that an action for several is meant for; without it there is no such action. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (flagId: string, on: boolean) => void;
  /** Whose they are, for the checkboxes. */
  readonly email?: string;
}

export function AccountFlags({ flags, onCleared, chosen, onChoose, email }: AccountFlagsProps) {
  if (flags.length === 0) return null;
  return (
    <ul className="plain-list">
      {flags.map((flag) => (
        <FlagLine key={flag.id} flag={flag} onCleared={() => onCleared(flag.id)}>
          {chosen && (
            <Tick
              aria-label={`Choose “${flagTexts[flag.rule].tag}” of ${email}`}
              checked={chosen.has(flag.id)}
              onChange={({ currentTarget }) => onChoose?.(flag.id, currentTarget.checked)}
            />
          )}
        </FlagLine>
      ))}
    </ul>
  );
}

interface FlagLineProps {
  readonly flag: AccountFlag;
  readonly onCleared: () => void;
  /** Its checkbox. */
  readonly children: ReactNode;
}

/** Why the account is flagged, in words, and the way to say that somebody looked at it. */
function FlagLine({ flag, onCleared, children }: FlagLineProps) {
  const mayHelp = useMayHelp();
  const [clearing, setClearing] = useState(false);
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const { tag, meaning } = flagTexts[flag.rule];
  return (
    <li {...keptFocus}>
      <Group gap="0.25rem 1.5rem" py="0.25rem">
        <Group gap="sm" wrap="nowrap">
          {children}
          <StatusTag tone="soon">{tag}</StatusTag>
        </Group>
        <Text size="sm" flex="1 1 20rem">
          {meaning} {flag.detail} <Quiet component="span">Raised {dayWords(flag.raisedAt)}.</Quiet>
        </Text>
        {mayHelp && !clearing && (
          <Button variant="subtle" onClick={() => setClearing(true)}>
            Clear <VisuallyHidden>the flag “{tag}”</VisuallyHidden>
          </Button>
        )}
      </Group>
      {clearing && (
        <ClearNote
          clear={async (note) => await clearFlag({ params: { id: flag.id }, body: { note } })}
          action="Clear this flag"
          hint="Kept with the flag."
          onCleared={onCleared}
          onCancel={() => setClearing(false)}
        />
      )}
    </li>
  );
}

/** A flag that somebody else has cleared meanwhile is cleared, too. */
async function clearFlag(question: Question<typeof adminEndpoints.clearFlag>): Promise<void> {
  const answer = await callApi(adminEndpoints.clearFlag, question);
  if (!answer.ok && answer.problem.code !== 'admin.flag_unknown')
    await dataOf(Promise.resolve(answer));
}
