import { planNames, type Allowance } from '@creditfix/shared/billing';
import { Icon } from '#webapp/kit/index.ts';
import classes from './letters-left.module.css';
import { leftWords, renewsWords } from './plan-words.ts';

interface LettersLeftProps {
  readonly allowance: Allowance;
  /** False where the plan's name stands above it already. */
  readonly named?: boolean;
}

/** What is left, as a count and as that many sheets. */
export function LettersLeft({ allowance, named = true }: LettersLeftProps) {
  const { plan, limit, left } = allowance;
  const renews = renewsWords(allowance);
  return (
    <div className={classes.left}>
      <span className={classes.sheets} aria-hidden>
        {Array.from({ length: limit }, (_, index) => (
          <span key={index} data-used={index >= left || undefined}>
            <Icon name="sheet" />
          </span>
        ))}
      </span>
      <p>
        <strong className={classes.count}>{leftWords(allowance)}</strong>{' '}
        <span className={classes.renews}>
          {named ? `${planNames[plan]} plan, ${renews}` : `R${renews.slice(1)}`}
        </span>
      </p>
    </div>
  );
}
