import { Box } from '@mantine/core';
import { useState } from 'react';
import { Answered } from '#webapp/kit/index.ts';
import { useSignedLetter } from '../letters.queries.ts';
import { readingCopyMessages, type ReadingWords } from '../messages.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { WithTranslation } from '../review/with-reading-copy.tsx';

interface SignedTranslationProps {
  readonly letterId: string;
}

/** The signed letter once more, for a reader of another language; nothing where the letter is in theirs. */
export function SignedTranslation({ letterId }: SignedTranslationProps) {
  const [opened, setOpened] = useState(false);
  if (!readingCopyMessages) return null;
  return (
    <Box
      component="details"
      maw="48rem"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{readingCopyMessages.signed.open}</summary>
      {opened && <SignedLetter letterId={letterId} words={readingCopyMessages} />}
    </Box>
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
