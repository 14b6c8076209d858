import type { PlanSummary } from '@creditfix/shared/billing';
import { Answered, Page, StatusTag, type StatusTone } from '#webapp/kit/index.ts';
import { usePlan } from './billing.queries.ts';
import { LettersLeft } from './letters-left.tsx';
import { PastDueBanner } from './past-due-banner.tsx';
import { PaymentList } from './payment-list.tsx';
import { PlanDeeds } from './plan-deeds.tsx';
import { planStanding, type PlanStanding } from './plan-standing.ts';
import { PlanTable } from './plan-table.tsx';
import { standingWords } from './plan-words.ts';
import classes from './plan.module.css';
import { words } from './plan.words.ts';

const tags: Readonly<Record<PlanStanding, { tone: StatusTone; word: string } | undefined>> = {
  free: undefined,
  granted: { tone: 'done', word: words.tags.granted },
  active: { tone: 'done', word: words.tags.active },
  ending: { tone: 'soon', word: words.tags.ending },
  trial: { tone: 'done', word: words.tags.trial },
  trial_ending: { tone: 'soon', word: words.tags.trial_ending },
  past_due: { tone: 'trouble', word: words.tags.past_due },
  waiting: { tone: 'trouble', word: words.tags.waiting },
};

/** Which plan, what is left, what is charged next, and every deed of the plan in one click. */
export function PlanPage() {
  const answer = usePlan();
  return (
    <Page title={words.title} description={words.description}>
      <Answered answer={answer} what={words.what} lines={6}>
        {(plan) => (
          <div className={classes.page}>
            <PastDueBanner primary />
            <YourPlan plan={plan} />
            <section aria-labelledby="plans-heading">
              <h2 id="plans-heading">{words.plans}</h2>
              <PlanTable plan={plan.plan} />
            </section>
            <section aria-labelledby="payments-heading">
              <h2 id="payments-heading">{words.payments}</h2>
              <PaymentList />
            </section>
          </div>
        )}
      </Answered>
    </Page>
  );
}

function YourPlan({ plan }: { readonly plan: PlanSummary }) {
  const tag = tags[planStanding(plan)];
  return (
    <section className={classes.plan} aria-labelledby="plan-heading">
      <div className={classes.name}>
        <h2 id="plan-heading">{words.planNamed[plan.plan]}</h2>
        {tag && <StatusTag tone={tag.tone}>{tag.word}</StatusTag>}
      </div>
      <LettersLeft plan={plan} named={false} />
      <p role="status" className={classes.standing}>
        {standingWords(plan)}
      </p>
      <PlanDeeds plan={plan} primary />
    </section>
  );
}
