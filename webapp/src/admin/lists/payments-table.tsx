import { adminEndpoints, type adminListEndpoints } from '@creditfix/shared/admin';
import { dollars } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type ApiProblem,
  BusyButton,
  callApi,
  dayWords,
  ErrorSummary,
  type FieldProblem,
  momentWords,
  Notice,
  onText,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import classes from '../action-form.module.css';
import { useStaffRole } from '../staff-role.ts';
import { StaffTable } from './staff-table.tsx';

interface RefundFormProps {
  readonly paymentId: string;
  readonly leftCents: number;
  /** The day on which it was paid. */
  readonly paidOn: string;
  /** What was asked for, in words. */
  readonly onAsked: (words: string) => void;
  readonly onCancel: () => void;
}

/** Pays a payment back, in full or in part, with the reason on record. */
function RefundForm({ paymentId, leftCents, paidOn, onAsked, onCancel }: RefundFormProps) {
  const [amount, setAmount] = useState((leftCents / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);

  const refund = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTrouble(undefined);
    setAttempt(attempt + 1);
    const amountCents = centsOf(amount);
    const missing = faultsOf(amountCents, { leftCents, reason });
    setProblems(missing);
    if (missing.length > 0) return;
    setBusy(true);
    const answer = await callApi(adminEndpoints.refundPayment, {
      params: { id: paymentId },
      body: { amountCents, reason },
    });
    setBusy(false);
    if (answer.ok) onAsked(`${dollars(answer.data.amountCents)} is on its way back`);
    else setTrouble(troubleOf(answer.problem));
  };
  const errorOf = (fieldId: string) =>
    problems.find((problem) => problem.fieldId === fieldId)?.message;

  return (
    <form
      ref={form}
      tabIndex={-1}
      className={classes.form}
      noValidate
      aria-label="Pay back"
      onSubmit={(event) => void refund(event)}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {trouble && <Notice tone="error" title={trouble} live />}
      <TextInput
        id={AMOUNT}
        label="Amount in dollars"
        description={`At most ${dollars(leftCents)} of what was paid on ${paidOn}. It goes back to the card that paid.`}
        data-size="medium"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={amount}
        error={errorOf(AMOUNT)}
        onChange={onText(setAmount)}
      />
      <TextInput
        id={REASON}
        label="Reason"
        description="Kept with the payment, for whoever looks next."
        autoComplete="off"
        maxLength={500}
        value={reason}
        error={errorOf(REASON)}
        onChange={onText(setReason)}
      />
      <div className={classes.answers}>
        <BusyButton type="submit" variant="filled" busyLabel={busy && 'Paying back…'}>
          Pay it back
        </BusyButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const AMOUNT = 'refund-amount';
const REASON = 'refund-reason';

/** What customers are told of payments that are off would mislead the staff. */
function troubleOf({ code, error, fields }: ApiProblem): string {
  if (code === 'billing.payments_off')
    return 'Stripe is not set up on this server, so nothing can be paid back from here.';
  return fields?.[0]?.message ?? error;
}

/** "19.99" and "$5"; anything else is no amount. */
function centsOf(text: string): number {
  const [, whole, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

function faultsOf(
  amountCents: number,
  { leftCents, reason }: { readonly leftCents: number; readonly reason: string },
): FieldProblem[] {
  const isAmount = amountCents > 0 && amountCents <= leftCents;
  const message = `Type an amount up to ${dollars(leftCents)}, like ${(leftCents / 100).toFixed(2)}.`;
  return [
    ...(isAmount ? [] : [{ fieldId: AMOUNT, message }]),
    ...(reason.trim() === '' ? [{ fieldId: REASON, message: 'Say why.' }] : []),
  ];
}

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
        columns={mayRefund ? [...columns, actionColumn(choose)] : columns}
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

const actionColumn = (onChoose: (payment: Payment) => void) =>
  ({
    head: 'Refund',
    cell: (payment: Payment) =>
      leftOf(payment) > 0 && payment.status !== 'disputed' ? (
        <Button variant="subtle" onClick={() => onChoose(payment)}>
          Pay back <VisuallyHidden>what was paid {momentWords(payment.paidAt)}</VisuallyHidden>
        </Button>
      ) : (
        ''
      ),
  }) as const;

function leftOf({ amountCents, refundedCents }: Payment): number {
  return amountCents - refundedCents;
}
