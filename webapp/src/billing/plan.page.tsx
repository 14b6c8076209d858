import { planNames, type PlanSummary } from '@creditfix/shared/billing';
import { Answered, Page, StatusTag, type StatusTone } from '#webapp/kit/index.ts';
import { LettersLeft } from './letters-left.tsx';
import { PastDueBanner } from './past-due-banner.tsx';
import { PaymentList } from './payment-list.tsx';
import { PlanDeeds } from './plan-deeds.tsx';
import { planStanding, type PlanStanding } from './plan-standing.ts';
import { PlanTable } from './plan-table.tsx';
import { standingWords } from './plan-words.ts';
import classes from './plan.module.css';
import { usePlan } from './use-plan.ts';

const tags: Readonly<Record<PlanStanding, { tone: StatusTone; word: string } | undefined>> = {
  free: undefined,
  granted: { tone: 'done', word: 'Given to you' },
  active: { tone: 'done', word: 'Active' },
  ending: { tone: 'soon', word: 'Canceled, still on' },
  trial: { tone: 'done', word: 'Free trial' },
  trial_ending: { tone: 'soon', word: 'Canceled, trial still on' },
  past_due: { tone: 'trouble', word: 'Past due' },
  waiting: { tone: 'trouble', word: 'Pro is on hold' },
};

/** Which plan, what is left, what is charged next, and every deed of the plan in one click. */
export function PlanPage() {
  const answer = usePlan();
  return (
    <Page
      title="Plan and payments"
      description="Your plan, what is left of it, what is charged next, and your payments."
    >
      <Answered answer={answer} what="your plan" lines={6}>
        {(plan) => (
          <div className={classes.page}>
            <PastDueBanner primary />
            <YourPlan plan={plan} />
            <section aria-labelledby="plans-heading">
              <h2 id="plans-heading">What each plan gives</h2>
              <PlanTable plan={plan.plan} />
            </section>
            <section aria-labelledby="payments-heading">
              <h2 id="payments-heading">Payments</h2>
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
        <h2 id="plan-heading">{planNames[plan.plan]} plan</h2>
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
