import { Icon, language } from '#webapp/kit/index.ts';
import { goTo, noteId, placeId } from './note-place.ts';
import type { TextMark } from './text-segments.ts';
import classes from './sheet.module.css';
import { words } from './sheet.words.ts';

interface NoteFlagProps {
  readonly note: number;
  readonly tone: TextMark['tone'];
  /** The words before it, for those who do not see the line under them. */
  readonly about: string;
}

/** The editor's mark after the words: a shape and a number beside the colour, and the way to the note. */
export function NoteFlag({ note, tone, about }: NoteFlagProps) {
  const blocks = tone === 'block';
  return (
    <button
      type="button"
      id={placeId(note)}
      className={classes.flag}
      lang={language}
      data-tone={tone}
      aria-label={words.noteFlag[tone](note, about.trim().slice(-LONGEST_ABOUT))}
      onClick={() => goTo(noteId(note))}
    >
      <Icon name={blocks ? 'stop' : 'info'} />
      {note}
    </button>
  );
}

const LONGEST_ABOUT = 80;
