import { useEffect, useState } from 'react';
import { Icon, useAtomValue, VisuallyHidden, type IconName } from '#webapp/kit/index.ts';
import type { SaveState } from './draft-keeper.ts';
import { saveAtom } from './letter-draft.atoms.ts';
import { savedWords } from './saved-words.ts';
import classes from './saved-line.module.css';

const MINUTE_MS = 60_000;

/** The saved state in words, wherever the person is. */
export function SavedLine() {
  const { state } = useAtomValue(saveAtom);
  const now = useMinutes();
  const trouble = isTrouble(state);
  return (
    <p className={classes.line} data-trouble={trouble || undefined}>
      <Icon name={iconOf(state, trouble)} /> {savedWords(state, now)}
    </p>
  );
}

/** Tells a screen reader when saving fails and when it works again, and is silent about every save in between. */
export function SavedAnnouncer() {
  const { state } = useAtomValue(saveAtom);
  const [words, setWords] = useState('');
  const spoken = isTrouble(state) ? savedWords(state, 0) : state.kind === 'saved' ? 'Saved' : words;
  if (spoken !== words) setWords(spoken);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  );
}

function isTrouble({ kind }: SaveState): boolean {
  return kind !== 'empty' && kind !== 'unsaved' && kind !== 'saving' && kind !== 'saved';
}

function iconOf({ kind }: SaveState, trouble: boolean): IconName {
  if (trouble) return 'warning';
  return kind === 'saved' ? 'check' : 'lock';
}

/** The time, kept fresh to the minute, so that "a moment ago" does not stay true for an hour. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
