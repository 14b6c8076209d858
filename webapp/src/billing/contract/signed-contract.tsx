import { addressOf, BusyButton, dateWords, Notice } from '#webapp/kit/index.ts';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { contractEndpoints } from '@creditfix/shared/billing';
import { Link } from 'react-router-dom';
import { usePlan, usePlanActions } from '../billing.queries.ts';
import { contractMessages } from '../messages.tsx';
import { billingDay, hasSubscription } from '../plan-words.ts';
import { type Contract, useCancelContract } from './contract.queries.ts';

/** A signed contract: its copies, until when it can be canceled, and what comes next. */
export function SignedContract({ contract }: { readonly contract: Contract }) {
  const { signed, cancelledAt } = contract;
  if (!signed)
    return (
      <>
        {cancelledAt && (
          <Notice tone="success" title={contractMessages.canceled(billingDay(cancelledAt))}>
            <p>{contractMessages.canceledMore}</p>
          </Notice>
        )}
        <Group>
          <Button component={Link} to="/account/plan/rights">
            {contractMessages.beginAgain}
          </Button>
          <Button component={Link} to="/dashboard" variant="subtle">
            {contractMessages.toDashboard}
          </Button>
        </Group>
      </>
    );
  const { signedAt, lastDay, waits } = signed;
  return (
    <>
      <Notice tone="success" title={contractMessages.signedOn(billingDay(signedAt))}>
        <p>{waits ? contractMessages.waits(dateWords(lastDay)) : contractMessages.runs}</p>
      </Notice>
      <NextStep />
      <Paper component="section" variant="sheet" p="lg" aria-labelledby="copies-heading">
        <Stack>
          <h2 id="copies-heading">{contractMessages.copies}</h2>
          <Text>{contractMessages.copiesWhy}</Text>
          <Group className="full-on-phone">
            <Button component="a" href={paperAt('contract')} download>
              {contractMessages.contractPdf}
            </Button>
            <Button component="a" href={paperAt('disclosure')} download>
              {contractMessages.rightsPdf}
            </Button>
          </Group>
        </Stack>
      </Paper>
      {waits && <CancelPart lastDay={lastDay} />}
    </>
  );
}

function paperAt(part: 'contract' | 'disclosure'): string {
  return addressOf(contractEndpoints.getContractPdf, { query: { part } });
}

/** The card, which is not charged before a letter is done. */
function NextStep() {
  const { data: plan } = usePlan();
  const { busy, trouble, start } = usePlanActions();
  if (!plan?.onlinePayments || plan.plan === 'pro' || hasSubscription(plan)) return null;
  return (
    <Paper component="section" variant="sheet" p="lg" aria-labelledby="card-heading">
      <Stack>
        <h2 id="card-heading">{contractMessages.card}</h2>
        <Text maw="var(--measure)">{contractMessages.cardWhy}</Text>
        <Group className="full-on-phone">
          <BusyButton
            variant="filled"
            onClick={() => start('upgrade')}
            busyLabel={busy === 'upgrade' && contractMessages.openingPayment}
          >
            {contractMessages.addCard}
          </BusyButton>
        </Group>
        {trouble && <Notice tone="error" title={trouble.error} />}
      </Stack>
    </Paper>
  );
}

function CancelPart({ lastDay }: { readonly lastDay: string }) {
  const { mutate, error, isPending } = useCancelContract();
  return (
    <Paper component="section" variant="sheet" p="lg" aria-labelledby="cancel-heading">
      <Stack>
        <h2 id="cancel-heading">{contractMessages.cancelTitle}</h2>
        <Text maw="var(--measure)">{contractMessages.cancelUntil(dateWords(lastDay))}</Text>
        <Group className="full-on-phone">
          <BusyButton
            onClick={() => mutate(undefined)}
            busyLabel={isPending && contractMessages.canceling}
          >
            {contractMessages.cancel}
          </BusyButton>
        </Group>
        {error && <Notice tone="error" title={error.problem.error} />}
      </Stack>
    </Paper>
  );
}
