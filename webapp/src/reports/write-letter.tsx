import { itemTypeLabels, type ItemType } from '@creditfix/shared/letters';
import {
  startFacts,
  valueOf,
  type CreditReport,
  type Fact,
  type SourceLine,
  type StartFact,
  type StartField,
  type Tradeline,
} from '@creditfix/shared/reports';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { BusyButton, Notice, VisuallyHidden, pathInApp, useSignedIn } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import classes from './reports.module.css';

/** Begins a letter with what the person confirmed. @returns false if it could not be begun */
export type StartLetter = (
  bureau: CreditReport['bureau'],
  confirmed: readonly StartFact[],
) => Promise<boolean>;

interface WriteLetterProps {
  readonly report: CreditReport;
  readonly tradeline: Tradeline;
  readonly onStartLetter: StartLetter;
}

/** Shows each fact beside its line; only what the person says is right leaves this device. */
export function WriteLetter({ report, tradeline, onStartLetter }: WriteLetterProps) {
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const [right, setRight] = useState<ReadonlySet<StartField>>(new Set());
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const facts = startFacts(report, tradeline);
  if (!open) {
    return (
      <Button variant="default" className={classes.action} onClick={() => setOpen(true)}>
        {words.write}
        <VisuallyHidden>: {named(tradeline)}</VisuallyHidden>
      </Button>
    );
  }
  if (!signedIn) {
    return (
      <Notice tone="info" title={words.signInFirst.title} live>
        <p>{words.signInFirst.text}</p>
        <a href={pathInApp('/login')} target="_blank" rel="noopener">
          {words.signInFirst.action}
        </a>
      </Notice>
    );
  }
  const begin = async () => {
    setState('busy');
    const begun = await onStartLetter(
      report.bureau,
      facts.filter(({ field }) => right.has(field)),
    );
    if (!begun) setState('failed');
  };
  return (
    <fieldset className={classes.confirm}>
      <legend>{words.confirm.title}</legend>
      <p className={classes.quiet}>{words.confirm.text}</p>
      {facts.map(({ field, value, source }) => (
        <Checkbox
          key={field}
          checked={right.has(field)}
          label={words.confirm.fact(words.confirm.fields[field], shownFact(field, value))}
          description={<Quoted line={source} />}
          onChange={() => setRight((now) => toggled(now, field))}
        />
      ))}
      <div className={classes.ways}>
        <Button variant="subtle" onClick={() => setRight(new Set(facts.map(({ field }) => field)))}>
          {words.confirm.all}
        </Button>
        <BusyButton busyLabel={state === 'busy' && words.confirm.busy} onClick={() => void begin()}>
          {words.confirm.go}
        </BusyButton>
        <Button variant="subtle" onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
      </div>
      {state === 'failed' && <Notice tone="error" title={words.confirm.failed} />}
    </fieldset>
  );
}

function toggled(now: ReadonlySet<StartField>, field: StartField): ReadonlySet<StartField> {
  const next = new Set(now);
  if (!next.delete(field)) next.add(field);
  return next;
}

function shownFact(field: StartField, value: string): string {
  if (field === 'itemType') return itemTypeLabels[value as ItemType];
  return field === 'reportDate' ? words.date(value) : value;
}

export function Quoted({ line }: { readonly line: SourceLine }) {
  return (
    <>
      <q>{line.text}</q> <span className={classes.quiet}>{words.page(line.page)}</span>
    </>
  );
}

export function named({ facts }: Tradeline): string {
  const ending = valueOf(facts.accountNumber);
  const creditor = written(facts.creditor);
  return ending ? words.ending(creditor, ending) : creditor;
}

export function written(fact: Fact<string | number>): string {
  if (fact.state === 'not_reported') return words.notReported;
  if (fact.state === 'unread') return words.unread;
  return typeof fact.value === 'number' ? words.money(fact.value) : words.date(fact.value);
}
