import { adminEndpoints, type adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  addressOf,
  callApi,
  dataOf,
  dateWords,
  dayWords,
  momentWords,
  StatusTag,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import { byContract, DayField, StaffForm, useStaffForm } from '../staff-form.tsx';
import { Quiet } from '../words.tsx';

type Contract = NonNullable<DataOf<typeof adminListEndpoints.adminUser>['contract']>;

interface ContractPartProps {
  readonly userId: string;
  readonly email: string;
  readonly contract: Contract;
  readonly onChanged: () => void;
}

/** A person's newest contract: its days, the records for a regulator, and a cancellation that came by mail or telephone. */
export function ContractPart({ userId, email, contract, onChanged }: ContractPartProps) {
  const [step, setStep] = useState<'shown' | 'cancelling' | 'taking'>('shown');
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const close = () => setStep('shown');
  const isOpen = contract.cancelledAt === null && contract.endedAt === null;
  return (
    <Stack {...keptFocus} gap="sm">
      <Group gap="sm">
        <StatusTag tone={isOpen ? 'done' : 'quiet'}>{isOpen ? 'Signed' : 'Over'}</StatusTag>
        <Quiet>{contractWords(contract)}</Quiet>
      </Group>
      {step === 'shown' && (
        <Group gap="xs">
          {isOpen && (
            <Button variant="subtle" onClick={() => setStep('cancelling')}>
              Note a cancellation
            </Button>
          )}
          <Button variant="subtle" onClick={() => setStep('taking')}>
            Download the records
          </Button>
        </Group>
      )}
      {step === 'cancelling' && (
        <NoteCancellation
          userId={userId}
          email={email}
          onDone={() => {
            close();
            onChanged();
          }}
          onCancel={close}
        />
      )}
      {step === 'taking' && <TakeRecords userId={userId} onCancel={close} />}
    </Stack>
  );
}

const HOW: Readonly<Record<NonNullable<Contract['cancelledBy']>, string>> = {
  click: 'by a click',
  deletion: 'with the account',
  mail: 'by mail',
  telephone: 'by telephone',
};

function contractWords({
  signedAt,
  lastDay,
  cancelledAt,
  cancelledBy,
  cancelGivenOn,
  endedAt,
}: Contract): string {
  const signed = `Signed ${momentWords(signedAt)}, could be canceled through ${dateWords(lastDay)}.`;
  if (cancelledAt) {
    const given = cancelGivenOn ? `, notice given on ${dateWords(cancelGivenOn)}` : '';
    return `${signed} Canceled ${dayWords(cancelledAt)} ${cancelledBy ? HOW[cancelledBy] : ''}${given}.`;
  }
  return endedAt ? `${signed} Ended ${dayWords(endedAt)}.` : signed;
}

interface NoteCancellationProps {
  readonly userId: string;
  readonly email: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function NoteCancellation({ userId, email, onDone, onCancel }: NoteCancellationProps) {
  const form = useStaffForm<{ by: string; givenOn: string; note: string }, unknown>({
    initialValues: { by: 'mail', givenOn: '', note: '' },
    validate: byContract(adminEndpoints.cancelContractFor.body, {
      givenOn: 'Choose the day.',
      note: 'Say what came in.',
    }),
    send: async ({ by, ...body }) =>
      await dataOf(
        callApi(adminEndpoints.cancelContractFor, {
          params: { id: userId },
          body: { ...body, by: by === 'telephone' ? by : 'mail' },
        }),
      ),
    onDone,
  });
  const { by, givenOn } = form.values;
  return (
    <StaffForm
      form={form}
      label={`Cancel the contract of ${email}`}
      action="Cancel the contract"
      busyLabel="Canceling the contract…"
      onCancel={onCancel}
    >
      <Radio.Group label="How it came" value={by} onChange={(way) => form.set('by', way)}>
        <Radio value="mail" label="By mail" />
        <Radio value="telephone" label="By telephone" />
      </Radio.Group>
      <DayField
        {...form.field('givenOn')}
        value={givenOn}
        label={by === 'mail' ? 'Day it was mailed' : 'Day of the call'}
        description={
          by === 'mail' ? 'By its postmark. If nobody can read it, the day it came in.' : undefined
        }
        maw="20rem"
      />
      <TextInput
        {...form.field('note')}
        label="What came in"
        description="Kept in the audit log. What was charged since the signing goes back, and the person is told."
        autoComplete="off"
        maxLength={500}
      />
    </StaffForm>
  );
}

/** The records hold whole contracts: why they are taken stands in the audit log. */
function TakeRecords({
  userId,
  onCancel,
}: {
  readonly userId: string;
  readonly onCancel: () => void;
}) {
  const [reason, setReason] = useState('');
  const request = { params: { id: userId }, query: { reason } };
  return (
    <Stack gap="sm" maw="34rem">
      <TextInput
        label="Why do you take these records?"
        description="Kept in the audit log with your name."
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        autoComplete="off"
        maxLength={300}
      />
      <Group gap="xs">
        {reason.trim() !== '' && (
          <Button
            component="a"
            variant="filled"
            href={addressOf(adminEndpoints.contractRecords, request)}
            download
          >
            Download the records
          </Button>
        )}
        <Button variant="subtle" onClick={onCancel}>
          Leave it
        </Button>
      </Group>
    </Stack>
  );
}
