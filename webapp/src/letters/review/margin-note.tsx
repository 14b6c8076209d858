import type { FindingWay, LintFinding } from '@creditfix/shared/letters';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, language } from '#webapp/kit/index.ts';
import classes from './margin-note.module.css';
import { intoEnglishMessages, reviewMessages } from '../messages.tsx';
import { noteId } from '../sheet/note-place.ts';

interface MarginNoteProps {
  /** The number at its place in the text, where the text shows one. */
  readonly number?: number;
  readonly finding: LintFinding;
  /** The marked words; empty if it is about all of them. */
  readonly words: string;
  /** Leads to the words. */
  readonly onGo: () => void;
  readonly onFix: (() => void) | undefined;
  /** Takes one of the ways on that the finding names. */
  readonly onWay?: (way: FindingWay) => void;
  /** Has words in another language put into English, where that is offered. */
  readonly onTranslate?: (() => void) | undefined;
}

/** What the editor says about one place, with one offer. */
export function MarginNote(props: MarginNoteProps) {
  const { number, finding, words: about, onGo, onFix, onWay, onTranslate } = props;
  const { severity, message, fix, ways = [] } = finding;
  const blocks = severity === 'block';
  return (
    <li
      {...(number === undefined ? {} : { id: noteId(number) })}
      className={classes.note}
      data-severity={severity}
      tabIndex={-1}
    >
      <Text c="var(--tone)" fw={600}>
        <Icon name={blocks ? 'stop' : 'info'} /> {number === undefined ? '' : `${number}. `}
        {reviewMessages.note[severity]}
      </Text>
      {about.trim() !== '' && (
        <Text c="dimmed" ff="heading" fs="italic" lang="en">
          {reviewMessages.note.quoted(shortened(about))}
        </Text>
      )}
      <p>{message}</p>
      <Group gap="0.25rem var(--mantine-spacing-md)" className={classes.actions}>
        {fix && onFix && <Button onClick={onFix}>{fix.label}</Button>}
        {onTranslate && finding.code === 'words.language' && (
          <Button onClick={onTranslate}>{intoEnglishMessages.start}</Button>
        )}
        {onWay &&
          ways.map((way) => (
            <Button key={way} variant="default" onClick={() => onWay(way)}>
              {reviewMessages.note.ways[way]}
            </Button>
          ))}
        <Button variant="subtle" onClick={onGo}>
          {reviewMessages.note.goTo}
        </Button>
      </Group>
    </li>
  );
}

/** The notes beside a paragraph; below it if there is no margin. */
export function MarginNotes({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={`${classes.notes} plain-list`} lang={language} data-margin-notes>
      {children}
    </ul>
  );
}

const MOST_SHOWN = 90;

function shortened(about: string): string {
  return about.length <= MOST_SHOWN ? about : `${about.slice(0, MOST_SHOWN).trimEnd()}…`;
}
