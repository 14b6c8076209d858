import type { PolishedWords } from '@creditfix/shared/letters';
import { Paper, Text } from '@mantine/core';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import { polishMessages } from '../messages.tsx';
import paper from '../model/outgoing-texts.module.css';
import classes from './polish-card.module.css';

/** What a smoothed text takes out of the person's own and what it puts in, word by word. */

interface DiffPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Keeps "didn't" and "1,680.00" in one piece; a browser without it cuts at the punctuation. */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'word' }) : undefined;

/**
 * Pieces in reading order. Without the added ones they are the text before, without the removed ones the text now, white space
 * apart. Where both change in one place, what goes stands before what comes.
 */
export function wordDiff(before: string, now: string): readonly DiffPiece[] {
  const changes = diffWords(before, now, words ? { intlSegmenter: words } : {});
  const pieces = changes.map(({ added, removed, value }) => diffPiece(added, removed, value));
  return gathered(pieces.flatMap((each, index) => withoutIsland(pieces, each, index)));
}

function diffPiece(added: boolean, removed: boolean, text: string): DiffPiece {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text };
}

/** A single small word left status between two changes tears the sentence to shreds: it changes with its neighbors. */
function withoutIsland(
  pieces: readonly DiffPiece[],
  each: DiffPiece,
  index: number,
): readonly DiffPiece[] {
  const { kind, text } = each;
  const between = index > 0 && index < pieces.length - 1;
  const small = text.trim().split(/\s+/).length === 1 && text.trim().length <= ISLAND_LENGTH;
  // A full stop belongs to no change: sentences stay apart.
  if (kind !== 'same' || !between || !small || /[.!?]/.test(text)) return [each];
  return [
    { kind: 'removed', text },
    { kind: 'added', text },
  ];
}

const ISLAND_LENGTH = 4;

/** Neighboring changes as one: everything that goes, then everything that comes. */
function gathered(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const result: DiffPiece[] = [];
  let gone = '';
  let come = '';
  const close = () => {
    if (gone) result.push({ kind: 'removed', text: gone });
    if (come) result.push({ kind: 'added', text: come });
    gone = '';
    come = '';
  };
  for (const { kind, text } of pieces) {
    if (kind === 'removed') gone += text;
    else if (kind === 'added') come += text;
    else {
      close();
      result.push({ kind, text });
    }
  }
  close();
  return result;
}

interface SmoothedTextsProps {
  readonly texts: readonly PolishedWords[];
  /** Open from the start: they have just been smoothed. */
  readonly opened: boolean;
}

/** Each text with what was taken out and what was put in. */
export function SmoothedTexts({ texts, opened }: SmoothedTextsProps) {
  return (
    <details className={classes.changes} open={opened}>
      <summary>{polishMessages.changes.show}</summary>
      <Text maw="var(--measure)" c="dimmed" size="sm">
        {polishMessages.changes.legend()}
      </Text>
      {texts.map((text, index) => (
        <Paper
          key={text.key}
          component="figure"
          variant="sheet"
          mt="sm"
          p="1rem clamp(1rem,4vw,1.75rem)"
        >
          {texts.length > 1 && (
            <Text component="figcaption" mb="0.25rem" c="dimmed" size="sm">
              {polishMessages.changes.textOf(index + 1, texts.length)}
            </Text>
          )}
          <Difference text={text} />
        </Paper>
      ))}
    </details>
  );
}

function Difference({ text: { plain, polished } }: { readonly text: PolishedWords }) {
  const pieces = useMemo(() => wordDiff(plain, polished), [plain, polished]);
  if (pieces.every(({ kind }) => kind === 'same')) {
    return <p>{polishMessages.changes.nothing}</p>;
  }
  return (
    <p className={paper.words}>
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </p>
  );
}

/** Lines are drawn under and through words alone, so the white space at either end stays outside. */
function Piece({ piece: { kind, text } }: { readonly piece: DiffPiece }) {
  if (kind === 'same') return text;
  const inked = text.trim();
  const start = text.indexOf(inked);
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <>
      {text.slice(0, start)}
      <Tag>
        <VisuallyHidden>
          {` ${kind === 'added' ? polishMessages.changes.added : polishMessages.changes.takenOut} `}
        </VisuallyHidden>
        {inked}
        <VisuallyHidden>; </VisuallyHidden>
      </Tag>
      {text.slice(start + inked.length)}
      {/* What goes and what comes must not grow into one word. */}
      {kind === 'removed' && !/\s$/.test(text) && ' '}
    </>
  );
}
