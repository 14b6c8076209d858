import type { PlanSummary } from '@creditfix/shared/billing';
import { Answered, Page, StatusTag, type StatusTone } from '#webapp/kit/index.ts';
import { type Payments, usePayments, usePlan } from './billing.queries.ts';
import { LettersLeft } from './letters-left.tsx';
import { paymentWords, planMessages } from './messages.tsx';
import { PastDueBanner } from './past-due-banner.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanTable } from './plan-table.tsx';
import { billingDay, moneyWords, planStatus, type PlanStatus, statusWords } from './plan-words.ts';
import classes from './plan.page.module.css';

const tags: Readonly<Record<PlanStatus, { tone: StatusTone; word: string } | undefined>> = {
  free: undefined,
  granted: { tone: 'done', word: planMessages.tags.granted },
  active: { tone: 'done', word: planMessages.tags.active },
  ending: { tone: 'soon', word: planMessages.tags.ending },
  trial: { tone: 'done', word: planMessages.tags.trial },
  trial_ending: { tone: 'soon', word: planMessages.tags.trial_ending },
  past_due: { tone: 'trouble', word: planMessages.tags.past_due },
  waiting: { tone: 'trouble', word: planMessages.tags.waiting },
};

/** Which plan, what is left, what is charged next, and every action of the plan in one click. */
export function PlanPage() {
  const answer = usePlan();
  return (
    <Page title={planMessages.title} description={planMessages.description}>
      <Answered answer={answer} what={planMessages.what} lines={6}>
        {(plan) => (
          <div className={classes.page}>
            <PastDueBanner primary />
            <YourPlan plan={plan} />
            <section aria-labelledby="plans-heading">
              <h2 id="plans-heading">{planMessages.plans}</h2>
              <PlanTable plan={plan.plan} />
            </section>
            <section aria-labelledby="payments-heading">
              <h2 id="payments-heading">{planMessages.payments}</h2>
              <PaymentList />
            </section>
          </div>
        )}
      </Answered>
    </Page>
  );
}

function YourPlan({ plan }: { readonly plan: PlanSummary }) {
  const tag = tags[planStatus(plan)];
  return (
    <section className={classes.plan} aria-labelledby="plan-heading">
      <div className={classes.name}>
        <h2 id="plan-heading">{planMessages.planNamed[plan.plan]}</h2>
        {tag && <StatusTag tone={tag.tone}>{tag.word}</StatusTag>}
      </div>
      <LettersLeft plan={plan} named={false} />
      <p role="status" className={classes.status}>
        {statusWords(plan)}
      </p>
      <PlanActions plan={plan} primary />
    </section>
  );
}

type Payment = Payments['payments'][number];
type Unpaid = Payments['unpaid'][number];

/** What the person still has to pay for mailed letters, and what they paid and got back, newest first. */
function PaymentList() {
  const answer = usePayments();
  return (
    <Answered answer={answer} what={paymentWords.what} lines={2}>
      {({ unpaid, payments }) =>
        payments.length + unpaid.length === 0 ? (
          <p className={classes.none}>{paymentWords.none}</p>
        ) : (
          <ul className={classes.list}>
            {unpaid.map((charge, index) => (
              // Two mailings of one letter may read alike; the list is drawn once.
              <UnpaidRow key={charge.invoiceUrl ?? index} charge={charge} />
            ))}
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

function UnpaidRow({ charge }: { readonly charge: Unpaid }) {
  const { what, amountCents, currency, invoiceUrl } = charge;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p>{what}</p>
        <p className={classes.small}>{paymentWords.notPaid}</p>
      </div>
      <p className={classes.amount}>{moneyWords(amountCents, currency)}</p>
      {invoiceUrl && (
        <a className={classes.invoice} href={invoiceUrl} target="_blank" rel="noreferrer">
          {paymentWords.payNow(what)}
        </a>
      )}
    </li>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { amountCents, refundedCents, currency, invoiceUrl } = payment;
  const day = billingDay(payment.paidAt);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p>{payment.what}</p>
        <p className={classes.small}>
          <time dateTime={payment.paidAt}>{day}</time>
          {refundedCents > 0 && `, ${refundWords(payment)}`}
        </p>
      </div>
      <p className={classes.amount} data-refunded={refundedCents >= amountCents || undefined}>
        {moneyWords(amountCents, currency)}
      </p>
      {invoiceUrl && (
        <a className={classes.invoice} href={invoiceUrl} target="_blank" rel="noreferrer">
          {paymentWords.invoice(day)}
        </a>
      )}
    </li>
  );
}

function refundWords({ amountCents, refundedCents, currency }: Payment): string {
  if (refundedCents >= amountCents) return paymentWords.allBack;
  return paymentWords.partBack(moneyWords(refundedCents, currency));
}
