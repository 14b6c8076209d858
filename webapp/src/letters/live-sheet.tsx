import { letterReference } from '@creditfix/shared/letters';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { useAtomValue } from '#webapp/kit/index.ts';
import { saveAtom } from './letter-draft.atoms.ts';
import type { LetterForm } from './letter-form.ts';
import { composeLive } from './live-letter.ts';
import classes from './live-sheet.module.css';
import { SavedLine } from './saved-line.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { today } from './today.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Where the sheet fits beside the form; narrower views fold it away below. */
export const WIDE = '(min-width: 64em)';

/** The letter that fills in as the person types. */
export function LiveSheet({ form }: { readonly form: LetterForm }) {
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const { draft } = useAtomValue(saveAtom);
  const slow = useDeferredValue(form);
  const reference = draft?.reference ?? letterReference(NO_ID);
  const { document, written } = useMemo(
    () => composeLive(slow, { date: today(), reference }),
    [slow, reference],
  );
  const sheet = (
    <Sheet document={document} written={written} label="Your letter so far" highlightNew />
  );
  if (!wide) {
    return (
      <details className={classes.folded}>
        <summary>See your letter</summary>
        {sheet}
      </details>
    );
  }
  return (
    <aside className={classes.beside} aria-label="Your letter">
      <div className={classes.head}>
        <span>Your letter so far</span>
        <SavedLine />
      </div>
      {sheet}
    </aside>
  );
}
