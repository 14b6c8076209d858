import { adminEndpoints } from '@creditfix/shared/admin';
import { Button, Radio, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  AskFirst,
  BusyButton,
  callApi,
  dayWords,
  ErrorSummary,
  type FieldProblem,
  Notice,
  onText,
  StatusTag,
  useKeptFocus,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import adminDashboardClasses from '../admin-dashboard.module.css';
import classes from '../action-form.module.css';
import { useStaffRole } from '../staff-role.ts';
import { AccountFlags, type AdminAccount } from './account-flags.tsx';

interface GrantProProps {
  readonly account: AdminAccount;
  readonly onGranted: (account: AdminAccount) => void;
  readonly onCancel: () => void;
}

/** Pro without payment, until a day or for good, with the reason on record. */
function GrantPro({ account, onGranted, onCancel }: GrantProProps) {
  const [span, setSpan] = useState<'good' | 'day'>('day');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);
  const ids = { until: `until-${account.id}`, reason: `reason-${account.id}` };

  const grant = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTrouble(undefined);
    setAttempt(attempt + 1);
    const missing = [
      ...(span === 'day' && until === ''
        ? [{ fieldId: ids.until, message: 'Choose the last day.' }]
        : []),
      ...(reason.trim() === '' ? [{ fieldId: ids.reason, message: 'Say why.' }] : []),
    ];
    setProblems(missing);
    if (missing.length > 0) return;
    setBusy(true);
    const answer = await callApi(adminEndpoints.grantPro, {
      params: { id: account.id },
      body: { until: span === 'day' ? until : null, reason },
    });
    setBusy(false);
    if (answer.ok) return onGranted(answer.data);
    const { fields = [], error } = answer.problem;
    const faults = fields.map(({ path, message }) => ({
      fieldId: path === 'until' ? ids.until : ids.reason,
      message,
    }));
    setProblems(faults);
    setTrouble(faults.length > 0 ? undefined : error);
  };
  const errorOf = (fieldId: string) =>
    problems.find((problem) => problem.fieldId === fieldId)?.message;

  return (
    <form
      ref={form}
      tabIndex={-1}
      className={classes.form}
      noValidate
      aria-label={`Give Pro to ${account.email}`}
      onSubmit={(event) => void grant(event)}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {trouble && <Notice tone="error" title={trouble} />}
      <Radio.Group label="For how long" value={span} onChange={setSpan}>
        <Radio value="day" label="Until a day" />
        <Radio value="good" label="For good" />
      </Radio.Group>
      {span === 'day' && (
        <TextInput
          id={ids.until}
          type="date"
          label="Last day of Pro"
          data-size="medium"
          value={until}
          error={errorOf(ids.until)}
          onChange={onText(setUntil)}
        />
      )}
      <TextInput
        id={ids.reason}
        label="Reason"
        description="Kept with the account, for whoever looks next."
        maxLength={500}
        value={reason}
        error={errorOf(ids.reason)}
        onChange={onText(setReason)}
      />
      <div className={classes.answers}>
        <BusyButton type="submit" variant="filled" busyLabel={busy && 'Giving Pro…'}>
          Give Pro
        </BusyButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface AccountRowProps {
  readonly account: AdminAccount;
  readonly onChanged: (account: AdminAccount) => void;
  /** On the page of this account, which says whose it is. */
  readonly isAlone?: boolean;
}

/** One account: who, which plan and why, what is flagged, and what an administrator can do. */
export function AccountRow({ account, onChanged, isAlone = false }: AccountRowProps) {
  const [step, setStep] = useState<'shown' | 'granting' | 'withdrawing'>('shown');
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const mayGrant = useStaffRole() === 'administrator';
  const { id, email, firstName, lastName, source, subscriptionTier, createdAt } = account;
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'No name';
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
    <li {...keptFocus} className={adminDashboardClasses.account}>
      <div className={adminDashboardClasses.line}>
        {!isAlone && (
          <div className={adminDashboardClasses.person}>
            <p className={adminDashboardClasses.email}>{email}</p>
            <p className={adminDashboardClasses.quiet}>{name}</p>
          </div>
        )}
        <p className={adminDashboardClasses.plan}>
          <StatusTag tone={subscriptionTier === 'pro' ? 'done' : 'quiet'}>
            {subscriptionTier.toUpperCase()}
          </StatusTag>
          <span className={adminDashboardClasses.quiet}>{sourceWords(account)}</span>
        </p>
        {!isAlone && <p className={adminDashboardClasses.quiet}>Joined {dayWords(createdAt)}</p>}
        <div className={adminDashboardClasses.actions}>
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
