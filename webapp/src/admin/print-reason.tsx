import { useRef, useState, type ComponentProps } from 'react';
import { TextField } from '#webapp/kit/index.ts';
import classes from './print-queue.module.css';

/** What it is on nearly every day, so that printing stays one click. */
const USUAL = 'To print and mail these letters';

/** Why the PDFs of batches are opened: asked once for all of them, since each holds whole letters. */
export function usePrintReason() {
  const [reason, setReason] = useState(USUAL);
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const change = (typed: string): void => {
    setReason(typed);
    setError(undefined);
  };
  /** @returns whether a reason is there; if none does, the field is where to go on */
  const isStated = (): boolean => {
    if (reason.trim() !== '') return true;
    setError('Say why you open these letters.');
    ref.current?.focus();
    return false;
  };
  return { reason, isStated, field: { value: reason, error, ref, onChange: change } };
}

type PrintReasonProps = Pick<
  ComponentProps<typeof TextField>,
  'value' | 'error' | 'ref' | 'onChange'
>;

export function PrintReason(field: PrintReasonProps) {
  return (
    <div className={classes.why}>
      <TextField
        {...field}
        id="print-reason"
        label="Why do you open these letters?"
        hint="A batch’s PDF has whole letters with their signatures. The reason is kept in the audit log with your name."
        autoComplete="off"
        maxLength={300}
      />
    </div>
  );
}
