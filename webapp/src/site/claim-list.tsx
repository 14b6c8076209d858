import type { ShownClaim } from '@creditfix/shared/kernel';
import { useRef } from 'react';
import { VisuallyHidden, language } from '#webapp/kit/index.ts';
import classes from './claim-list.module.css';
import { useCountUp } from './use-count-up.ts';

interface ClaimListProps {
  readonly claims: readonly ShownClaim[];
  /** Counts each figure up when it comes into view. */
  readonly counting?: boolean;
  /** A sign behind the text of a claim that a note below explains. */
  readonly noted?: ShownClaim['id'];
}

/** Figures in a row, each with what it counts. */
export function ClaimList({ claims, counting = false, noted }: ClaimListProps) {
  return (
    <dl className={classes.list} data-count={claims.length}>
      {claims.map(({ id, figure, text }) => (
        <div key={id} className={classes.claim}>
          <dt className={classes.text}>
            {text[language]}
            {id === noted && <span aria-hidden>*</span>}
          </dt>
          <dd className={classes.figure}>
            {counting ? <CountingFigure figure={figure} /> : figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who listens to the page hears the figure itself, never one on the way. */
function CountingFigure({ figure }: { readonly figure: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(figure, place);
  return (
    <span ref={place} className={classes.counting}>
      {shown === undefined ? (
        figure
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <VisuallyHidden>{figure}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
