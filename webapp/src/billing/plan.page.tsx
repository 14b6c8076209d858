import type { PlanSummary } from '@creditfix/shared/billing';
import { Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import {
  Answered,
  Page,
  StatusTag,
  type StatusTone,
  BusyButton,
  Notice,
} from '#webapp/kit/index.ts';
import { useContracts } from './contract/contract.queries.ts';
import { ServiceWaits } from './checkout-states.tsx';
import { type Payments, usePayments, usePlan, usePlanActions } from './billing.queries.ts';
import { LettersLeft, PlanActions } from './plan-card.tsx';
import { paymentWords, planMessages } from './messages.tsx';
import { PlanTable } from './plan-table.tsx';
import {
  billingDay,
  moneyWords,
  planStatus,
  type PlanStatus,
  statusWords,
  pastDueWords,
} from './plan-words.ts';

const tags: Readonly<Record<PlanStatus, { tone: StatusTone; word: string } | undefined>> = {
  free: undefined,
  granted: { tone: 'done', word: planMessages.tags.granted },
  active: { tone: 'done', word: planMessages.tags.active },
  ending: { tone: 'soon', word: planMessages.tags.ending },
  trial: { tone: 'done', word: planMessages.tags.trial },
  trial_ending: { tone: 'soon', word: planMessages.tags.trial_ending },
  past_due: { tone: 'trouble', word: planMessages.tags.past_due },
  waiting: { tone: 'trouble', word: planMessages.tags.waiting },
};

/** Which plan, what is left, what is charged next, and every action of the plan in one click. */
export function PlanPage() {
  const answer = usePlan();
  return (
    <Page title={planMessages.title} description={planMessages.description}>
      <Answered answer={answer} what={planMessages.what} lines={6}>
        {(plan) => (
          <Stack gap="xl">
            <PastDueBanner primary />
            <YourPlan plan={plan} />
            <section aria-labelledby="plans-heading">
              <Title order={2} id="plans-heading" mb="xs" size="h3">
                {planMessages.plans}
              </Title>
              <PlanTable plan={plan.plan} paysOnline={plan.onlinePayments} />
            </section>
            <section aria-labelledby="payments-heading">
              <Title order={2} id="payments-heading" mb="xs" size="h3">
                {planMessages.payments}
              </Title>
              <PaymentList />
            </section>
          </Stack>
        )}
      </Answered>
    </Page>
  );
}

function YourPlan({ plan }: { readonly plan: PlanSummary }) {
  const tag = tags[planStatus(plan)];
  const contracts = useContracts();
  return (
    <Paper component="section" variant="sheet" p="lg" aria-labelledby="plan-heading">
      <Stack>
        <Group gap="0.5rem 1rem">
          <h2 id="plan-heading">{planMessages.planNamed[plan.plan]}</h2>
          {tag && <StatusTag tone={tag.tone}>{tag.word}</StatusTag>}
        </Group>
        <LettersLeft plan={plan} named={false} />
        <Text role="status" maw="var(--measure)">
          {statusWords(plan, contracts)}
        </Text>
        <ServiceWaits />
        <PlanActions plan={plan} primary />
      </Stack>
    </Paper>
  );
}

type Payment = Payments['payments'][number];
type Unpaid = Payments['unpaid'][number];

/** What the person still has to pay for mailed letters, and what they paid and got back, newest first. */
function PaymentList() {
  const answer = usePayments();
  return (
    <Answered answer={answer} what={paymentWords.what} lines={2}>
      {({ unpaid, payments }) =>
        payments.length + unpaid.length === 0 ? (
          <Text c="dimmed">{paymentWords.none}</Text>
        ) : (
          <ul className="plain-list rule-above">
            {unpaid.map((charge, index) => (
              // Two mailings of one letter may read alike; the list is drawn once.
              <UnpaidRow key={charge.invoiceUrl ?? index} charge={charge} />
            ))}
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

function UnpaidRow({ charge }: { readonly charge: Unpaid }) {
  const { what, amountCents, currency, invoiceUrl } = charge;
  return (
    <Group component="li" gap="0 1rem" py="0.625rem" className="rule-below">
      <Box flex="1 1 12rem" miw={0}>
        <p>{what}</p>
        <Text c="dimmed" size="sm">
          {paymentWords.notPaid}
        </Text>
      </Box>
      <Text fw={600} className="tabular">
        {moneyWords(amountCents, currency)}
      </Text>
      {invoiceUrl && (
        <a className="tap-target" href={invoiceUrl} target="_blank" rel="noreferrer">
          {paymentWords.payNow(what)}
        </a>
      )}
    </Group>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { amountCents, refundedCents, currency, invoiceUrl } = payment;
  const day = billingDay(payment.paidAt);
  return (
    <Group component="li" gap="0 1rem" py="0.625rem" className="rule-below">
      <Box flex="1 1 12rem" miw={0}>
        <p>{payment.what}</p>
        <Text c="dimmed" size="sm">
          <time dateTime={payment.paidAt}>{day}</time>
          {refundedCents > 0 && `, ${refundWords(payment)}`}
        </Text>
      </Box>
      <Text
        fw={600}
        td={refundedCents >= amountCents ? 'line-through' : undefined}
        className="tabular"
      >
        {moneyWords(amountCents, currency)}
      </Text>
      {invoiceUrl && (
        <a className="tap-target" href={invoiceUrl} target="_blank" rel="noreferrer">
          {paymentWords.invoice(day)}
        </a>
      )}
    </Group>
  );
}

function refundWords({ amountCents, refundedCents, currency }: Payment): string {
  if (refundedCents >= amountCents) return paymentWords.allBack;
  return paymentWords.partBack(moneyWords(refundedCents, currency));
}

interface PastDueBannerProps {
  /** True where mending it is the one primary action of the view. */
  readonly primary?: boolean;
}

/** A payment that did not go through: what happened, until when Pro goes on, and the way to mend it. */
export function PastDueBanner({ primary = false }: PastDueBannerProps) {
  const { data: plan } = usePlan();
  const { busy, trouble, start } = usePlanActions();
  if (!plan) return null;
  const status = planStatus(plan);
  if (status !== 'past_due' && status !== 'waiting') return null;
  const late = status === 'past_due';
  return (
    <Notice
      tone={late ? 'error' : 'warning'}
      title={late ? planMessages.pastDue : planMessages.onHold}
    >
      {pastDueWords(plan).map((sentences) => (
        <p key={sentences}>{sentences}</p>
      ))}
      <Box mt="xs">
        <BusyButton
          variant={primary ? 'filled' : 'default'}
          onClick={() => start('portal')}
          busyLabel={busy === 'portal' && planMessages.openingProvider}
        >
          {planMessages.updateCard}
        </BusyButton>
      </Box>
      {trouble && <p role="alert">{trouble.error}</p>}
    </Notice>
  );
}
