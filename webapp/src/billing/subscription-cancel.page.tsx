import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Notice, Page } from '#webapp/kit/index.ts';
import { ProFeatures } from './checkout-states.tsx';
import classes from './subscription.module.css';
import { subscriptionMessages } from './messages.tsx';

interface SubscriptionCancelPageProps {
  /** Where support reads; without it the contact form takes its place. */
  readonly supportEmail: string | undefined;
}

/** Where the payment provider sends people who left the payment page. */
export function SubscriptionCancelPage({ supportEmail }: SubscriptionCancelPageProps) {
  return (
    <Page title={subscriptionMessages.left} lead={subscriptionMessages.leftLead} width="narrow">
      <div className={classes.content}>
        <Notice tone="info" title={subscriptionMessages.stillFree}>
          <p>{subscriptionMessages.freeGives}</p>
        </Notice>
        <div className={classes.ways}>
          <Button component={Link} to="/dashboard" variant="filled" fullWidth>
            {subscriptionMessages.backToDashboard}
          </Button>
          <Button component={Link} to="/dashboard" fullWidth>
            {subscriptionMessages.tryAgain}
          </Button>
          {supportEmail ? (
            <Button
              component="a"
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(subscriptionMessages.mailSubject)}`}
              fullWidth
            >
              {subscriptionMessages.contactSupport}
            </Button>
          ) : (
            <Button component={Link} to="/contact?subject=billing" fullWidth>
              {subscriptionMessages.contactSupport}
            </Button>
          )}
        </div>
        <section aria-labelledby="why-heading">
          <h2 id="why-heading" className={classes.title}>
            {subscriptionMessages.why}
          </h2>
          <ProFeatures />
        </section>
        <section aria-labelledby="questions-heading">
          <h2 id="questions-heading" className={classes.title}>
            {subscriptionMessages.aboutThis}
          </h2>
          <dl className={classes.questions}>
            {subscriptionMessages.answers.map(({ question, answer }) => (
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
