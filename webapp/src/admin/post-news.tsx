import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Notice, RadioField, TextField, callApi } from '#webapp/kit/index.ts';
import classes from './deed-form.module.css';
import { isFault, mailpieceOrFault, type EntryFault, type QueuedMailpiece } from './staff-mail.ts';

type News = BodyInputOf<typeof manualMailQueueEndpoints.recordMailEvent>['what'];

const choices: readonly { readonly value: News; readonly label: string; readonly hint: string }[] =
  [
    {
      value: 'delivered',
      label: 'Delivered',
      hint: 'The sender is told, and the time to answer starts to run. This can’t be undone.',
    },
    {
      value: 'pickup_available',
      label: 'Waits for pickup at the post office',
      hint: 'The sender is told.',
    },
    {
      value: 'in_transit',
      label: 'On its way',
      hint: 'The sender sees it on the page of the letter.',
    },
    {
      value: 'returned',
      label: 'Returned',
      hint: 'The sender is told what to do, and pays nothing. This can’t be undone.',
    },
    {
      value: 'lost',
      label: 'Lost or damaged',
      hint: 'The sender is told what to do, and pays nothing. If it turns up, “Delivered” is still possible.',
    },
  ];

interface PostNewsProps {
  readonly mailpiece: QueuedMailpiece;
  readonly today: string;
  readonly onDone: (mailpiece: QueuedMailpiece) => void;
  readonly onCancel: () => void;
}

/** What the post's own page says of a letter, or what came back. */
export function PostNews({ mailpiece, today, onDone, onCancel }: PostNewsProps) {
  const [what, setWhat] = useState<News>('delivered');
  const [on, setOn] = useState(today);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<EntryFault>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (on === '') return setFault({ field: 'on', text: 'Choose the day.' });
    setBusy(true);
    const { id } = mailpiece;
    const answer = await callApi(manualMailQueueEndpoints.recordMailEvent, {
      params: { id },
      body: { what, on },
    });
    setBusy(false);
    const outcome = mailpieceOrFault(answer);
    if (isFault(outcome)) return setFault(outcome);
    return onDone(outcome);
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={classes.form}
      data-on="sheet"
      noValidate
      aria-label={`What USPS says of letter ${mailpiece.reference}`}
      onSubmit={(event) => void save(event)}
    >
      {fault && fault.field !== 'on' && <Notice tone="error" title={fault.text} />}
      <RadioField label="What does USPS say?" value={what} onChange={setWhat} options={choices} />
      <TextField
        id={`news-day-${mailpiece.id}`}
        type="date"
        label="On which day"
        size="medium"
        value={on}
        error={fault?.field === 'on' ? fault.text : undefined}
        onChange={setOn}
      />
      <div className={classes.answers}>
        <Button type="submit" look="deed" busyLabel={busy && 'Saving…'}>
          Save
        </Button>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
