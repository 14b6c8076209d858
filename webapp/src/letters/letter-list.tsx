import type { LetterSummary } from '@creditfix/shared/letters';
import { useState } from 'react';
import { Button } from '#webapp/kit/index.ts';
import { LetterRow } from './letter-row.tsx';
import classes from './letter-list.module.css';
import { words } from './letter-list.words.tsx';

/** Shown before the person asks for more. */
const FIRST = 6;

/** Signed letters with their status, their next step and their PDF; the newest first. */
export function LetterList({ letters }: { readonly letters: readonly LetterSummary[] }) {
  const [all, setAll] = useState(false);
  if (letters.length === 0) return null;
  const shown = all ? letters : letters.slice(0, FIRST);
  return (
    <section aria-labelledby="letters-heading">
      <h2 id="letters-heading" className={classes.title}>
        {words.recent}
      </h2>
      <ul className={classes.list}>
        {shown.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </ul>
      {shown.length < letters.length && (
        <Button look="plain" icon="unfold" onClick={() => setAll(true)}>
          {words.showAll(letters.length)}
        </Button>
      )}
    </section>
  );
}
