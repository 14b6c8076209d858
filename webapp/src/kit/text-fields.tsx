import { Input } from '@mantine/core';
import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  KeyboardEvent,
  Ref,
} from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';
import classes from './text-fields.module.css';
import { tidied } from './tidied.ts';

interface TextControl<Control> extends FieldFrame {
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<Element>) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly ref?: Ref<Control>;
}

interface TextFieldProps extends TextControl<HTMLInputElement> {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly placeholder?: string;
  /** What is kept of what is typed or pasted. */
  readonly tidy?: (typed: string) => string;
  /** Roughly how many characters an answer has; the box is drawn that wide. */
  readonly size?: 'short' | 'medium' | 'full';
}

const look = { input: classes.input ?? '', wrapper: classes.wrapper ?? '' };
const selectLook = { ...look, section: classes.arrow ?? '' };

function split<Props extends FieldFrame>(props: Props) {
  const { id, label, hint, why, error, optional, ...control } = props;
  const frame: FieldFrame = {
    id,
    label,
    hint,
    why,
    error,
    ...(optional === undefined ? {} : { optional }),
  };
  return { frame, control };
}

const asTyped = (typed: string) => typed;

export function TextField(props: TextFieldProps) {
  const { frame, control } = split(props);
  const { onChange, tidy = asTyped, size = 'full', ...input } = control;
  return (
    <Field {...frame}>
      {(field) => (
        <Input
          {...input}
          {...field}
          classNames={look}
          wrapperProps={{ 'data-size': size }}
          error={Boolean(frame.error)}
          onChange={(event) => onChange(tidied(event.currentTarget, tidy))}
        />
      )}
    </Field>
  );
}

export function TextAreaField(
  props: TextControl<HTMLTextAreaElement> & { readonly rows?: number },
) {
  const { frame, control } = split(props);
  const { onChange, rows = 5, ...input } = control;
  return (
    <Field {...frame}>
      {(field) => (
        <Input
          component="textarea"
          {...input}
          {...field}
          classNames={look}
          multiline
          rows={rows}
          error={Boolean(frame.error)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps extends TextControl<HTMLSelectElement> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The empty first line ("Choose a state"). */
  readonly placeholder?: string;
}

/** The browser's own list: the one that every phone and screen reader knows. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = split(props);
  const { onChange, options, placeholder, maxLength: _, ...input } = control;
  return (
    <Field {...frame}>
      {(field) => (
        <Input
          component="select"
          {...input}
          {...field}
          classNames={selectLook}
          pointer
          rightSection={<Icon name="unfold" />}
          error={Boolean(frame.error)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
      )}
    </Field>
  );
}
