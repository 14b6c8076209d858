import { useEffect, useState } from 'react';
import { Icon, useAtomValue, VisuallyHidden, type IconName } from '#webapp/kit/index.ts';
import type { SaveState } from './draft-keeper.ts';
import { saveAtom } from './letter-draft.atoms.ts';
import { words } from './saved-draft.words.tsx';
import { savedWords } from './saved-words.ts';
import classes from './saved-line.module.css';

const MINUTE_MS = 60_000;

/** The saved state in words, wherever the person is. */
export function SavedLine() {
  const { state } = useAtomValue(saveAtom);
  return <SavedWords state={state} nowMs={useMinutes()} />;
}

interface SavedWordsProps {
  readonly state: SaveState;
  readonly nowMs: number;
}

export function SavedWords({ state, nowMs }: SavedWordsProps) {
  const trouble = isTrouble(state);
  return (
    <p className={classes.line} data-trouble={trouble || undefined}>
      <Icon name={iconOf(state, trouble)} /> {savedWords(state, nowMs)}
    </p>
  );
}

/** Tells a screen reader when saving fails and when it works again, and is silent about every save in between. */
export function SavedAnnouncer() {
  const { state } = useAtomValue(saveAtom);
  const [said, setSaid] = useState('');
  const spoken = isTrouble(state) ? savedWords(state, 0) : calmWords(state, said);
  if (spoken !== said) setSaid(spoken);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}

function calmWords({ kind }: SaveState, said: string): string {
  return kind === 'saved' ? words.saved : said;
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
