import { DisputeState, type Dispute } from '@creditfix/shared/disputes';
import { useState } from 'react';
import { Button } from '#webapp/kit/index.ts';
import { DisputeCard } from './dispute-card.tsx';
import classes from './dispute-list.module.css';
import { inOrder } from './dispute-states.ts';
import { words } from './disputes.words.tsx';

const { list } = words;

/** Shown before the person asks for more. */
const FIRST = 6;

/** Every item with its letters, open ones first; what is settled is folded away. */
export function DisputeList({ disputes }: { readonly disputes: readonly Dispute[] }) {
  const [all, setAll] = useState(false);
  if (disputes.length === 0) return null;
  const sorted = inOrder(disputes);
  const open = sorted.filter(({ state }) => state !== DisputeState.resolved);
  const settled = sorted.filter(({ state }) => state === DisputeState.resolved);
  const shown = all ? open : open.slice(0, FIRST);
  return (
    <section aria-labelledby="disputes-heading" className={classes.part}>
      <h2 id="disputes-heading">{list.heading}</h2>
      {open.length === 0 && <p>{list.noneOpen}</p>}
      <Cards disputes={shown} />
      {shown.length < open.length && (
        <div>
          <Button look="plain" icon="unfold" onClick={() => setAll(true)}>
            {list.showAll(open.length)}
          </Button>
        </div>
      )}
      {settled.length > 0 && (
        <details className={classes.settled}>
          <summary>{list.resolved(settled.length)}</summary>
          <Cards disputes={settled} />
        </details>
      )}
    </section>
  );
}

function Cards({ disputes }: { readonly disputes: readonly Dispute[] }) {
  return (
    <ul className={classes.cards}>
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <DisputeCard dispute={dispute} />
        </li>
      ))}
    </ul>
  );
}
