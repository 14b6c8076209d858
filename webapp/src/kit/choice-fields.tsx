import { useId, type ReactNode } from 'react';
import classes from './choice-fields.module.css';
import { FieldError, FieldGroup, type FieldFrame } from './field.tsx';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface RadioFieldProps<Value extends string> extends FieldFrame {
  readonly name?: string;
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly options: readonly Choice<Value>[];
}

/** One answer out of a few, each on its own line with room for a thumb. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { name, value, onChange, options, ...frame } = props;
  const ownName = useId();
  return (
    <FieldGroup {...frame}>
      <div className={classes.choices}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes.choice}
            data-checked={option.value === value || undefined}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className={classes.words}>{option.label}</span>
              {option.hint && <span className={classes.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface CheckboxFieldProps {
  readonly id?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, checked, onChange, error, disabled = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={classes.single}>
      <label
        className={classes.choice}
        data-checked={checked || undefined}
        data-invalid={error ? true : undefined}
      >
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          <span className={classes.words}>{label}</span>
          {hint && <span className={classes.hint}>{hint}</span>}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
