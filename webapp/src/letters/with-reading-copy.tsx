import type { LetterBlock, LetterDocument, LetterTranslation } from '@creditfix/shared/letters';
import { useEffect, useState, type ReactNode } from 'react';
import { Segments } from '#webapp/kit/index.ts';
import { ReadingBlock } from './reading-block.tsx';
import classes from './reading-copy.module.css';
import { words, type ReadingWords } from './reading-copy.words.ts';
import { Sheet } from './sheet/sheet.tsx';

interface WithTranslationProps {
  readonly document: LetterDocument;
  /** Paragraphs that the person put in their own words. */
  readonly edited: ReadonlySet<string>;
  /** It is signed: then the copy is what the reader came for. */
  readonly signed?: boolean;
  /** The letter itself. */
  readonly children: ReactNode;
}

/** The letter, and for a reader of another language a copy to read in its place. */
export function WithTranslation(props: WithTranslationProps) {
  return words ? <Readable {...props} words={words} /> : props.children;
}

type Shown = 'english' | 'copy';

interface ReadableProps extends WithTranslationProps {
  readonly words: ReadingWords;
}

function Readable(props: ReadableProps) {
  const { document, edited, signed = false, words: reading, children } = props;
  const [shown, setShown] = useState<Shown>(signed ? 'copy' : 'english');
  const copy = useTranslation(document, reading, shown === 'copy');
  const choices = [
    { value: 'english' as const, label: reading.english },
    { value: 'copy' as const, label: reading.copy },
  ];
  const frame = (block: LetterBlock) => (
    <ReadingBlock
      block={block}
      lines={typeof copy === 'object' ? copy.lines.get(block.id) : undefined}
      edited={edited.has(block.id)}
      words={reading}
    />
  );
  return (
    <>
      <fieldset className={classes.switch}>
        <legend>{reading.legend}</legend>
        <Segments choices={choices} value={shown} onChange={setShown} />
        <p role="status" className={classes.note}>
          {shown === 'copy' && typeof copy === 'string'
            ? reading[copy]
            : reading.notes[signed ? 'signed' : 'toSign'][shown]}
        </p>
      </fieldset>
      {shown === 'copy' && typeof copy === 'object' ? (
        <Sheet
          document={copy.document}
          label={reading.sheet}
          size="reading"
          printed={reading.printed}
          frame={frame}
        />
      ) : (
        children
      )}
    </>
  );
}

type CopyState = LetterTranslation | 'loading' | 'failed';

/** The copy follows the letter; until a new one is there the last one stays. */
function useTranslation(
  document: LetterDocument,
  { read }: ReadingWords,
  wanted: boolean,
): CopyState {
  const [copy, setCopy] = useState<CopyState>('loading');
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    read(document).then(
      (made) => current && setCopy(made),
      () => current && setCopy('failed'),
    );
    return () => {
      current = false;
    };
  }, [document, read, wanted]);
  return copy;
}
