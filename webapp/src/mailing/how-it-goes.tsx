import type { ExpectedMailDates, Mailing } from '@creditfix/shared/mailing';
import { dayRange } from './date-words.ts';
import classes from './how-it-goes.module.css';
import { words } from './mail-form.words.ts';
import { chargeWords } from './price-words.ts';

interface HowItGoesProps {
  readonly mailing: Pick<Mailing, 'holdMinutes' | 'collectsPrice'>;
  readonly expected: ExpectedMailDates;
  readonly cents: number;
}

const { afterwards } = words;

/** What happens, when, and what it costs: before it happens. */
export function HowItGoes({ mailing, expected, cents }: HowItGoesProps) {
  const { holdMinutes } = mailing;
  const { mailedFrom, mailedBy, arrivesFrom, arrivesBy } = expected;
  return (
    <section className={classes.part} aria-labelledby="how-it-goes">
      <h3 id="how-it-goes">{afterwards.heading}</h3>
      <ol className={classes.steps}>
        <li>
          <strong>{afterwards.rightAway}</strong>
          <span>{holdMinutes === 0 ? afterwards.atOnce : afterwards.held(holdMinutes)}</span>
        </li>
        <li>
          <strong>{dayRange(mailedFrom, mailedBy)}</strong>
          <span>{afterwards.printed}</span>
        </li>
        <li>
          <strong>{dayRange(arrivesFrom, arrivesBy)}</strong>
          <span>{afterwards.arrives}</span>
        </li>
        <li>
          <strong>{afterwards.price}</strong>
          <span>{chargeWords(mailing, cents)}</span>
        </li>
      </ol>
    </section>
  );
}
