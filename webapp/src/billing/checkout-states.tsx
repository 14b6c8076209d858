import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon, Notice, Page, StatusTag } from '#webapp/kit/index.ts';
import type { Checkout } from './billing.queries.ts';
import { wholeDollars } from './invite-words.ts';
import { subscriptionMessages } from './messages.tsx';
import { moneyWords } from './plan-words.ts';
import classes from './subscription.module.css';

/** What Pro gives, once for every screen that says it. */
const proFeatures: readonly string[] = subscriptionMessages.features(
  wholeDollars(REFERRAL_REWARD_CENTS),
);

/** Paid, and Pro is on. */
export function WelcomeToPro({ checkout }: { readonly checkout: Checkout }) {
  const { planName, amountCents, currency, customerEmail, status } = checkout;
  const trial = status === 'trialing';
  return (
    <Page
      title={subscriptionMessages.welcome}
      lead={trial ? subscriptionMessages.trialIsOn : subscriptionMessages.proIsOn}
      width="narrow"
    >
      <div className={classes.content}>
        <section className={classes.slip} aria-label={subscriptionMessages.subscription}>
          <dl>
            <dt>{subscriptionMessages.plan}</dt>
            <dd>{planName}</dd>
            <dt>{subscriptionMessages.monthlyPrice}</dt>
            <dd className="tabular">{moneyWords(amountCents, currency)}</dd>
            <dt>{subscriptionMessages.billingEmail}</dt>
            <dd>{customerEmail}</dd>
            <dt>{subscriptionMessages.status}</dt>
            <dd>
              <StatusTag tone="done">
                {trial ? subscriptionMessages.freeTrial : subscriptionMessages.active}
              </StatusTag>
            </dd>
          </dl>
          <p className={classes.quiet}>{subscriptionMessages.renews}</p>
        </section>
        <section aria-labelledby="features-heading">
          <h2 id="features-heading" className={classes.title}>
            {subscriptionMessages.whatProGives}
          </h2>
          <ProFeatures />
        </section>
        <div className={classes.ways}>
          <Button component={Link} to="/generate-letter" variant="filled" fullWidth>
            {subscriptionMessages.firstLetter}
          </Button>
          <Button component={Link} to="/dashboard" fullWidth>
            {subscriptionMessages.toDashboard}
          </Button>
        </div>
        <p>{subscriptionMessages.questions}</p>
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
      title={subscriptionMessages.confirming}
      width="narrow"
      lead={late ? undefined : subscriptionMessages.keepOpen}
    >
      <div className={classes.content}>
        {late ? (
          <>
            <Notice tone="info" title={subscriptionMessages.slow}>
              <p>{subscriptionMessages.slowLead}</p>
            </Notice>
            <Button variant="filled" fullWidth onClick={onAskAgain}>
              {subscriptionMessages.lookAgain}
            </Button>
            <p>
              <Link to="/dashboard">{subscriptionMessages.toDashboard}</Link>
            </p>
          </>
        ) : (
          <p className={classes.waiting}>
            <span className={classes.spinner} aria-hidden /> {subscriptionMessages.waiting}
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
      title={subscriptionMessages.unfinished[state]}
      lead={subscriptionMessages.nothingCharged}
      width="narrow"
    >
      <div className={classes.content}>
        <p>{subscriptionMessages.startOnceMore}</p>
        <Button component={Link} to="/account/plan" variant="filled" fullWidth>
          {subscriptionMessages.toPlan}
        </Button>
        <p>
          <Link to="/dashboard">{subscriptionMessages.toDashboard}</Link>
        </p>
      </div>
    </Page>
  );
}
