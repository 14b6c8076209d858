import { flagTexts } from '@creditfix/shared/accounts';
import { adminEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  BusyButton,
  callApi,
  dayWords,
  onText,
  StatusTag,
  useKeptFocus,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import adminDashboardClasses from '../admin-dashboard.module.css';
import classes from '../action-form.module.css';
import { useMayHelp } from '../staff-role.ts';

interface ClearNoteProps {
  readonly id: string;
  readonly action: string;
  readonly hint: string;
  /** @returns why it did not work; nothing if it is done */
  readonly onClear: (note: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** Asks what was found before a flag is cleared. Takes the focus. */
export function ClearNote({ id, action, hint, onClear, onCancel }: ClearNoteProps) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const clear = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (note.trim() === '') {
      setFault('Say what you found.');
      return field.current?.focus();
    }
    setBusy(true);
    const text = await onClear(note);
    setBusy(false);
    return setFault(text);
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void clear(event)}>
      <TextInput
        ref={field}
        id={id}
        label="What you found"
        description={hint}
        maxLength={500}
        value={note}
        error={fault}
        onChange={onText((text) => {
          setNote(text);
          setFault(undefined);
        })}
      />
      <div className={classes.answers}>
        <BusyButton type="submit" variant="filled" busyLabel={busy && 'Clearing…'}>
          {action}
        </BusyButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
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
  /** Whose they are, for the tick boxes. */
  readonly email?: string;
}

export function AccountFlags({ flags, onCleared, chosen, onChoose, email }: AccountFlagsProps) {
  if (flags.length === 0) return null;
  return (
    <ul className={adminDashboardClasses.flags}>
      {flags.map((flag) => (
        <FlagLine
          key={flag.id}
          flag={flag}
          onCleared={() => onCleared(flag.id)}
          {...(chosen
            ? {
                tick: (
                  <input
                    type="checkbox"
                    className={adminDashboardClasses.tick}
                    aria-label={`Choose “${flagTexts[flag.rule].tag}” of ${email}`}
                    checked={chosen.has(flag.id)}
                    onChange={({ currentTarget }) => onChoose?.(flag.id, currentTarget.checked)}
                  />
                ),
              }
            : {})}
        />
      ))}
    </ul>
  );
}

interface FlagLineProps {
  readonly flag: AccountFlag;
  readonly onCleared: () => void;
  readonly tick?: ReactNode;
}

/** Why the account is flagged, in words, and the way to say that somebody looked at it. */
function FlagLine({ flag, onCleared, tick }: FlagLineProps) {
  const mayHelp = useMayHelp();
  const [clearing, setClearing] = useState(false);
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const { tag, meaning } = flagTexts[flag.rule];
  return (
    <li {...keptFocus} className={adminDashboardClasses.flag}>
      <div className={adminDashboardClasses.line}>
        {tick}
        <StatusTag tone="soon">{tag}</StatusTag>
        <p className={adminDashboardClasses.meaning}>
          {meaning} {flag.detail}{' '}
          <span className={adminDashboardClasses.quiet}>Raised {dayWords(flag.raisedAt)}.</span>
        </p>
        {mayHelp && !clearing && (
          <Button variant="subtle" onClick={() => setClearing(true)}>
            Clear <VisuallyHidden>the flag “{tag}”</VisuallyHidden>
          </Button>
        )}
      </div>
      {clearing && (
        <ClearFlag flag={flag} onCleared={onCleared} onCancel={() => setClearing(false)} />
      )}
    </li>
  );
}

function ClearFlag({
  flag,
  onCleared,
  onCancel,
}: FlagLineProps & { readonly onCancel: () => void }) {
  const clear = async (note: string): Promise<string | undefined> => {
    const answer = await callApi(adminEndpoints.clearFlag, {
      params: { id: flag.id },
      body: { note },
    });
    if (!answer.ok && answer.problem.code !== 'admin.flag_unknown')
      return answer.problem.fields?.[0]?.message ?? answer.problem.error;
    onCleared();
    return undefined;
  };
  return (
    <ClearNote
      id={`note-${flag.id}`}
      action="Clear this flag"
      hint="Kept with the flag."
      onClear={clear}
      onCancel={onCancel}
    />
  );
}
