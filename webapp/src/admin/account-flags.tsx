import { flagTexts } from '@creditfix/shared/accounts';
import { adminEndpoints } from '@creditfix/shared/admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Button,
  StatusTag,
  TextField,
  VisuallyHidden,
  callApi,
  dayWords,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import type { AccountFlag } from './admin-accounts.ts';
import classes from './admin-dashboard.module.css';

interface AccountFlagsProps {
  readonly flags: readonly AccountFlag[];
  readonly onCleared: (flagId: string) => void;
}

export function AccountFlags({ flags, onCleared }: AccountFlagsProps) {
  if (flags.length === 0) return null;
  return (
    <ul className={classes.flags}>
      {flags.map((flag) => (
        <FlagLine key={flag.id} flag={flag} onCleared={() => onCleared(flag.id)} />
      ))}
    </ul>
  );
}

interface FlagLineProps {
  readonly flag: AccountFlag;
  readonly onCleared: () => void;
}

/** Why the account is flagged, in words, and the way to say that somebody looked at it. */
function FlagLine({ flag, onCleared }: FlagLineProps) {
  const [clearing, setClearing] = useState(false);
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const { tag, meaning } = flagTexts[flag.rule];
  return (
    <li {...keptFocus} className={classes.flag}>
      <div className={classes.line}>
        <StatusTag tone="soon">{tag}</StatusTag>
        <p className={classes.meaning}>
          {meaning} {flag.detail}{' '}
          <span className={classes.quiet}>Raised {dayWords(flag.raisedAt)}.</span>
        </p>
        {!clearing && (
          <Button look="plain" onClick={() => setClearing(true)}>
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
    const answer = await callApi(adminEndpoints.clearFlag, {
      params: { id: flag.id },
      body: { note },
    });
    setBusy(false);
    if (answer.ok || answer.problem.code === 'admin.flag_unknown') return onCleared();
    return setFault(answer.problem.fields?.[0]?.message ?? answer.problem.error);
  };
  return (
    <form className={classes.grant} noValidate onSubmit={(event) => void clear(event)}>
      <TextField
        ref={field}
        id={`note-${flag.id}`}
        label="What you found"
        hint="Kept with the flag."
        maxLength={500}
        value={note}
        error={fault}
        onChange={(text) => {
          setNote(text);
          setFault(undefined);
        }}
      />
      <div className={classes.answers}>
        <Button type="submit" look="deed" busyLabel={busy && 'Clearing it…'}>
          Clear this flag
        </Button>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
