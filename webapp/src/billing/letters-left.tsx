import type { PlanSummary } from '@creditfix/shared/billing';
import { Icon } from '#webapp/kit/index.ts';
import classes from './letters-left.module.css';
import { leftWords, planRenewsWords, renewsWords } from './plan-words.ts';

interface LettersLeftProps {
  readonly plan: PlanSummary;
  /** False if the plan's name stands above it already. */
  readonly named?: boolean;
}

/** What is left, as a count and as that many sheets. */
export function LettersLeft({ plan, named = true }: LettersLeftProps) {
  const { limit, left } = plan.allowance;
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
        <strong className={classes.count}>{leftWords(plan.allowance)}</strong>{' '}
        <span className={classes.renews}>{named ? planRenewsWords(plan) : renewsWords(plan)}</span>
      </p>
    </div>
  );
}
