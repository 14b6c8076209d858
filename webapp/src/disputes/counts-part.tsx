import type { Dashboard } from '@creditfix/shared/disputes';
import { Text } from '@mantine/core';
import classes from './disputes.module.css';
import { dashboardPartsMessages } from './messages.tsx';
import { dayWords, today } from './dispute-words.ts';

const { counts } = dashboardPartsMessages;

/** The four numbers: letters, on their way, delivered, and what is left of the plan. */
export function CountsPart({
  letterCounts,
  allowance,
}: Pick<Dashboard, 'letterCounts' | 'allowance'>) {
  const { total, onTheirWay, delivered } = letterCounts;
  const { left, limit, renewsOn } = allowance;
  return (
    <section aria-label={counts.heading}>
      <dl className={classes.counts}>
        <Count of={counts.signed(total)} count={total} />
        <Count of={counts.onTheirWay} count={onTheirWay} />
        <Count of={counts.delivered} count={delivered} />
        <Count
          of={counts.left(left)}
          count={left}
          note={counts.ofLimit(limit, dayWords(renewsOn, today()))}
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
    <div>
      <Text component="dt" c="dimmed" size="sm">
        {of}
      </Text>
      <Text component="dd" ff="heading" fz="h1" fw={600} lh={1.2} className="tabular">
        {count}
      </Text>
      {note && (
        <Text component="dd" c="dimmed" size="sm">
          {note}
        </Text>
      )}
    </div>
  );
}
