import { useState } from 'react';
import { Answered } from '#webapp/kit/index.ts';
import { useSignedLetter } from './letters.queries.ts';
import classes from './reading-copy.module.css';
import { words, type ReadingWords } from './reading-copy.words.ts';
import { Sheet } from './sheet/sheet.tsx';
import { WithTranslation } from './with-reading-copy.tsx';

interface SignedTranslationProps {
  readonly letterId: string;
}

/** The signed letter once more, for a reader of another language; nothing where the letter is in theirs. */
export function SignedTranslation({ letterId }: SignedTranslationProps) {
  const [opened, setOpened] = useState(false);
  if (!words) return null;
  return (
    <details
      className={classes.signed}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{words.signed.open}</summary>
      {opened && <SignedLetter letterId={letterId} words={words} />}
    </details>
  );
}

const NOTHING_EDITED: ReadonlySet<string> = new Set();

interface SignedLetterProps extends SignedTranslationProps {
  readonly words: ReadingWords;
}

function SignedLetter({ letterId, words: reading }: SignedLetterProps) {
  const answer = useSignedLetter(letterId);
  return (
    <Answered answer={answer} what={reading.signed.what} lines={6}>
      {({ document }) => (
        <WithTranslation document={document} edited={NOTHING_EDITED} signed>
          <Sheet document={document} label={reading.signed.letter} size="reading" />
        </WithTranslation>
      )}
    </Answered>
  );
}
