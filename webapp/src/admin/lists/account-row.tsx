import { adminEndpoints } from '@creditfix/shared/admin';
import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { Button, Group, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  AskFirst,
  callApi,
  dataOf,
  dateWords,
  dayWords,
  StatusTag,
  useKeptFocus,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { byContract, DayField, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffRole } from '../staff-role.ts';
import { tellDone } from '../told.tsx';
import { Quiet } from '../words.tsx';
import { AccountFlags, type AdminAccount } from './account-flags.tsx';

interface GrantProProps {
  readonly account: AdminAccount;
  readonly onGranted: (account: AdminAccount) => void;
  readonly onCancel: () => void;
}

/** Pro without payment, until a day or for good, with the reason on record. */
function GrantPro({ account, onGranted, onCancel }: GrantProProps) {
  const [span, setSpan] = useState<Span>('1');
  const form = useStaffForm<{ until: string | null; reason: string }, AdminAccount>({
    initialValues: { until: afterMonths(account, 1), reason: '' },
    validate: byContract(adminEndpoints.grantPro.body, {
      until: 'Choose the last day.',
      reason: 'Say why.',
    }),
    send: async (body) =>
      await dataOf(callApi(adminEndpoints.grantPro, { params: { id: account.id }, body })),
    onDone: onGranted,
  });
  const { until } = form.values;
  return (
    <StaffForm
      form={form}
      label={`Give Pro to ${account.email}`}
      action="Give Pro"
      busyLabel="Giving Pro…"
      onCancel={onCancel}
    >
      <Radio.Group
        label="For how long"
        value={span}
        onChange={(chosen) => {
          setSpan(chosen as Span);
          const months = Number(chosen);
          form.set('until', chosen === 'good' ? null : months ? afterMonths(account, months) : '');
        }}
      >
        {spans.map(([value, label]) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </Radio.Group>
      {until !== null && span !== 'day' && <Quiet>Through {dateWords(until)}.</Quiet>}
      {until !== null && span === 'day' && (
        <DayField {...form.field('until')} value={until} label="Last day of Pro" maw="20rem" />
      )}
      <TextInput
        {...form.field('reason')}
        label="Reason"
        description="Kept with the account, for whoever looks next."
        autoComplete="off"
        maxLength={500}
      />
    </StaffForm>
  );
}

const spans = [
  ['1', 'One month'],
  ['3', 'Three months'],
  ['12', 'A year'],
  ['day', 'Until a day'],
  ['good', 'For good'],
] as const;
type Span = (typeof spans)[number][0];

/** So many months from today, or from the end of the Pro that was given before. */
function afterMonths({ grantEndsAt }: AdminAccount, months: number): string {
  const from = calendarDateAt(new Date(grantEndsAt ?? Date.now()), BUSINESS_TIME_ZONE);
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

interface AccountRowProps {
  readonly account: AdminAccount;
  readonly onChanged: (account: AdminAccount) => void;
}

/** The plan of an account and why, what is flagged, and what an administrator can do. */
export function AccountRow({ account, onChanged }: AccountRowProps) {
  const [step, setStep] = useState<'shown' | 'granting' | 'withdrawing' | 'giving'>('shown');
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const mayGrant = useStaffRole() === 'administrator';
  const { id, email, source, subscriptionTier } = account;
  const changed = (now: AdminAccount) => {
    setStep('shown');
    onChanged(now);
  };
  const withdraw = async (): Promise<string | undefined> => {
    const answer = await callApi(adminEndpoints.withdrawPro, { params: { id } });
    if (!answer.ok) return answer.problem.error;
    changed(answer.data);
    return undefined;
  };
  return (
    <li {...keptFocus}>
      <Group gap="0.25rem 1.5rem" py="0.25rem">
        <Group gap="sm">
          <StatusTag tone={subscriptionTier === 'pro' ? 'done' : 'quiet'}>
            {subscriptionTier.toUpperCase()}
          </StatusTag>
          <Quiet>{sourceWords(account)}</Quiet>
        </Group>
        {step === 'shown' && (
          <Button variant="subtle" onClick={() => setStep('giving')}>
            Give one more letter <VisuallyHidden>to {email}</VisuallyHidden>
          </Button>
        )}
        {mayGrant && step === 'shown' && subscriptionTier === 'free' && (
          <Button variant="subtle" onClick={() => setStep('granting')}>
            Give Pro <VisuallyHidden>to {email}</VisuallyHidden>
          </Button>
        )}
        {mayGrant && step === 'shown' && source === 'grant' && account.grantEndsAt && (
          <Button variant="subtle" onClick={() => setStep('granting')}>
            Give more months <VisuallyHidden>of Pro to {email}</VisuallyHidden>
          </Button>
        )}
        {mayGrant && step === 'shown' && source === 'grant' && (
          <Button variant="subtle" onClick={() => setStep('withdrawing')}>
            Take Pro back <VisuallyHidden>from {email}</VisuallyHidden>
          </Button>
        )}
      </Group>
      {step === 'giving' && (
        <GiveLetter
          id={id}
          email={email}
          onDone={() => changed(account)}
          onCancel={() => setStep('shown')}
        />
      )}
      {step === 'granting' && (
        <GrantPro account={account} onGranted={changed} onCancel={() => setStep('shown')} />
      )}
      {step === 'withdrawing' && (
        <AskFirst
          question={`Take Pro back from ${email}?`}
          action="Take Pro back"
          busyLabel="Taking it back…"
          keep="Leave it"
          onAction={withdraw}
          onKeep={() => setStep('shown')}
        >
          The account goes on with the free plan. Letters stay.
        </AskFirst>
      )}
      <AccountFlags
        flags={account.flags}
        onCleared={(flagId) =>
          onChanged({ ...account, flags: account.flags.filter((flag) => flag.id !== flagId) })
        }
      />
    </li>
  );
}

function sourceWords({ source, grantEndsAt }: AdminAccount): string {
  if (source === 'subscription') return 'Paid subscription';
  if (source === 'grant')
    return grantEndsAt ? `Given until ${dayWords(grantEndsAt)}` : 'Given for good';
  return '';
}

interface GiveLetterProps {
  readonly id: string;
  readonly email: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** One more letter as goodwill, with the reason on record. It can be taken back as long as the note about it is on screen. */
function GiveLetter({ id, email, onDone, onCancel }: GiveLetterProps) {
  const takeBack = async (giftId: string) => {
    const answer = await callApi(adminEndpoints.withdrawLetter, { params: { id: giftId } });
    tellDone(answer.ok ? 'The letter is taken back' : answer.problem.error);
  };
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: byContract(adminEndpoints.giveLetter.body, { reason: 'Say why.' }),
    send: async (body) =>
      await dataOf(callApi(adminEndpoints.giveLetter, { params: { id }, body })),
    onDone: ({ giftId, left, renewsOn }) => {
      const count = left === 1 ? 'one letter' : `${left} letters`;
      tellDone('One more letter is given', {
        text: `${email} can write ${count} until ${dateWords(renewsOn)}, and is told by email.`,
        undo: () => void takeBack(giftId),
      });
      onDone();
    },
  });
  return (
    <StaffForm
      form={form}
      label={`Give ${email} one more letter`}
      action="Give one letter"
      busyLabel="Giving it…"
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('reason')}
        label="Reason"
        description="Kept with the account. The letter counts until the plan gives new ones."
        autoComplete="off"
        maxLength={500}
      />
    </StaffForm>
  );
}
