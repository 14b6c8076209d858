import { adminEndpoints } from '@creditfix/shared/admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Button,
  ErrorSummary,
  Notice,
  RadioField,
  TextField,
  callApi,
  type FieldProblem,
} from '#webapp/kit/index.ts';
import type { AdminAccount } from './admin-accounts.ts';
import classes from './deed-form.module.css';

interface GrantProProps {
  readonly account: AdminAccount;
  readonly onGranted: (account: AdminAccount) => void;
  readonly onCancel: () => void;
}

/** Pro without payment, until a day or for good, with the reason on record. */
export function GrantPro({ account, onGranted, onCancel }: GrantProProps) {
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
      <RadioField
        label="For how long"
        value={span}
        onChange={setSpan}
        options={[
          { value: 'day', label: 'Until a day' },
          { value: 'good', label: 'For good' },
        ]}
      />
      {span === 'day' && (
        <TextField
          id={ids.until}
          type="date"
          label="Last day of Pro"
          size="medium"
          value={until}
          error={errorOf(ids.until)}
          onChange={setUntil}
        />
      )}
      <TextField
        id={ids.reason}
        label="Reason"
        hint="Kept with the account, for whoever looks next."
        maxLength={500}
        value={reason}
        error={errorOf(ids.reason)}
        onChange={setReason}
      />
      <div className={classes.answers}>
        <Button type="submit" look="deed" busyLabel={busy && 'Giving Pro…'}>
          Give Pro
        </Button>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
