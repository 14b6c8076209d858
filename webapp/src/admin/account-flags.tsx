import { flagTexts } from '@creditfix/shared/accounts';
import { adminEndpoints } from '@creditfix/shared/admin';
import { useState, type ReactNode } from 'react';
import {
  Button,
  StatusTag,
  VisuallyHidden,
  callApi,
  dayWords,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import type { AccountFlag } from './admin-accounts.ts';
import classes from './admin-dashboard.module.css';
import { ClearNote } from './clear-note.tsx';
import { useMayHelp } from './staff-role.ts';

interface AccountFlagsProps {
  readonly flags: readonly AccountFlag[];
  readonly onCleared: (flagId: string) => void;
  /** Flags that a deed for several is meant for; without it there is no such deed. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (flagId: string, on: boolean) => void;
  /** Whose they are, for the tick boxes. */
  readonly email?: string;
}

export function AccountFlags({ flags, onCleared, chosen, onChoose, email }: AccountFlagsProps) {
  if (flags.length === 0) return null;
  return (
    <ul className={classes.flags}>
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
                    className={classes.tick}
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
    <li {...keptFocus} className={classes.flag}>
      <div className={classes.line}>
        {tick}
        <StatusTag tone="soon">{tag}</StatusTag>
        <p className={classes.meaning}>
          {meaning} {flag.detail}{' '}
          <span className={classes.quiet}>Raised {dayWords(flag.raisedAt)}.</span>
        </p>
        {mayHelp && !clearing && (
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
      deed="Clear this flag"
      hint="Kept with the flag."
      onClear={clear}
      onCancel={onCancel}
    />
  );
}
