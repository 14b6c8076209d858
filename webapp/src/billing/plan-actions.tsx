import type { PlanSummary } from '@creditfix/shared/billing';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { BusyButton, Notice, StatesNotice } from '#webapp/kit/index.ts';
import { hasSubscription, priceWords } from './plan-words.ts';
import { useContract, useContracts } from './contract/contract.queries.ts';
import { usePlanActions } from './billing.queries.ts';
import { contractMessages, paymentsOff, planMessages } from './messages.tsx';

interface PlanActionsProps {
  readonly plan: PlanSummary;
  /** True where going Pro is the one primary action of the view. */
  readonly primary?: boolean;
}

/** Going Pro, cancelling and taking that back: one click each, with the price before it and the trouble below it. */
export function PlanActions({ plan, primary = false }: PlanActionsProps) {
  const { busy, trouble, start } = usePlanActions();
  const contracts = useContracts();
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
            onClick={() => start('upgrade')}
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
