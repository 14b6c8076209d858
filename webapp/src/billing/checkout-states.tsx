import { Link } from 'react-router-dom';
import { Button, ButtonLink, Icon, Notice, Page, StatusTag } from '#webapp/kit/index.ts';
import type { Checkout } from './billing.queries.ts';
import { moneyWords } from './plan-words.ts';
import { proFeatures } from './pro-features.ts';
import classes from './subscription.module.css';
import { words } from './subscription.words.tsx';

/** Paid, and Pro is on. */
export function WelcomeToPro({ checkout }: { readonly checkout: Checkout }) {
  const { planName, amountCents, currency, customerEmail, status } = checkout;
  const trial = status === 'trialing';
  return (
    <Page title={words.welcome} lead={trial ? words.trialIsOn : words.proIsOn} width="narrow">
      <div className={classes.content}>
        <section className={classes.slip} aria-label={words.subscription}>
          <dl>
            <dt>{words.plan}</dt>
            <dd>{planName}</dd>
            <dt>{words.monthlyPrice}</dt>
            <dd className="tabular">{moneyWords(amountCents, currency)}</dd>
            <dt>{words.billingEmail}</dt>
            <dd>{customerEmail}</dd>
            <dt>{words.status}</dt>
            <dd>
              <StatusTag tone="done">{trial ? words.freeTrial : words.active}</StatusTag>
            </dd>
          </dl>
          <p className={classes.quiet}>{words.renews}</p>
        </section>
        <section aria-labelledby="features-heading">
          <h2 id="features-heading" className={classes.title}>
            {words.whatProGives}
          </h2>
          <ProFeatures />
        </section>
        <div className={classes.ways}>
          <ButtonLink to="/generate-letter" look="deed" wide>
            {words.firstLetter}
          </ButtonLink>
          <ButtonLink to="/dashboard" wide>
            {words.toDashboard}
          </ButtonLink>
        </div>
        <p>{words.questions}</p>
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
    <Page title={words.confirming} width="narrow" lead={late ? undefined : words.keepOpen}>
      <div className={classes.content}>
        {late ? (
          <>
            <Notice tone="info" title={words.slow}>
              <p>{words.slowLead}</p>
            </Notice>
            <Button look="deed" wide onClick={onAskAgain}>
              {words.lookAgain}
            </Button>
            <p>
              <Link to="/dashboard">{words.toDashboard}</Link>
            </p>
          </>
        ) : (
          <p className={classes.waiting}>
            <span className={classes.spinner} aria-hidden /> {words.waiting}
          </p>
        )}
      </div>
    </Page>
  );
}

/** The payment page was left, or stood open too long. */
export function CheckoutUnfinished({ state }: { readonly state: 'open' | 'expired' }) {
  return (
    <Page title={words.unfinished[state]} lead={words.nothingCharged} width="narrow">
      <div className={classes.content}>
        <p>{words.startOnceMore}</p>
        <ButtonLink to="/account/plan" look="deed" wide>
          {words.toPlan}
        </ButtonLink>
        <p>
          <Link to="/dashboard">{words.toDashboard}</Link>
        </p>
      </div>
    </Page>
  );
}
