import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextField } from '#webapp/kit/index.ts';
import classes from './deed-form.module.css';

interface ClearNoteProps {
  readonly id: string;
  readonly deed: string;
  readonly hint: string;
  /** @returns why it did not work; nothing if it is done */
  readonly onClear: (note: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** Asks what was found before a flag is cleared. Takes the focus. */
export function ClearNote({ id, deed, hint, onClear, onCancel }: ClearNoteProps) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const clear = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (note.trim() === '') {
      setFault('Say what you found.');
      return field.current?.focus();
    }
    setBusy(true);
    const text = await onClear(note);
    setBusy(false);
    return setFault(text);
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void clear(event)}>
      <TextField
        ref={field}
        id={id}
        label="What you found"
        hint={hint}
        maxLength={500}
        value={note}
        error={fault}
        onChange={(text) => {
          setNote(text);
          setFault(undefined);
        }}
      />
      <div className={classes.answers}>
        <Button type="submit" look="deed" busyLabel={busy && 'Clearing…'}>
          {deed}
        </Button>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
