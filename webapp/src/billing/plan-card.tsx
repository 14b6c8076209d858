import type { PlanSummary } from '@creditfix/shared/billing';
import { Group, Paper, Stack, Text, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  Answered,
  BusyButton,
  CodeField,
  type Coupon,
  Icon,
  Notice,
  StatesNotice,
} from '#webapp/kit/index.ts';
import { useContracts, useContract } from './contract/contract.queries.ts';
import { usePlan, usePlanActions } from './billing.queries.ts';
import {
  planStatus,
  statusWords,
  leftWords,
  planRenewsWords,
  renewsWords,
  hasSubscription,
  priceWords,
  couponWords,
} from './plan-words.ts';
import { planMessages, contractMessages, paymentsOff } from './messages.tsx';
import classes from './billing.module.css';

/** The plan in short: what is left first, then the money, then what can be done in one click. */
export function PlanCard() {
  const answer = usePlan();
  const contracts = useContracts();
  return (
    <Paper
      component="section"
      radius="md"
      bg="none"
      p="card"
      mih="9rem"
      aria-label={planMessages.yourPlan}
    >
      <Answered answer={answer} what={planMessages.what}>
        {(plan) => (
          <Stack>
            <Group justify="space-between">
              <LettersLeft plan={plan} />
              <Link to="/account/plan" className="tap-target">
                {planMessages.planAndPayments}
              </Link>
            </Group>
            <Text role="status" maw="var(--measure)">
              {planStatus(plan) === 'free' ? '' : statusWords(plan, contracts)}
            </Text>
            <PlanActions plan={plan} />
          </Stack>
        )}
      </Answered>
    </Paper>
  );
}

interface LettersLeftProps {
  readonly plan: PlanSummary;
  /** False if the plan's name stands above it already. */
  readonly named?: boolean;
}

/** What is left, as a count and as that many sheets. */
export function LettersLeft({ plan, named = true }: LettersLeftProps) {
  const { limit, left } = plan.allowance;
  return (
    <Group wrap="nowrap">
      <span className={classes.sheets} aria-hidden>
        {Array.from({ length: limit }, (_, index) => (
          <span key={index} data-used={index >= left || undefined}>
            <Icon name="sheet" />
          </span>
        ))}
      </span>
      <p>
        <Text
          component="strong"
          display="block"
          ff="heading"
          fz="h3"
          fw={600}
          lh={1.25}
          className="tabular"
        >
          {leftWords(plan.allowance)}
        </Text>{' '}
        <Text span inherit c="dimmed">
          {named ? planRenewsWords(plan) : renewsWords(plan)}
        </Text>
      </p>
    </Group>
  );
}

interface PlanActionsProps {
  readonly plan: PlanSummary;
  /** True where going Pro is the one primary action of the view. */
  readonly primary?: boolean;
}

/** Going Pro, canceling and taking that back: one click each, with the price before it and the trouble below it. */
export function PlanActions({ plan, primary = false }: PlanActionsProps) {
  const { busy, trouble, start } = usePlanActions();
  const contracts = useContracts();
  const [coupon, setCoupon] = useState<Coupon>();
  const signed = useContract().data?.signed ?? null;
  const running = hasSubscription(plan);
  const free = plan.plan === 'free' && !running;
  if (free && !plan.onlinePayments)
    return (
      <Text maw="var(--measure)" c="dimmed">
        {paymentsOff}
      </Text>
    );
  if (!free && !running) return null;
  const ends = plan.subscription?.cancelsAtPeriodEnd ?? false;
  return (
    <Stack>
      {free && (
        <Text maw="var(--measure)">
          <strong>{planMessages.proName}</strong> {priceWords(plan.trialDays, contracts)}
        </Text>
      )}
      {free && <StatesNotice />}
      {free && !(contracts && !signed) && (
        <CodeField
          isFor="pro"
          coupon={coupon}
          onCoupon={setCoupon}
          words={(found) => couponWords(found, contracts, plan.trialDays)}
          trouble={trouble}
        />
      )}
      <Group gap="0.5rem 1rem" className="full-on-phone">
        {free && contracts && !signed && (
          <Button
            component={Link}
            to="/account/plan/rights"
            variant={primary ? 'filled' : 'default'}
          >
            {planMessages.upgrade}
          </Button>
        )}
        {free && !(contracts && !signed) && (
          <BusyButton
            variant={primary ? 'filled' : 'default'}
            onClick={() => start('upgrade', coupon?.code)}
            busyLabel={busy === 'upgrade' && planMessages.openingPayment}
          >
            {planMessages.upgrade}
          </BusyButton>
        )}
        {signed && (
          <Button component={Link} to="/account/plan/contract" variant="subtle">
            {contractMessages.seeContract}
          </Button>
        )}
        {running && (
          <BusyButton
            onClick={() => start('portal')}
            busyLabel={busy === 'portal' && planMessages.openingProvider}
          >
            {planMessages.portal}
          </BusyButton>
        )}
        {/* One button for both: after the click it stands where it stood, keeps the focus, and is the way back. */}
        {running && (
          <BusyButton
            variant={ends ? 'default' : 'subtle'}
            onClick={() => start(ends ? 'resume' : 'cancel')}
            busyLabel={
              (busy === 'cancel' && planMessages.canceling) ||
              (busy === 'resume' && planMessages.keeping)
            }
          >
            {ends ? planMessages.keep : planMessages.cancel}
          </BusyButton>
        )}
      </Group>
      {trouble && (
        <Notice tone="error" title={trouble.error}>
          {trouble.code === 'billing.state_needed' && (
            <Link to="/account">{planMessages.addState}</Link>
          )}
        </Notice>
      )}
    </Stack>
  );
}
