import '@mantine/core/styles/Loader.layer.css';
import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Facts, Icon, Notice, Page, StatusTag, dateWords, prices } from '#webapp/kit/index.ts';
import type { Checkout } from './billing.queries.ts';
import { wholeDollars } from './invite.page.tsx';
import { useContracts, useContract } from './contract/contract.queries.ts';
import { contractMessages, subscriptionMessages } from './messages.tsx';
import { moneyWords } from './plan-words.ts';

/** What Pro gives, once for every screen that says it. */
const proFeatures: readonly string[] = subscriptionMessages.features(
  wholeDollars(REFERRAL_REWARD_CENTS),
);

/** Paid, and Pro is on. */
export function WelcomeToPro({ checkout }: { readonly checkout: Checkout }) {
  const { planName, amountCents, currency, customerEmail, status } = checkout;
  const trial = status === 'trialing';
  const contracts = useContracts();
  return (
    <Page
      title={subscriptionMessages.welcome}
      lead={trial ? subscriptionMessages.trialIsOn : subscriptionMessages.proIsOn}
      width="narrow"
    >
      <Stack gap="lg">
        <Paper
          component="section"
          variant="sheet"
          p="lg"
          aria-label={subscriptionMessages.subscription}
        >
          <Facts
            facts={[
              { label: subscriptionMessages.plan, value: <strong>{planName}</strong> },
              {
                label: subscriptionMessages.monthlyPrice,
                value: contracts ? (
                  contractMessages.tablePrice(prices.letter, prices.pro)
                ) : (
                  <strong className="tabular">{moneyWords(amountCents, currency)}</strong>
                ),
              },
              { label: subscriptionMessages.billingEmail, value: customerEmail },
              {
                label: subscriptionMessages.status,
                value: (
                  <StatusTag tone="done">
                    {trial ? subscriptionMessages.freeTrial : subscriptionMessages.active}
                  </StatusTag>
                ),
              },
            ]}
          />
          <Text mt="md" pt="md" c="dimmed" size="sm" className="rule-above">
            {contracts ? contractMessages.runs : subscriptionMessages.renews}
          </Text>
        </Paper>
        <ServiceWaits />
        <section aria-labelledby="features-heading">
          <Title order={2} id="features-heading" mb="xs" size="h3">
            {subscriptionMessages.whatProGives}
          </Title>
          <ProFeatures />
        </section>
        <Stack gap="xs">
          <Button component={Link} to="/generate-letter" variant="filled" fullWidth>
            {subscriptionMessages.firstLetter}
          </Button>
          <Button component={Link} to="/dashboard" fullWidth>
            {subscriptionMessages.toDashboard}
          </Button>
        </Stack>
        <p>{subscriptionMessages.questions}</p>
      </Stack>
    </Page>
  );
}

export function ProFeatures() {
  return (
    <Stack component="ul" gap="0.375rem" className="plain-list">
      {proFeatures.map((feature) => (
        <Group key={feature} component="li" wrap="nowrap" gap="0.625rem" align="flex-start">
          <Text span inherit c="green">
            <Icon name="check" />
          </Text>
          <span>{feature}</span>
        </Group>
      ))}
    </Stack>
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
      <Stack gap="lg">
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
          <Group component="p" wrap="nowrap" c="dimmed">
            <Loader size="1.75rem" aria-hidden /> {subscriptionMessages.waiting}
          </Group>
        )}
      </Stack>
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
      <Stack gap="lg">
        <p>{subscriptionMessages.startOnceMore}</p>
        <Button component={Link} to="/account/plan" variant="filled" fullWidth>
          {subscriptionMessages.toPlan}
        </Button>
        <p>
          <Link to="/dashboard">{subscriptionMessages.toDashboard}</Link>
        </p>
      </Stack>
    </Page>
  );
}

/** Where a contract can still be canceled: that letters wait, and until when. Nothing where there are no contracts. */
export function ServiceWaits() {
  const signed = useContract().data?.signed;
  if (!signed?.waits) return null;
  return (
    <Notice tone="info" title={contractMessages.letterWaits}>
      <p>{contractMessages.letterWaitsMore(dateWords(signed.lastDay))}</p>
      <Link to="/account/plan/contract" className="tap-target">
        {contractMessages.seeContract}
      </Link>
    </Notice>
  );
}
