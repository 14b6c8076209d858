import { Answered } from '#webapp/kit/index.ts';
import classes from './payment-list.module.css';
import { usePayments, type Payments } from './billing.queries.ts';
import { billingDay, moneyWords } from './plan-words.ts';
import { paymentWords as words } from './plan-parts.words.tsx';

type Payment = Payments['payments'][number];
type Unpaid = Payments['unpaid'][number];

/** What the person still has to pay for mailed letters, and what they paid and got back, newest first. */
export function PaymentList() {
  const answer = usePayments();
  return (
    <Answered answer={answer} what={words.what} lines={2}>
      {({ unpaid, payments }) =>
        payments.length + unpaid.length === 0 ? (
          <p className={classes.none}>{words.none}</p>
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
        <p className={classes.small}>{words.notPaid}</p>
      </div>
      <p className={classes.amount}>{moneyWords(amountCents, currency)}</p>
      {invoiceUrl && (
        <a className={classes.invoice} href={invoiceUrl} target="_blank" rel="noreferrer">
          {words.payNow(what)}
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
          {words.invoice(day)}
        </a>
      )}
    </li>
  );
}

function refundWords({ amountCents, refundedCents, currency }: Payment): string {
  if (refundedCents >= amountCents) return words.allBack;
  return words.partBack(moneyWords(refundedCents, currency));
}
