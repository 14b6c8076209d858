import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Notice, TextField } from '#webapp/kit/index.ts';
import classes from './print-queue.module.css';
import styles from './deed-form.module.css';
import {
  inFours,
  isFault,
  markAsMailed,
  type EntryFault,
  type QueuedMailpiece,
} from './staff-mail.ts';

interface CorrectMailingProps {
  readonly mailpiece: QueuedMailpiece;
  readonly onDone: (mailpiece: QueuedMailpiece) => void;
  readonly onCancel: () => void;
}

/** What was entered for a letter can be put right until it is delivered. */
export function CorrectMailing({ mailpiece, onDone, onCancel }: CorrectMailingProps) {
  const { id, reference, mailClass, trackingNumber, costCents } = mailpiece;
  const [number, setNumber] = useState(inFours(trackingNumber ?? ''));
  const [mailedOn, setMailedOn] = useState(mailpiece.mailedOn ?? '');
  const [cost, setCost] = useState(costCents === null ? '' : (costCents / 100).toFixed(2));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<EntryFault>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);

  const correct = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const outcome = await markAsMailed(mailpiece, { number, mailedOn, cost });
    setBusy(false);
    if (isFault(outcome)) return setFault(outcome);
    return onDone(outcome);
  };
  const errorOf = (field: string) => (fault?.field === field ? fault.text : undefined);
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      data-on="sheet"
      noValidate
      aria-label={`Correct letter ${reference}`}
      onSubmit={(event) => void correct(event)}
    >
      {fault && fault.field === undefined && <Notice tone="error" title={fault.text} />}
      <TextField
        id={`right-number-${id}`}
        label="Tracking number"
        optional={mailClass === 'first_class'}
        maxLength={60}
        autoComplete="off"
        value={number}
        error={errorOf('trackingNumber')}
        onChange={setNumber}
      />
      <TextField
        id={`right-day-${id}`}
        type="date"
        label="Mailed on"
        size="medium"
        value={mailedOn}
        error={errorOf('mailedOn')}
        onChange={setMailedOn}
      />
      <TextField
        id={`right-cost-${id}`}
        label="Paid at the post office"
        optional
        size="medium"
        inputMode="decimal"
        maxLength={12}
        value={cost}
        error={errorOf('costCents')}
        onChange={setCost}
      />
      <p className={classes.quiet}>
        The sender’s page shows it at once. The email that they have got keeps what it said.
      </p>
      <div className={styles.answers}>
        <Button type="submit" look="deed" busyLabel={busy && 'Saving…'}>
          Save the correction
        </Button>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
