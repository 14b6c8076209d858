import { Fragment } from 'react';
import { ButtonAnchor, ButtonLink, Notice, Page } from '#webapp/kit/index.ts';
import { ProFeatures } from './checkout-states.tsx';
import classes from './subscription.module.css';
import { words } from './subscription.words.tsx';

interface SubscriptionCancelPageProps {
  /** Where support reads; without it the contact form takes its place. */
  readonly supportEmail: string | undefined;
}

/** Where the payment provider sends people who left the payment page. */
export function SubscriptionCancelPage({ supportEmail }: SubscriptionCancelPageProps) {
  return (
    <Page title={words.left} lead={words.leftLead} width="narrow">
      <div className={classes.content}>
        <Notice tone="info" title={words.stillFree}>
          <p>{words.freeGives}</p>
        </Notice>
        <div className={classes.ways}>
          <ButtonLink to="/dashboard" look="deed" wide>
            {words.backToDashboard}
          </ButtonLink>
          <ButtonLink to="/dashboard" wide>
            {words.tryAgain}
          </ButtonLink>
          {supportEmail ? (
            <ButtonAnchor
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(words.mailSubject)}`}
              wide
            >
              {words.contactSupport}
            </ButtonAnchor>
          ) : (
            <ButtonLink to="/contact?subject=billing" wide>
              {words.contactSupport}
            </ButtonLink>
          )}
        </div>
        <section aria-labelledby="why-heading">
          <h2 id="why-heading" className={classes.title}>
            {words.why}
          </h2>
          <ProFeatures />
        </section>
        <section aria-labelledby="questions-heading">
          <h2 id="questions-heading" className={classes.title}>
            {words.aboutThis}
          </h2>
          <dl className={classes.questions}>
            {words.answers.map(({ question, answer }) => (
              <Fragment key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      </div>
    </Page>
  );
}
