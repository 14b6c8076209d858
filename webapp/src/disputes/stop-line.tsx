import type { DisputeRound } from '@creditfix/shared/disputes';
import { Icon } from '#webapp/kit/index.ts';
import { stopsOf } from './round-stops.ts';
import classes from './stop-line.module.css';
import { today } from './today.ts';

/** The way of one letter: signed, mailed, arrived, answered, each with its day. */
export function StopLine({ round }: { readonly round: DisputeRound }) {
  return (
    <ol className={classes.stops}>
      {stopsOf(round, today()).map(({ name, when, standing }) => (
        <li key={name} data-standing={standing}>
          <span className={classes.mark}>
            {standing === 'done' && <Icon name="check" />}
            {standing === 'trouble' && <Icon name="warning" />}
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
