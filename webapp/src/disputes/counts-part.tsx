import type { Dashboard } from '@creditfix/shared/disputes';
import classes from './counts-part.module.css';
import { dayWords } from './dispute-words.ts';
import { today } from './today.ts';

/** The four numbers: letters, on their way, delivered, and what is left of the plan. */
export function CountsPart({
  letterCounts,
  allowance,
}: Pick<Dashboard, 'letterCounts' | 'allowance'>) {
  const { total, onTheirWay, delivered } = letterCounts;
  const { left, limit, renewsOn } = allowance;
  return (
    <section aria-label="Your letters in numbers">
      <dl className={classes.counts}>
        <Count of={total === 1 ? 'Letter signed' : 'Letters signed'} count={total} />
        <Count of="On their way" count={onTheirWay} />
        <Count of="Delivered" count={delivered} />
        <Count
          of={left === 1 ? 'Letter left' : 'Letters left'}
          count={left}
          note={`of ${limit} until ${dayWords(renewsOn, today())}`}
        />
      </dl>
    </section>
  );
}

interface CountProps {
  readonly of: string;
  readonly count: number;
  readonly note?: string;
}

function Count({ of, count, note }: CountProps) {
  return (
    <div className={classes.count}>
      <dt>{of}</dt>
      <dd className={classes.number}>{count}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}
