import { mailpieceIdOfBarcode, manualMailQueueEndpoints } from '@creditfix/shared/admin';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { Button, Radio, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  BusyButton,
  callApi,
  Notice,
  onText,
  Optional,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import actionFormClasses from '../action-form.module.css';
import classes from './print-queue.module.css';
import {
  type EntryFault,
  inFours,
  isFault,
  type MailedEntry,
  mailpieceOrFault,
  markAsMailed,
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
      className={actionFormClasses.form}
      data-on="sheet"
      noValidate
      aria-label={`Correct letter ${reference}`}
      onSubmit={(event) => void correct(event)}
    >
      {fault && fault.field === undefined && <Notice tone="error" title={fault.text} />}
      <TextInput
        id={`right-number-${id}`}
        label={
          mailClass === 'first_class' ? <Optional>Tracking number</Optional> : 'Tracking number'
        }
        maxLength={60}
        autoComplete="off"
        value={number}
        error={errorOf('trackingNumber')}
        onChange={onText(setNumber)}
      />
      <TextInput
        id={`right-day-${id}`}
        type="date"
        label="Mailed on"
        data-size="medium"
        value={mailedOn}
        error={errorOf('mailedOn')}
        onChange={onText(setMailedOn)}
      />
      <TextInput
        id={`right-cost-${id}`}
        label={<Optional>Paid at the post office</Optional>}
        data-size="medium"
        inputMode="decimal"
        maxLength={12}
        value={cost}
        error={errorOf('costCents')}
        onChange={onText(setCost)}
      />
      <p className={classes.quiet}>
        The sender’s page shows it at once. The email that they have got keeps what it said.
      </p>
      <div className={actionFormClasses.answers}>
        <BusyButton type="submit" variant="filled" busyLabel={busy && 'Saving…'}>
          Save the correction
        </BusyButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface MarkMailedProps {
  readonly mailpiece: QueuedMailpiece;
  readonly entry: Omit<MailedEntry, 'number'>;
  readonly onDone: (mailpiece: QueuedMailpiece) => void;
}

const NUMBER_FIELDS = 'input[data-mail-number]';

/** The number of a letter that was brought to the post, typed or scanned. First-class letters have none. */
export function MarkMailed({ mailpiece, entry, onDone }: MarkMailedProps) {
  const { id, reference, mailClass } = mailpiece;
  const [number, setNumber] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<EntryFault>();
  const form = useRef<HTMLFormElement>(null);
  const hasNumber = mailClass !== 'first_class';

  const mark = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const scanned = mailpieceIdOfBarcode(number);
    if (scanned) return goToLetter(scanned);
    if (hasNumber && number.trim() === '')
      return setFault({ field: 'trackingNumber', text: 'Scan or type the number on the label.' });
    setBusy(true);
    setFault(undefined);
    const next = fieldAfter(form.current);
    const outcome = await markAsMailed(mailpiece, { ...entry, number });
    setBusy(false);
    if (isFault(outcome)) return setFault(outcome);
    onDone(outcome);
    next?.focus();
  };

  /** A cover sheet was scanned: on to the field of its letter. */
  const goToLetter = (mailpieceId: string): void => {
    setNumber('');
    const field = document.getElementById(`number-${mailpieceId}`);
    field?.focus();
    setFault(
      field ? undefined : { field: 'trackingNumber', text: 'That letter does not wait here.' },
    );
  };
  const isOfNumber = fault?.field === 'trackingNumber';
  return (
    <form ref={form} className={classes.mark} noValidate onSubmit={(event) => void mark(event)}>
      {hasNumber && (
        <TextInput
          id={`number-${id}`}
          label={<VisuallyHidden>Tracking number of letter {reference}</VisuallyHidden>}
          placeholder="Tracking number"
          inputMode="text"
          autoComplete="off"
          maxLength={60}
          readOnly={busy}
          value={number}
          error={isOfNumber ? fault.text : undefined}
          data-mail-number=""
          onChange={onText((text) => {
            setNumber(text);
            setFault(undefined);
          })}
        />
      )}
      <BusyButton type="submit" busyLabel={busy && 'Saving…'}>
        Mark as mailed <VisuallyHidden>{reference}</VisuallyHidden>
      </BusyButton>
      {fault && !isOfNumber && <Notice tone="error" title={fault.text} />}
    </form>
  );
}

/** The next letter that has no number yet; after the last one the first. */
function fieldAfter(form: HTMLFormElement | null): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLInputElement>(NUMBER_FIELDS)];
  const others = all.filter((field) => field.form !== form);
  const after = others.find(
    (field) => form && form.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return after ?? others[0];
}

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
      className={actionFormClasses.form}
      data-on="sheet"
      noValidate
      aria-label={`What USPS says of letter ${mailpiece.reference}`}
      onSubmit={(event) => void save(event)}
    >
      {fault && fault.field !== 'on' && <Notice tone="error" title={fault.text} />}
      <Radio.Group label="What does USPS say?" value={what} onChange={setWhat}>
        {choices.map(({ value, label, hint }) => (
          <Radio key={value} value={value} label={label} description={hint} />
        ))}
      </Radio.Group>
      <TextInput
        id={`news-day-${mailpiece.id}`}
        type="date"
        label="On which day"
        data-size="medium"
        value={on}
        error={fault?.field === 'on' ? fault.text : undefined}
        onChange={onText(setOn)}
      />
      <div className={actionFormClasses.answers}>
        <BusyButton type="submit" variant="filled" busyLabel={busy && 'Saving…'}>
          Save
        </BusyButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
