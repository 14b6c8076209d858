import { mailpieceIdOfBarcode, manualMailQueueEndpoints } from '@creditfix/shared/admin';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { Radio, TextInput } from '@mantine/core';
import { type SyntheticEvent, useRef } from 'react';
import {
  BusyButton,
  callApi,
  dataOf,
  Notice,
  Optional,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { DayField, StaffForm, useStaffForm } from '../staff-form.tsx';
import { Quiet } from '../words.tsx';
import classes from './mail.module.css';
import { centsOf, inFours, markAsMailed, type QueuedMailpiece } from './staff-mail.ts';

/** What is entered of a letter that was brought to the post; the cost in dollars as typed, empty if nobody looked. */
export interface MailedEntry extends Record<string, string> {
  trackingNumber: string;
  mailedOn: string;
  cost: string;
}

/** What is wrong with it before the server has looked. */
function entryFaults({ mailedOn, cost }: MailedEntry) {
  return {
    ...(centsOf(cost) === 'unreadable' && {
      cost: 'Write the cost in dollars, for example 8.57.',
    }),
    ...(mailedOn === '' && { mailedOn: 'Choose the day.' }),
  };
}

interface MailpieceFormProps {
  readonly mailpiece: QueuedMailpiece;
  readonly onDone: (mailpiece: QueuedMailpiece) => void;
  readonly onCancel: () => void;
}

/** What was entered for a letter can be put right until it is delivered. */
export function CorrectMailing({ mailpiece, onDone, onCancel }: MailpieceFormProps) {
  const { reference, mailClass, costCents } = mailpiece;
  const form = useStaffForm<MailedEntry, QueuedMailpiece>({
    initialValues: {
      trackingNumber: inFours(mailpiece.trackingNumber ?? ''),
      mailedOn: mailpiece.mailedOn ?? '',
      cost: costCents === null ? '' : (costCents / 100).toFixed(2),
    },
    validate: entryFaults,
    send: async (entry) => await markAsMailed(mailpiece, entry),
    fieldOf: { costCents: 'cost' },
    onDone,
  });
  return (
    <StaffForm
      form={form}
      label={`Correct letter ${reference}`}
      action="Save the correction"
      busyLabel="Saving…"
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('trackingNumber')}
        label={
          mailClass === 'first_class' ? <Optional>Tracking number</Optional> : 'Tracking number'
        }
        maxLength={60}
        autoComplete="off"
      />
      <DayField
        {...form.field('mailedOn')}
        value={form.values.mailedOn}
        label="Mailed on"
        maw="20rem"
      />
      <TextInput
        {...form.field('cost')}
        label={<Optional>Paid at the post office</Optional>}
        data-size="medium"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <Quiet>
        The sender’s page shows it at once. The email that they have got keeps what it said.
      </Quiet>
    </StaffForm>
  );
}

interface MarkMailedProps {
  readonly mailpiece: QueuedMailpiece;
  readonly entry: { readonly mailedOn: string; readonly cost: string };
  readonly onDone: (mailpiece: QueuedMailpiece) => void;
}

const NUMBER_FIELDS = 'input[data-mail-number]';

/** The number of a letter that was brought to the post, typed or scanned. First-class letters have none. */
export function MarkMailed({ mailpiece, entry, onDone }: MarkMailedProps) {
  const { id, reference, mailClass } = mailpiece;
  const box = useRef<HTMLFormElement>(null);
  const hasNumber = mailClass !== 'first_class';
  const form = useStaffForm({
    initialValues: { trackingNumber: '' },
    validate: ({ trackingNumber }) => {
      if (!hasNumber) return {};
      if (mailpieceIdOfBarcode(trackingNumber))
        return { trackingNumber: 'That letter does not wait here.' };
      return trackingNumber.trim() === ''
        ? { trackingNumber: 'Scan or type the number on the label.' }
        : {};
    },
    send: async ({ trackingNumber }) => {
      const next = fieldAfter(box.current);
      const [fault] = Object.values(entryFaults({ ...entry, trackingNumber }));
      if (fault) throw new Error(fault);
      const mailed = await markAsMailed(mailpiece, { ...entry, trackingNumber });
      return { mailed, next };
    },
    onDone: ({ mailed, next }) => {
      onDone(mailed);
      next?.focus();
    },
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    // A cover sheet was scanned: on to the field of its letter.
    const scanned = mailpieceIdOfBarcode(form.values.trackingNumber);
    const field = scanned && document.getElementById(`number-${scanned}`);
    if (!field) return form.submit(event);
    event.preventDefault();
    form.set('trackingNumber', '');
    return field.focus();
  };
  return (
    <form ref={box} className={classes.mark} noValidate onSubmit={submit}>
      {hasNumber && (
        <TextInput
          {...form.field('trackingNumber')}
          id={`number-${id}`}
          label={<VisuallyHidden>Tracking number of letter {reference}</VisuallyHidden>}
          placeholder="Tracking number"
          inputMode="text"
          autoComplete="off"
          maxLength={60}
          readOnly={form.isBusy}
          data-mail-number=""
        />
      )}
      <BusyButton type="submit" busyLabel={form.isBusy && 'Saving…'}>
        Mark as mailed <VisuallyHidden>{reference}</VisuallyHidden>
      </BusyButton>
      {form.trouble && <Notice tone="error" title={form.trouble} />}
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

/** What the post's own page says of a letter, or what came back. */
export function PostNews({
  mailpiece,
  today,
  onDone,
  onCancel,
}: MailpieceFormProps & { readonly today: string }) {
  const { id, reference } = mailpiece;
  const form = useStaffForm<{ what: News; on: string }, QueuedMailpiece>({
    initialValues: { what: 'delivered', on: today },
    validate: ({ on }) => (on === '' ? { on: 'Choose the day.' } : {}),
    send: async (body) =>
      await dataOf(callApi(manualMailQueueEndpoints.recordMailEvent, { params: { id }, body })),
    onDone,
  });
  return (
    <StaffForm
      form={form}
      label={`What USPS says of letter ${reference}`}
      action="Save"
      busyLabel="Saving…"
      onCancel={onCancel}
    >
      <Radio.Group {...form.field('what')} label="What does USPS say?">
        {choices.map(({ value, label, hint }) => (
          <Radio key={value} value={value} label={label} description={hint} />
        ))}
      </Radio.Group>
      <DayField {...form.field('on')} value={form.values.on} label="On which day" maw="20rem" />
    </StaffForm>
  );
}
