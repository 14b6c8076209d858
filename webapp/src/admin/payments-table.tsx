import type { adminListEndpoints } from '@creditfix/shared/admin';
import { dollars } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { Button, Notice, VisuallyHidden, dayWords, momentWords } from '#webapp/kit/index.ts';
import { RefundForm } from './refund-form.tsx';
import { useStaffRole } from './staff-role.ts';
import { StaffTable } from './staff-table.tsx';

type Payment = DataOf<typeof adminListEndpoints.adminUser>['payments'][number];

interface PaymentsTableProps {
  readonly payments: readonly Payment[];
  readonly onChanged: () => void;
}

/** What somebody paid; an administrator can pay it back. */
export function PaymentsTable({ payments, onChanged }: PaymentsTableProps) {
  const mayRefund = useStaffRole() === 'administrator';
  const [chosen, setChosen] = useState<Payment>();
  const [asked, setAsked] = useState<string>();
  const choose = (payment: Payment): void => {
    setAsked(undefined);
    setChosen(payment);
  };
  return (
    <>
      {asked && (
        <Notice tone="success" title={asked} live>
          <p>Stripe is asked in the background. It shows here once Stripe has paid.</p>
        </Notice>
      )}
      {chosen && (
        <RefundForm
          key={chosen.id}
          paymentId={chosen.id}
          leftCents={leftOf(chosen)}
          paidOn={dayWords(chosen.paidAt)}
          onCancel={() => setChosen(undefined)}
          onAsked={(words) => {
            setChosen(undefined);
            setAsked(words);
            onChanged();
          }}
        />
      )}
      <StaffTable
        name="Payments"
        columns={mayRefund ? [...columns, deedColumn(choose)] : columns}
        rows={payments}
        empty="No payments."
      />
    </>
  );
}

const columns = [
  { head: 'Paid', short: true, cell: ({ paidAt }: Payment) => momentWords(paidAt) },
  { head: 'Status', cell: ({ status }: Payment) => status.replaceAll('_', ' ') },
  { head: 'Amount', number: true, cell: ({ amountCents }: Payment) => dollars(amountCents) },
  { head: 'Paid back', number: true, cell: ({ refundedCents }: Payment) => dollars(refundedCents) },
] as const;

const deedColumn = (onChoose: (payment: Payment) => void) =>
  ({
    head: 'Refund',
    cell: (payment: Payment) =>
      leftOf(payment) > 0 && payment.status !== 'disputed' ? (
        <Button look="plain" onClick={() => onChoose(payment)}>
          Pay back <VisuallyHidden>what was paid {momentWords(payment.paidAt)}</VisuallyHidden>
        </Button>
      ) : (
        ''
      ),
  }) as const;

function leftOf({ amountCents, refundedCents }: Payment): number {
  return amountCents - refundedCents;
}
