import type { LintFinding } from '@creditfix/shared/letters';
import { Button, Icon } from '#webapp/kit/index.ts';
import classes from './margin-note.module.css';

interface MarginNoteProps {
  readonly finding: LintFinding;
  /** The marked words. */
  readonly words: string;
  readonly onFix: (() => void) | undefined;
}

/** What the editor says about one place, with one offer. */
export function MarginNote({ finding, words, onFix }: MarginNoteProps) {
  const { severity, message, fix } = finding;
  const blocks = severity === 'block';
  return (
    <li className={classes.note} data-severity={severity}>
      <p className={classes.head}>
        <Icon name={blocks ? 'stop' : 'info'} /> {blocks ? 'Please change this' : 'A suggestion'}
      </p>
      {words.trim() !== '' && <p className={classes.words}>“{shortened(words)}”</p>}
      <p>{message}</p>
      {fix && onFix && <Button onClick={onFix}>{fix.label}</Button>}
    </li>
  );
}

const MOST_SHOWN = 90;

function shortened(words: string): string {
  return words.length <= MOST_SHOWN ? words : `${words.slice(0, MOST_SHOWN).trimEnd()}…`;
}
