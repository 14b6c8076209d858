import { ButtonAnchor, ButtonLink, Notice, Page } from '#webapp/kit/index.ts';
import { ProFeatures } from './checkout-states.tsx';
import classes from './subscription.module.css';

interface SubscriptionCancelPageProps {
  /** Where support reads; without it the contact form takes its place. */
  readonly supportEmail: string | undefined;
}

/** Where the payment provider sends people who left the payment page. */
export function SubscriptionCancelPage({ supportEmail }: SubscriptionCancelPageProps) {
  return (
    <Page
      title="You left the payment page"
      lead="No payment was charged. You can go on as before."
      width="narrow"
    >
      <div className={classes.content}>
        <Notice tone="info" title="You still have the free plan">
          <p>1 letter per month with PDF download. No card needed, and it does not run out.</p>
        </Notice>
        <div className={classes.ways}>
          <ButtonLink to="/dashboard" look="deed" wide>
            Back to Dashboard
          </ButtonLink>
          <ButtonLink to="/dashboard" wide>
            Try Pro Again
          </ButtonLink>
          {supportEmail ? (
            <ButtonAnchor href={`mailto:${supportEmail}?subject=Subscription%20Help`} wide>
              Contact Support
            </ButtonAnchor>
          ) : (
            <ButtonLink to="/contact?subject=billing" wide>
              Contact Support
            </ButtonLink>
          )}
        </div>
        <section aria-labelledby="why-heading">
          <h2 id="why-heading" className={classes.title}>
            Why Go Pro?
          </h2>
          <ProFeatures />
        </section>
        <section aria-labelledby="questions-heading">
          <h2 id="questions-heading" className={classes.title}>
            Questions about this
          </h2>
          <dl className={classes.questions}>
            <dt>Was I charged?</dt>
            <dd>No. Nothing is charged before you confirm on the payment page.</dd>
            <dt>Can I go on with the free plan?</dt>
            <dd>
              Yes. One letter each month, with a PDF to print and mail, for as long as you like.
            </dd>
            <dt>How do I upgrade later?</dt>
            <dd>
              From your dashboard, with ‘Upgrade to Pro’. The price stands beside the button, and
              you can cancel in one click.
            </dd>
          </dl>
        </section>
      </div>
    </Page>
  );
}
