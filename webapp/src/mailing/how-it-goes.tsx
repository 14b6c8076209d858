import type { ExpectedMailDates, Mailing } from '@creditfix/shared/mailing';
import { dayRange } from './date-words.ts';
import classes from './how-it-goes.module.css';
import { chargeWords } from './price-words.ts';

interface HowItGoesProps {
  readonly mailing: Pick<Mailing, 'holdMinutes' | 'collectsPrice'>;
  readonly expected: ExpectedMailDates;
  readonly cents: number;
}

/** What happens, when, and what it costs: before it happens. */
export function HowItGoes({ mailing, expected, cents }: HowItGoesProps) {
  const { mailedFrom, mailedBy, arrivesFrom, arrivesBy } = expected;
  return (
    <section className={classes.part} aria-labelledby="how-it-goes">
      <h3 id="how-it-goes">What happens then</h3>
      <ol className={classes.steps}>
        <li>
          <strong>Right away</strong>
          <span>{holdWords(mailing.holdMinutes)}</span>
        </li>
        <li>
          <strong>{dayRange(mailedFrom, mailedBy)}</strong>
          <span>It is printed exactly as you signed it, and handed to USPS.</span>
        </li>
        <li>
          <strong>{dayRange(arrivesFrom, arrivesBy)}</strong>
          <span>It should arrive. You can follow it here, and we write to you when it does.</span>
        </li>
        <li>
          <strong>The price</strong>
          <span>{chargeWords(mailing, cents)}</span>
        </li>
      </ol>
    </section>
  );
}

function holdWords(minutes: number): string {
  if (minutes === 0) return 'It goes to the mail service at once.';
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `It waits here for ${time}. You can take it back until then.`;
}
