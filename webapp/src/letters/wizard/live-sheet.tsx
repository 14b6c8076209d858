import { letterReference } from '@creditfix/shared/letters';
import { Box, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useAtomValue, useSiteFacts } from '#webapp/kit/index.ts';
import { useAttached } from '../attached-enclosures.ts';
import { FOLDED_SHEET } from './step-frame.tsx';
import { saveAtom } from '../letter-draft.atoms.ts';
import type { LetterForm } from '../letter-form.ts';
import { composeLive } from './live-letter.ts';
import classes from './wizard.module.css';
import { SavedLine } from './saved-line.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { today } from '../today.ts';
import { wizardMessages } from '../messages.tsx';

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** New words closer than this to the edge of the view count as out of sight. */
const EDGE_PX = 40;

/** Where the sheet fits beside the form; narrower views fold it away below. */
const WIDE = '(min-width: 64em)';

/** The letter that fills in as the person types. */
export function LiveSheet({ form }: { readonly form: LetterForm }) {
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const { draft } = useAtomValue(saveAtom);
  const slow = useDeferredValue(form);
  const attached = useAttached(slow);
  const { legalMode } = useSiteFacts();
  const reference = draft?.reference ?? letterReference(NO_ID);
  const { document, written } = useMemo(
    () => composeLive(slow, { date: today(), reference, legalMode, attached }),
    [slow, reference, legalMode, attached],
  );
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => showNewWords(scroller.current), [document]);
  const several = form.recipient === 'bureau' && form.bureaus.length > 1;
  const sheet = (
    <Sheet document={document} written={written} label={wizardMessages.letterSoFar} highlightNew />
  );
  if (!wide) {
    return (
      <details id={FOLDED_SHEET} className={classes.folded}>
        <Box component="summary" fw={600}>
          {wizardMessages.seeLetter}
        </Box>
        {sheet}
      </details>
    );
  }
  return (
    <aside className={classes.beside} aria-label={wizardMessages.yourLetter}>
      <Group gap="0 1rem" align="stretch" justify="space-between" pb="xs" c="dimmed" fz="sm">
        <span>
          {several
            ? wizardMessages.oneOfLettersSoFar(form.bureaus.length)
            : wizardMessages.letterSoFar}
        </span>
        <SavedLine />
      </Group>
      <div ref={scroller} className={classes.scroller}>
        {sheet}
      </div>
    </aside>
  );
}

/** The sheet can be longer than the screen: it moves, and only it, to where the person's last answer landed. */
function showNewWords(scroller: HTMLElement | null): void {
  const fresh = scroller?.querySelector('[data-fresh]');
  if (!scroller || !fresh) return;
  const [view, place] = [scroller.getBoundingClientRect(), fresh.getBoundingClientRect()];
  const above = place.top < view.top + EDGE_PX;
  const below = place.bottom > view.bottom - EDGE_PX;
  if (above || below) scroller.scrollTop += place.top - view.top - view.height / 3;
}
