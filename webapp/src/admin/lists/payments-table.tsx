import { adminEndpoints, type adminListEndpoints } from '@creditfix/shared/admin';
import { dollars } from '@creditfix/shared/kernel';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, TextInput } from '@mantine/core';
import {
  type ApiAnswer,
  callApi,
  dataOf,
  dayWords,
  momentWords,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffRole } from '../staff-role.ts';
import { tellDone } from '../told.tsx';
import { spaced } from './list-filters.ts';
import { StaffTable } from './staff-table.tsx';

/** What was paid for one letter: its reference is in the sentence that says what a payment was for. */
export function paymentOfLetter(
  payments: readonly Payment[],
  { reference }: { readonly reference: string },
): Payment | undefined {
  return payments.find(
    (payment) => payment.what.split(/[\s,]/).includes(reference) && isRefundable(payment),
  );
}

interface RefundFormProps {
  readonly payment: Payment;
  readonly onAsked: (amountCents: number) => void;
  readonly onCancel: () => void;
}

/** Pays a payment back, in full or in part, with the reason on record. */
function RefundForm({ payment, onAsked, onCancel }: RefundFormProps) {
  const leftCents = leftOf(payment);
  const form = useStaffForm({
    initialValues: { amount: (leftCents / 100).toFixed(2), reason: '' },
    validate: ({ amount, reason }) => faultsOf(centsOf(amount), { leftCents, reason }),
    send: async ({ amount, reason }) => {
      const answer = await callApi(adminEndpoints.refundPayment, {
        params: { id: payment.id },
        body: { amountCents: centsOf(amount), reason },
      });
      return await dataOf(Promise.resolve(forStaff(answer)));
    },
    fieldOf: { amountCents: 'amount' },
    onDone: ({ amountCents }) => onAsked(amountCents),
  });
  return (
    <StaffForm
      form={form}
      label="Pay back"
      action="Pay it back"
      busyLabel="Paying back…"
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('amount')}
        label="Amount in dollars"
        description={`At most ${dollars(leftCents)} of what was paid on ${dayWords(payment.paidAt)}. It goes back to the card that paid.`}
        data-size="medium"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <TextInput
        {...form.field('reason')}
        label="Reason"
        description="Kept with the payment, for whoever looks next."
        autoComplete="off"
        maxLength={500}
      />
    </StaffForm>
  );
}

/** What customers are told of payments that are off would mislead the staff. */
function forStaff<Data>(answer: ApiAnswer<Data>): ApiAnswer<Data> {
  if (answer.ok || answer.problem.code !== 'billing.payments_off') return answer;
  const error = 'Stripe is not set up on this server, so nothing can be paid back from here.';
  return { ok: false, problem: { ...answer.problem, error } };
}

/** "19.99" and "$5"; anything else is no amount. */
function centsOf(text: string): number {
  const [, whole, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

function faultsOf(
  amountCents: number,
  { leftCents, reason }: { readonly leftCents: number; readonly reason: string },
) {
  const isAmount = amountCents > 0 && amountCents <= leftCents;
  const amount = `Type an amount up to ${dollars(leftCents)}, like ${(leftCents / 100).toFixed(2)}.`;
  return {
    ...(!isAmount && { amount }),
    ...(reason.trim() === '' && { reason: 'Say why.' }),
  };
}

export type Payment = DataOf<typeof adminListEndpoints.adminUser>['payments'][number];

type Refund = DataOf<typeof adminListEndpoints.adminUser>['refunds'][number];

interface PaymentsTableProps {
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  /** The one that is being paid back. */
  readonly chosen: Payment | undefined;
  readonly onChoose: (payment: Payment | undefined) => void;
  readonly onChanged: () => void;
}

/** What somebody paid; an administrator can pay it back. */
export function PaymentsTable({
  payments,
  refunds,
  chosen,
  onChoose,
  onChanged,
}: PaymentsTableProps) {
  const mayRefund = useStaffRole() === 'administrator';
  return (
    <>
      {chosen && (
        <RefundForm
          key={chosen.id}
          payment={chosen}
          onCancel={() => onChoose(undefined)}
          onAsked={(amountCents) => {
            onChoose(undefined);
            tellDone(`${dollars(amountCents)} is on its way back`, {
              text: 'Stripe is asked in the background. It shows here once Stripe has paid.',
            });
            onChanged();
          }}
        />
      )}
      <StaffTable
        name="Payments"
        columns={mayRefund ? [...columns, actionColumn(onChoose)] : columns}
        rows={payments}
        empty="No payments."
      />
      {refunds.length > 0 && (
        <StaffTable name="What was paid back" columns={refundColumns} rows={refunds} empty="" />
      )}
    </>
  );
}

const columns = [
  { head: 'Paid', short: true, cell: ({ paidAt }: Payment) => momentWords(paidAt) },
  { head: 'For', cell: ({ what }: Payment) => what },
  { head: 'Status', cell: ({ status }: Payment) => spaced(status) },
  { head: 'Amount', number: true, cell: ({ amountCents }: Payment) => dollars(amountCents) },
  { head: 'Paid back', number: true, cell: ({ refundedCents }: Payment) => dollars(refundedCents) },
] as const;

const REFUND_MAKERS: Readonly<Record<Refund['by'], string>> = {
  staff: 'Our staff',
  site: 'By itself',
  provider: 'Made at Stripe',
};

const REFUND_STATUSES: Readonly<Record<Refund['status'], string>> = {
  asked: 'asked, not answered yet',
  pending: 'at the bank',
  succeeded: 'paid back',
  failed: 'did not go through',
};

const refundColumns = [
  { head: 'Paid back', short: true, cell: ({ at }: Refund) => momentWords(at) },
  { head: 'Of', cell: ({ what }: Refund) => what },
  { head: 'Who', short: true, cell: ({ by }: Refund) => REFUND_MAKERS[by] },
  { head: 'Why', cell: ({ reason }: Refund) => reason },
  { head: 'Status', cell: ({ status }: Refund) => REFUND_STATUSES[status] },
  { head: 'Amount', number: true, cell: ({ amountCents }: Refund) => dollars(amountCents) },
] as const;

const actionColumn = (onChoose: (payment: Payment) => void) =>
  ({
    head: 'Refund',
    cell: (payment: Payment) =>
      isRefundable(payment) ? (
        <Button variant="subtle" onClick={() => onChoose(payment)}>
          Pay back <VisuallyHidden>what was paid {momentWords(payment.paidAt)}</VisuallyHidden>
        </Button>
      ) : (
        ''
      ),
  }) as const;

function isRefundable(payment: Payment): boolean {
  return leftOf(payment) > 0 && payment.status !== 'disputed';
}

function leftOf({ amountCents, refundedCents }: Payment): number {
  return amountCents - refundedCents;
}
