import { Link } from 'react-router-dom';
import { Answered } from '#webapp/kit/index.ts';
import { usePlan } from './billing.queries.ts';
import { LettersLeft } from './letters-left.tsx';
import classes from './plan-card.module.css';
import { PlanActions } from './plan-actions.tsx';
import { planStatus, statusWords } from './plan-words.ts';
import { planMessages } from './messages.tsx';

/** The plan in short: what is left first, then the money, then what can be done in one click. */
export function PlanCard() {
  const answer = usePlan();
  return (
    <section className={classes.card} aria-label={planMessages.yourPlan}>
      <Answered answer={answer} what={planMessages.what}>
        {(plan) => (
          <>
            <LettersLeft plan={plan} />
            <p role="status" className={classes.status}>
              {planStatus(plan) === 'free' ? '' : statusWords(plan)}
            </p>
            <PlanActions plan={plan} />
            <Link to="/account/plan" className={classes.more}>
              {planMessages.planAndPayments}
            </Link>
          </>
        )}
      </Answered>
    </section>
  );
}
