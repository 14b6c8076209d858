import { mailpieceIdOfBarcode } from '@creditfix/shared/admin';
import { useRef, useState, type FormEvent } from 'react';
import { Button, Notice, TextField, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './print-queue.module.css';
import {
  isFault,
  markAsMailed,
  type EntryFault,
  type MailedEntry,
  type QueuedMailpiece,
} from './staff-mail.ts';

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
        <TextField
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
          onChange={(text) => {
            setNumber(text);
            setFault(undefined);
          }}
        />
      )}
      <Button type="submit" busyLabel={busy && 'Saving…'}>
        Mark as mailed <VisuallyHidden>{reference}</VisuallyHidden>
      </Button>
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
