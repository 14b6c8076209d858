import type { LetterBlock, TranslatedPart } from '@creditfix/shared/letters';
import classes from './reading-copy.module.css';
import type { ReadingWords } from './reading-copy.words.ts';
import { SheetBlock } from './sheet/sheet-block.tsx';
import sheetClasses from './sheet/sheet.module.css';

interface ReadingBlockProps {
  readonly block: LetterBlock;
  readonly lines: readonly (readonly TranslatedPart[])[] | undefined;
  /** The person put it in their own words: whatever is left in English is theirs. */
  readonly edited: boolean;
  readonly words: ReadingWords;
}

/** A paragraph of the reading copy; what stays in English is marked and says why. */
export function ReadingBlock({ block, lines, edited, words }: ReadingBlockProps) {
  if (block.kind === 'facts' || !lines) return <SheetBlock block={block} />;
  if (block.kind === 'paragraph') {
    return (
      <p className={sheetClasses.paragraph}>
        <Pieces pieces={lines.flat()} edited={edited} words={words} />
      </p>
    );
  }
  return (
    <ul className={sheetClasses.list}>
      {lines.map((pieces, index) => (
        <li key={index}>
          <Pieces pieces={pieces} edited={edited} words={words} />
        </li>
      ))}
    </ul>
  );
}

interface PiecesProps extends Pick<ReadingBlockProps, 'edited' | 'words'> {
  readonly pieces: readonly TranslatedPart[];
}

function Pieces({ pieces, edited, words }: PiecesProps) {
  return pieces.map(({ kind, text }, index) =>
    kind === 'spanish' ? (
      `${text} `
    ) : (
      <span key={index} className={classes.kept}>
        <small>{kind === 'own' || edited ? words.own : words.leftInEnglish}:</small>{' '}
        <span lang="en">{text}</span>{' '}
      </span>
    ),
  );
}
