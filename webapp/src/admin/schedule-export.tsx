import {
  exportEndpoints,
  oversightEndpoints,
  type ExportFormat,
  type ExportKind,
} from '@creditfix/shared/admin';
import { useState, type FormEvent } from 'react';
import { Button, Notice, SelectField, callApi, queryOf, useQuery } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';

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

/** Asks for an export in the background: of everything, or of what a saved filter leaves. */
export function ScheduleExport({ onAsked }: { readonly onAsked: () => void }) {
  const [kind, setKind] = useState<ExportKind>('users');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [which, setWhich] = useState('');
  const [every, setEvery] = useState<'once' | 'week'>('once');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { data } = useQuery(queryOf(oversightEndpoints.savedFilters));
  const saved = data?.filters.filter((each) => each.kind === kind) ?? [];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const filter = saved.find(({ id }) => id === which)?.query ?? {};
    const answer = await callApi(exportEndpoints.scheduleExport, {
      body: { kind, format, every, filter },
    });
    setBusy(false);
    setTrouble(
      answer.ok ? undefined : (answer.problem.fields?.[0]?.message ?? answer.problem.error),
    );
    if (answer.ok) onAsked();
  };
  return (
    <form className={classes.search} onSubmit={(event) => void submit(event)}>
      <SelectField
        id="export-kind"
        label="What"
        options={kinds}
        value={kind}
        onChange={(value) => {
          setKind(value as ExportKind);
          setWhich('');
        }}
      />
      {saved.length > 0 && (
        <SelectField
          id="export-which"
          label="Which"
          placeholder={`All ${kind}`}
          options={saved.map(({ id, name }) => ({ value: id, label: name }))}
          value={which}
          onChange={setWhich}
        />
      )}
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
