import type { PolishedWords } from '@creditfix/shared/letters';
import { useMemo } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './polish-card.module.css';
import { words } from './polish.words.tsx';
import { wordDiff, type DiffPiece } from './word-diff.ts';

interface SmoothedTextsProps {
  readonly texts: readonly PolishedWords[];
  /** Open from the start: they have just been smoothed. */
  readonly opened: boolean;
}

/** Each text with what was taken out and what was put in. */
export function SmoothedTexts({ texts, opened }: SmoothedTextsProps) {
  return (
    <details className={classes.changes} open={opened}>
      <summary>{words.changes.show}</summary>
      <p className={classes.legend}>{words.changes.legend()}</p>
      {texts.map((text, index) => (
        <figure key={text.key} className={classes.text}>
          {texts.length > 1 && (
            <figcaption>{words.changes.textOf(index + 1, texts.length)}</figcaption>
          )}
          <Difference text={text} />
        </figure>
      ))}
    </details>
  );
}

function Difference({ text: { plain, polished } }: { readonly text: PolishedWords }) {
  const pieces = useMemo(() => wordDiff(plain, polished), [plain, polished]);
  if (pieces.every(({ kind }) => kind === 'same')) {
    return <p>{words.changes.nothing}</p>;
  }
  return (
    <p className={classes.words}>
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
          {` ${kind === 'added' ? words.changes.added : words.changes.takenOut} `}
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
