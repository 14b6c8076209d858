import { Button, Stack, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Notice, Page } from '#webapp/kit/index.ts';
import { ProFeatures } from './checkout-states.tsx';
import { subscriptionMessages } from './messages.tsx';

interface SubscriptionCancelPageProps {
  /** Where support reads; without it the contact form takes its place. */
  readonly supportEmail: string | undefined;
}

/** Where the payment provider sends people who left the payment page. */
export function SubscriptionCancelPage({ supportEmail }: SubscriptionCancelPageProps) {
  return (
    <Page title={subscriptionMessages.left} lead={subscriptionMessages.leftLead} width="narrow">
      <Stack gap="lg">
        <Notice tone="info" title={subscriptionMessages.stillFree}>
          <p>{subscriptionMessages.freeGives}</p>
        </Notice>
        <Stack gap="xs">
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
        </Stack>
        <section aria-labelledby="why-heading">
          <Title order={2} id="why-heading" mb="xs" size="h3">
            {subscriptionMessages.why}
          </Title>
          <ProFeatures />
        </section>
        <section aria-labelledby="questions-heading">
          <Title order={2} id="questions-heading" mb="xs" size="h3">
            {subscriptionMessages.aboutThis}
          </Title>
          <dl>
            {subscriptionMessages.answers.map(({ question, answer }) => (
              <Fragment key={question}>
                <Text component="dt" fw={600}>
                  {question}
                </Text>
                <Text component="dd" mb="md" c="dimmed">
                  {answer}
                </Text>
              </Fragment>
            ))}
          </dl>
        </section>
      </Stack>
    </Page>
  );
}
