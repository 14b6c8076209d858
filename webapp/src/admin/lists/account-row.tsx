import { adminEndpoints } from '@creditfix/shared/admin';
import { Button, Group, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  AskFirst,
  callApi,
  dataOf,
  dayWords,
  StatusTag,
  useKeptFocus,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { byContract, DayField, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffRole } from '../staff-role.ts';
import { Quiet } from '../words.tsx';
import { AccountFlags, type AdminAccount } from './account-flags.tsx';
import classes from './lists.module.css';

interface GrantProProps {
  readonly account: AdminAccount;
  readonly onGranted: (account: AdminAccount) => void;
  readonly onCancel: () => void;
}

/** Pro without payment, until a day or for good, with the reason on record. */
function GrantPro({ account, onGranted, onCancel }: GrantProProps) {
  const form = useStaffForm<{ until: string | null; reason: string }, AdminAccount>({
    initialValues: { until: '', reason: '' },
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
        value={until === null ? 'good' : 'day'}
        onChange={(span) => form.set('until', span === 'good' ? null : '')}
      >
        <Radio value="day" label="Until a day" />
        <Radio value="good" label="For good" />
      </Radio.Group>
      {until !== null && (
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

interface AccountRowProps {
  readonly account: AdminAccount;
  readonly onChanged: (account: AdminAccount) => void;
}

/** The plan of an account and why, what is flagged, and what an administrator can do. */
export function AccountRow({ account, onChanged }: AccountRowProps) {
  const [step, setStep] = useState<'shown' | 'granting' | 'withdrawing'>('shown');
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
      <div className={classes.line}>
        <Group gap="sm">
          <StatusTag tone={subscriptionTier === 'pro' ? 'done' : 'quiet'}>
            {subscriptionTier.toUpperCase()}
          </StatusTag>
          <Quiet>{sourceWords(account)}</Quiet>
        </Group>
        {mayGrant && step === 'shown' && subscriptionTier === 'free' && (
          <Button variant="subtle" onClick={() => setStep('granting')}>
            Give Pro <VisuallyHidden>to {email}</VisuallyHidden>
          </Button>
        )}
        {mayGrant && step === 'shown' && source === 'grant' && (
          <Button variant="subtle" onClick={() => setStep('withdrawing')}>
            Take Pro back <VisuallyHidden>from {email}</VisuallyHidden>
          </Button>
        )}
      </div>
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
