import { useZipPlace } from './use-zip-place.ts';
import type { Filled, ZipAddress } from './zip-advice.ts';
import classes from './zip-note.module.css';

interface ZipNoteProps {
  readonly address: ZipAddress;
  /** Puts a text into the field, as if it were typed. */
  readonly fill: (field: keyof Filled, value: string) => void;
}

/** Stands below a ZIP code and the fields that it fills in; says what it did, and what does not go together. Never an error. */
export function ZipNote({ address, fill }: ZipNoteProps) {
  const note = useZipPlace(address, fill);
  return (
    <p role="status" className={classes.note}>
      {note}
    </p>
  );
}
