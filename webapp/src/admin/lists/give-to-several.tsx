import { adminEndpoints } from '@creditfix/shared/admin';
import { addDays, BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi, dataOf, dateWords } from '#webapp/kit/index.ts';
import { byContract, DayField, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffRole } from '../staff-role.ts';
import { tellDone } from '../told.tsx';

interface GiveToSeveralProps {
  readonly people: readonly { readonly id: string; readonly email: string }[];
  readonly onDone: () => void;
}

/** One more letter, or Pro until a day, for everybody who is selected. It can be taken back as long as the note about it is on screen. */
export function GiveToSeveral({ people, onDone }: GiveToSeveralProps) {
  const [step, setStep] = useState<'chosen' | 'letter' | 'pro'>('chosen');
  const isAdministrator = useStaffRole() === 'administrator';
  const form = { people, onDone, onCancel: () => setStep('chosen') };
  return (
    <Stack role="group" aria-label="The people who are selected" gap="sm" mb="md">
      {step === 'chosen' && (
        <Group gap="xs">
          <Text span size="sm">
            {howMany(people.length)} selected
          </Text>
          <Button onClick={() => setStep('letter')}>Give one more letter</Button>
          {isAdministrator && <Button onClick={() => setStep('pro')}>Give Pro</Button>}
          <Button variant="subtle" onClick={onDone}>
            Clear the selection
          </Button>
        </Group>
      )}
      {step === 'letter' && <GiveLetters {...form} />}
      {step === 'pro' && <GiveMonths {...form} />}
    </Stack>
  );
}

interface GiveFormProps extends GiveToSeveralProps {
  readonly onCancel: () => void;
}

function GiveLetters({ people, onDone, onCancel }: GiveFormProps) {
  const takeBack = async (giftIds: string[]) => {
    const answer = await callApi(adminEndpoints.withdrawLetters, { body: { giftIds } });
    tellDone(
      answer.ok ? `Taken back from ${howMany(answer.data.withdrawn)}` : answer.problem.error,
    );
  };
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: byContract(adminEndpoints.giveLetter.body, { reason: 'Say why.' }),
    send: async ({ reason }) => {
      const body = { ids: people.map(({ id }) => id), reason };
      return await dataOf(callApi(adminEndpoints.giveLetters, { body }));
    },
    onDone: ({ giftIds, leftOut }) => {
      tellDone(`${howMany(giftIds.length)} got one more letter`, {
        text: leftOutWords(leftOut, 'got as many as can be given'),
        ...(giftIds.length > 0 && { undo: () => void takeBack(giftIds) }),
      });
      onDone();
    },
  });
  return (
    <StaffForm
      form={form}
      label="Give one more letter to everybody who is selected"
      action={`Give a letter to ${howMany(people.length)}`}
      busyLabel="Giving them…"
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('reason')}
        label="Reason"
        description="Kept with each account. Everybody is told by email."
        autoComplete="off"
        maxLength={500}
      />
    </StaffForm>
  );
}

const MONTH = 30;

function inAMonth(): string {
  return addDays(calendarDateAt(new Date(), BUSINESS_TIME_ZONE), MONTH);
}

function GiveMonths({ people, onDone, onCancel }: GiveFormProps) {
  const ids = people.map(({ id }) => id);
  const takeBack = async (grantIds: string[]) => {
    const answer = await callApi(adminEndpoints.withdrawProFromMany, { body: { ids, grantIds } });
    tellDone(
      answer.ok ? `Taken back from ${howMany(answer.data.withdrawn)}` : answer.problem.error,
    );
  };
  const form = useStaffForm({
    initialValues: { until: inAMonth(), reason: '' },
    validate: byContract(adminEndpoints.grantPro.body, {
      until: 'Choose the last day.',
      reason: 'Say why.',
    }),
    send: async (values) =>
      await dataOf(callApi(adminEndpoints.grantProToMany, { body: { ids, ...values } })),
    onDone: ({ grantIds, leftOut }) => {
      tellDone(`${howMany(grantIds.length)} got Pro until ${dateWords(form.values.until)}`, {
        text: leftOutWords(leftOut, 'had Pro already'),
        ...(grantIds.length > 0 && { undo: () => void takeBack(grantIds) }),
      });
      onDone();
    },
  });
  return (
    <StaffForm
      form={form}
      label="Give Pro to everybody who is selected"
      action={`Give Pro to ${howMany(people.length)}`}
      busyLabel="Giving Pro…"
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('reason')}
        label="Reason"
        description="Kept with each account. Everybody is told by email."
        autoComplete="off"
        maxLength={500}
      />
      <DayField
        {...form.field('until')}
        value={form.values.until}
        label="Last day of Pro"
        maw="20rem"
      />
    </StaffForm>
  );
}

const howMany = (count: number) => (count === 1 ? '1 person' : `${count} people`);

function leftOutWords(count: number, why: string): string {
  return count === 0 ? 'Everybody is told by email.' : `Left out: ${howMany(count)}, who ${why}.`;
}
