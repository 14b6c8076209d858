import type { LetterBlock, LetterDocument, TranslatedPart } from '@creditfix/shared/letters';
import { Box, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { Segments } from '#webapp/kit/index.ts';
import { translationMessages, type TranslationWords } from '../messages.tsx';
import classes from '../translation.module.css';
import { SheetBlock } from '../sheet/sheet-block.tsx';
import sheetClasses from '../sheet/sheet.module.css';
import { Sheet } from '../sheet/sheet.tsx';

interface ReadingBlockProps {
  readonly block: LetterBlock;
  readonly lines: readonly (readonly TranslatedPart[])[] | undefined;
  /** The person put it in their own words: whatever is left in English is theirs. */
  readonly edited: boolean;
  readonly words: TranslationWords;
}

/** A paragraph of the translation; what stays in English is marked and says why. */
function ReadingBlock({ block, lines, edited, words }: ReadingBlockProps) {
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
  return translationMessages ? <Readable {...props} words={translationMessages} /> : props.children;
}

type Shown = 'english' | 'copy';

interface ReadableProps extends WithTranslationProps {
  readonly words: TranslationWords;
}

function Readable(props: ReadableProps) {
  const { document, edited, signed = false, words: reading, children } = props;
  const [shown, setShown] = useState<Shown>(signed ? 'copy' : 'english');
  const copy = useMemo(
    () => (shown === 'copy' ? reading.read(document) : undefined),
    [document, reading, shown],
  );
  const choices = [
    { value: 'english' as const, label: reading.english },
    { value: 'copy' as const, label: reading.copy },
  ];
  const frame = (block: LetterBlock) => (
    <ReadingBlock
      block={block}
      lines={copy?.lines.get(block.id)}
      edited={edited.has(block.id)}
      words={reading}
    />
  );
  return (
    <>
      <Box component="fieldset" maw="48rem" mb="md">
        <Box component="legend" mb="xs">
          {reading.legend}
        </Box>
        <Segments choices={choices} value={shown} onChange={setShown} />
        <Text role="status" maw="var(--measure)" c="dimmed">
          {reading.notes[signed ? 'signed' : 'toSign'][shown]}
        </Text>
      </Box>
      {copy ? (
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
