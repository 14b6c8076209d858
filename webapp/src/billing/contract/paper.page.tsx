import { contractEndpoints } from '@creditfix/shared/billing';
import { Stack, Box, Paper, Text, TextInput, Button, Group } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Navigate, useParams, Link } from 'react-router-dom';
import {
  Answered,
  Page,
  useViewFocus,
  ActionBar,
  BusyButton,
  Notice,
  onText,
  addressOf,
  dateWords,
} from '#webapp/kit/index.ts';
import {
  useContractsOffered,
  type Contract,
  useContract,
  useSignDisclosure,
  useCancelContract,
} from './contract.queries.ts';
import { contractMessages } from '../messages.tsx';
import { ContractForm } from './contract-form.tsx';
import { usePlan, usePlanActions } from '../billing.queries.ts';
import { billingDay, hasSubscription } from '../plan-words.ts';

/** The two papers below the plan, each on its own page, where Pro begins with them. */
export function PaperPage() {
  const { paper } = useParams();
  const isOffered = useContractsOffered();
  if (isOffered && paper === 'rights') return <RightsPage />;
  // Who signed one keeps it, also where none is offered anymore.
  if (paper === 'contract') return <ContractPage />;
  return <Navigate to="/account/plan" replace />;
}

/** The contract: read and signed here, then its copies, its days and the way out of it. */
function ContractPage() {
  const answer = useContract({ asks: true });
  if (answer.error?.problem.code === 'billing.contract_off')
    return <Navigate to="/account/plan" replace />;
  return (
    <Page title={contractMessages.title} description={contractMessages.description}>
      <Answered answer={answer} what={contractMessages.what} lines={8}>
        {(contract) => <Step contract={contract} />}
      </Answered>
    </Page>
  );
}

function Step({ contract }: { readonly contract: Contract }) {
  // Where one step takes the place of another, the new heading is read out.
  useViewFocus(contract.next);
  if (contract.next === 'disclosure' && !contract.cancelledAt)
    return <Navigate to="/account/plan/rights" replace />;
  return (
    <Stack gap="lg">
      {contract.next === 'contract' ? <ContractForm /> : <SignedContract contract={contract} />}
    </Stack>
  );
}

/** The statement of rights that comes before any contract, by itself and in the words of the Act. */
function RightsPage() {
  const answer = useContract();
  return (
    <Page
      title={contractMessages.rightsTitle}
      description={contractMessages.rightsDescription}
      lead={contractMessages.rightsLead}
    >
      <Answered answer={answer} what={contractMessages.what} lines={8}>
        {(contract) =>
          contract.next === 'disclosure' ? (
            <Rights contract={contract} />
          ) : (
            <Navigate to="/account/plan/contract" replace />
          )
        }
      </Answered>
    </Page>
  );
}

function Rights({ contract: { disclosure } }: { readonly contract: Contract }) {
  const [name, setName] = useState('');
  const { mutate, error, isPending } = useSignDisclosure();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ version: disclosure.version, name });
  };
  const fault = error?.problem.fields?.find(({ path }) => path === 'name');
  return (
    <Stack gap="lg">
      <Paper component="section" variant="sheet" p="lg" lang="en" aria-labelledby="rights-heading">
        <Stack maw="var(--measure)">
          <h2 id="rights-heading">{disclosure.title}</h2>
          {disclosure.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Box component="address" fs="normal">
            {disclosure.contact.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Box>
        </Stack>
      </Paper>
      <Text c="dimmed" size="sm">
        {contractMessages.rightsSource(disclosure.source)}
      </Text>
      <form noValidate onSubmit={onSubmit} aria-label={contractMessages.rightsForm}>
        <Stack maw="28rem">
          <Text>{contractMessages.rightsSigning}</Text>
          <TextInput
            id="rights-name"
            name="name"
            label={contractMessages.name}
            autoComplete="name"
            maxLength={120}
            value={name}
            error={fault?.message}
            onChange={onText(setName)}
          />
          {error && !fault && <Notice tone="error" title={error.problem.error} />}
          <ActionBar>
            <BusyButton
              type="submit"
              variant="filled"
              busyLabel={isPending && contractMessages.keeping}
            >
              {contractMessages.rightsSign}
            </BusyButton>
          </ActionBar>
        </Stack>
      </form>
    </Stack>
  );
}

/** A signed contract: its copies, until when it can be canceled, and what comes next. */
export function SignedContract({ contract }: { readonly contract: Contract }) {
  const { signed, cancelledAt } = contract;
  const isOffered = useContractsOffered();
  if (!signed)
    return (
      <>
        {cancelledAt && (
          <Notice tone="success" title={contractMessages.canceled(billingDay(cancelledAt))}>
            <p>{contractMessages.canceledMore}</p>
          </Notice>
        )}
        <Group>
          {isOffered && (
            <Button component={Link} to="/account/plan/rights">
              {contractMessages.beginAgain}
            </Button>
          )}
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
