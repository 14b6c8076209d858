import type { DisputeRound } from '@creditfix/shared/disputes';
import { Text } from '@mantine/core';
import { Icon } from '#webapp/kit/index.ts';
import { stopsOf } from './round-stops.ts';
import classes from './disputes.module.css';
import { today } from './today.ts';

/** The way of one letter: signed, mailed, arrived, answered, each with its day. */
export function StopLine({ round }: { readonly round: DisputeRound }) {
  return (
    <ol className={`${classes.stops} plain-list`}>
      {stopsOf(round, today()).map(({ name, when, status }) => (
        <li key={name} data-status={status}>
          <span className={classes.mark}>
            {status === 'done' && <Icon name="check" />}
            {status === 'trouble' && <Icon name="warning" />}
          </span>
          <span className={classes.stopWords}>
            <span>{name}</span>
            {when && (
              <Text span inherit maw="70%" fw={600} className="tabular">
                {when}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
