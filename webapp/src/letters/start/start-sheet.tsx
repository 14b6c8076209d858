import { letterReference } from '@creditfix/shared/letters';
import { useMediaQuery } from '@mantine/hooks';
import { Box, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { useSiteFacts } from '#webapp/kit/index.ts';
import { emptyForm, type LetterForm } from '../letter-form.ts';
import { startMessages as words, wizardMessages } from '../messages.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { today } from '../today.ts';
import { composeLive } from '../wizard/live-letter.ts';
import classes from '../wizard/wizard.module.css';

const NO_ID = '00000000-0000-0000-0000-000000000000';
const WIDE = '(min-width: 64em)';

/** The letter as far as it can be written, with a named gap for everything that is asked later. */
export function StartSheet({ form = emptyForm }: { readonly form?: LetterForm }) {
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const { legalMode } = useSiteFacts();
  const slow = useDeferredValue(form);
  const { document, written } = useMemo(
    () => composeLive(slow, { date: today(), reference: letterReference(NO_ID), legalMode }),
    [slow, legalMode],
  );
  const sheet = (
    <Sheet document={document} written={written} label={wizardMessages.letterSoFar} highlightNew />
  );
  if (!wide) {
    return (
      <details className={classes.folded}>
        <Box component="summary" fw={600}>
          {wizardMessages.seeLetter}
        </Box>
        {sheet}
      </details>
    );
  }
  return (
    <aside className={classes.beside} aria-label={wizardMessages.yourLetter}>
      <Text pb="xs" c="dimmed" size="sm">
        {wizardMessages.letterSoFar}. {words.gapsLater}
      </Text>
      <div className={classes.scroller}>{sheet}</div>
    </aside>
  );
}
