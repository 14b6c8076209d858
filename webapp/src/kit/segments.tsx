import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few ways of which one is on, side by side. Its fieldset and legend belong to the person who asks. */
export function Segments<Value extends string>({ choices, value, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentedControl classNames={classes} data={[...choices]} value={value} onChange={onChange} />
  );
}
