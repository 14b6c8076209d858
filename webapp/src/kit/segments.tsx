import { useId } from 'react';
import radios from './radio-labels.module.css';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few ways of which one is on, side by side. Its fieldset and legend belong to the person who asks. */
export function Segments<Value extends string>({ choices, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div className={`${radios.radios} ${classes.segments}`}>
      {choices.map((choice) => (
        <label key={choice.value} data-checked={choice.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
