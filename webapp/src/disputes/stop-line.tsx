import type { DisputeRound } from '@creditfix/shared/disputes';
import { Icon } from '#webapp/kit/index.ts';
import { stopsOf } from './round-stops.ts';
import classes from './stop-line.module.css';
import { today } from './today.ts';

/** The way of one letter: signed, mailed, arrived, answered, each with its day. */
export function StopLine({ round }: { readonly round: DisputeRound }) {
  return (
    <ol className={classes.stops}>
      {stopsOf(round, today()).map(({ name, when, status }) => (
        <li key={name} data-status={status}>
          <span className={classes.mark}>
            {status === 'done' && <Icon name="check" />}
            {status === 'trouble' && <Icon name="warning" />}
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            {when && <span className={classes.when}>{when}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
