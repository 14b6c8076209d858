import { Link } from 'react-router-dom';
import { Button, ButtonLink, Icon, Notice, Page, StatusTag } from '#webapp/kit/index.ts';
import type { Checkout } from './checkout-outcome.ts';
import { moneyWords } from './plan-words.ts';
import { proFeatures } from './pro-features.ts';
import classes from './subscription.module.css';

/** Paid, and Pro is on. */
export function WelcomeToPro({ checkout }: { readonly checkout: Checkout }) {
  const { planName, amountCents, currency, customerEmail, status } = checkout;
  const trial = status === 'trialing';
  return (
    <Page
      title="Welcome to Credit Fix Pro!"
      lead={
        trial
          ? 'Your free trial is on. Nothing is charged before it ends.'
          : 'Pro is on. A receipt is on its way to your mailbox.'
      }
      width="narrow"
    >
      <div className={classes.content}>
        <section className={classes.slip} aria-label="Your subscription">
          <dl>
            <dt>Plan</dt>
            <dd>{planName}</dd>
            <dt>Monthly price</dt>
            <dd className="tabular">{moneyWords(amountCents, currency)}</dd>
            <dt>Billing email</dt>
            <dd>{customerEmail}</dd>
            <dt>Status</dt>
            <dd>
              <StatusTag tone="done">{trial ? 'Free trial' : 'Active'}</StatusTag>
            </dd>
          </dl>
          <p className={classes.quiet}>
            Renews each month until you cancel: one click, on your dashboard or under{' '}
            <Link to="/account/plan">plan and payments</Link>.
          </p>
        </section>
        <section aria-labelledby="features-heading">
          <h2 id="features-heading" className={classes.title}>
            What Pro gives you
          </h2>
          <ProFeatures />
        </section>
        <div className={classes.ways}>
          <ButtonLink to="/generate-letter" look="deed" wide>
            Generate First Letter
          </ButtonLink>
          <ButtonLink to="/dashboard" wide>
            Go to Dashboard
          </ButtonLink>
        </div>
        <p>
          Questions? <Link to="/contact?subject=billing">Contact us</Link>.
        </p>
      </div>
    </Page>
  );
}

export function ProFeatures() {
  return (
    <ul className={classes.features}>
      {proFeatures.map((feature) => (
        <li key={feature}>
          <span className={classes.tick}>
            <Icon name="check" />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}

interface CheckoutProcessingProps {
  /** It was waited for a minute. */
  readonly late: boolean;
  readonly onAskAgain: () => void;
}

/** Paid, as far as we know, and the payment is not through yet. */
export function CheckoutProcessing({ late, onAskAgain }: CheckoutProcessingProps) {
  return (
    <Page
      title="Your payment is being confirmed"
      width="narrow"
      lead={late ? undefined : 'Please keep this page open. It usually takes a few seconds.'}
    >
      <div className={classes.content}>
        {late ? (
          <>
            <Notice tone="info" title="It is taking longer than usual">
              <p>
                This can take a few minutes. You can close this page: we email you as soon as Pro is
                on. Nothing is charged twice.
              </p>
            </Notice>
            <Button look="deed" wide onClick={onAskAgain}>
              Look again
            </Button>
            <p>
              <Link to="/dashboard">Go to Dashboard</Link>
            </p>
          </>
        ) : (
          <p className={classes.waiting}>
            <span className={classes.spinner} aria-hidden /> Waiting for the payment provider…
          </p>
        )}
      </div>
    </Page>
  );
}

/** The payment page was left, or stood open too long. */
export function CheckoutUnfinished({ state }: { readonly state: 'open' | 'expired' }) {
  return (
    <Page
      title={state === 'open' ? 'The payment is not finished' : 'The payment page has expired'}
      lead="Nothing was charged. You are on the free plan."
      width="narrow"
    >
      <div className={classes.content}>
        <p>
          To go Pro, start once more under plan and payments. You see the price there before
          anything happens.
        </p>
        <ButtonLink to="/account/plan" look="deed" wide>
          Go to plan and payments
        </ButtonLink>
        <p>
          <Link to="/dashboard">Go to Dashboard</Link>
        </p>
      </div>
    </Page>
  );
}
