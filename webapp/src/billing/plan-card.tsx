import { Link } from 'react-router-dom';
import { Answered } from '#webapp/kit/index.ts';
import { usePlan } from './billing.queries.ts';
import { LettersLeft } from './letters-left.tsx';
import classes from './plan-card.module.css';
import { PlanDeeds } from './plan-deeds.tsx';
import { planStanding } from './plan-standing.ts';
import { standingWords } from './plan-words.ts';
import { words } from './plan.words.ts';

/** The plan in short: what is left first, then the money, then what can be done in one click. */
export function PlanCard() {
  const answer = usePlan();
  return (
    <section className={classes.card} aria-label={words.yourPlan}>
      <Answered answer={answer} what={words.what}>
        {(plan) => (
          <>
            <LettersLeft plan={plan} />
            <p role="status" className={classes.standing}>
              {planStanding(plan) === 'free' ? '' : standingWords(plan)}
            </p>
            <PlanDeeds plan={plan} />
            <Link to="/account/plan" className={classes.more}>
              {words.planAndPayments}
            </Link>
          </>
        )}
      </Answered>
    </section>
  );
}
