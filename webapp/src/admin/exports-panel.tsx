import { exportEndpoints, type ExportFormat, type ExportKind } from '@creditfix/shared/admin';
import { useState, type FormEvent } from 'react';
import { Answered, Button, Notice, SelectField, callApi, useAnswer } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { ExportLists } from './export-lists.tsx';
import { useSignedOut } from './use-signed-out.ts';

const askExports = (signal: AbortSignal) => callApi(exportEndpoints.listExports, { signal });

/** Exports that are made in the background and fetched here; the email about them leads to this tab. */
export function ExportsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useAnswer(askExports);
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-labelledby="exports-heading">
      <h2 id="exports-heading" className={classes.heading}>
        Exports
      </h2>
      <p className={`${classes.quiet} ${classes.told}`}>
        These are made in the background, with names and addresses cut short. We email you a link;
        the file waits here for 7 days.
      </p>
      <Schedule onAsked={answer.refresh} />
      <Answered answer={answer} what="the exports" lines={5}>
        {(listed) => <ExportLists listed={listed} onChanged={answer.refresh} />}
      </Answered>
    </section>
  );
}

const kinds = [
  { value: 'users', label: 'Users' },
  { value: 'letters', label: 'Letters' },
] as const;
const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'jsonl', label: 'JSON Lines' },
  { value: 'xlsx', label: 'Excel' },
] as const;
const times = [
  { value: 'once', label: 'Once, now' },
  { value: 'week', label: 'Each Monday at 7:00 AM Eastern' },
] as const;

function Schedule({ onAsked }: { readonly onAsked: () => void }) {
  const [kind, setKind] = useState<ExportKind>('users');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [every, setEvery] = useState<'once' | 'week'>('once');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await callApi(exportEndpoints.scheduleExport, { body: { kind, format, every } });
    setBusy(false);
    setTrouble(answer.ok ? undefined : answer.problem.error);
    if (answer.ok) onAsked();
  };
  return (
    <form className={classes.search} onSubmit={(event) => void submit(event)}>
      <SelectField
        id="export-kind"
        label="What"
        options={kinds}
        value={kind}
        onChange={(value) => setKind(value as ExportKind)}
      />
      <SelectField
        id="export-format"
        label="As"
        options={formats}
        value={format}
        onChange={(value) => setFormat(value as ExportFormat)}
      />
      <SelectField
        id="export-every"
        label="When"
        options={times}
        value={every}
        onChange={(value) => setEvery(value as 'once' | 'week')}
      />
      <Button type="submit" look="deed" busyLabel={busy && 'Asking…'}>
        Make it
      </Button>
      {trouble && <Notice tone="error" title={trouble} live />}
    </form>
  );
}
