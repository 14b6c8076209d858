import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { FieldGroup, Icon, locale, tidied } from '#webapp/kit/index.ts';
import {
  joinDate,
  padPart,
  pastedDate,
  splitDate,
  tidyPart,
  type DateGrain,
  type DateParts,
} from './date-parts.ts';
import classes from './date-field.module.css';
import { words } from './question-field.words.ts';

interface DateFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly why?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly grain?: DateGrain;
  readonly autoComplete?: 'bday';
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }),
);

/**
 * A date in parts, in the American order. People copy dates from a report or know them by heart; a calendar that has to
 * be leafed back for years helps with neither.
 */
export function DateField(props: DateFieldProps) {
  const { id, value, onChange, grain = 'day', error, autoComplete } = props;
  const parts = splitDate(value);
  const set = (part: keyof DateParts, text: string) =>
    onChange(joinDate({ ...parts, [part]: text }, grain));
  // The date is whole from the first key on; what is typed gets its zero on screen only when the box is left.
  const [typing, setTyping] = useState({ part: '', text: '' });
  const textOf = (part: 'day' | 'year') =>
    typing.part === part && padPart(part, typing.text) === parts[part] ? typing.text : parts[part];
  const paste = (event: ClipboardEvent) => {
    const whole = pastedDate(event.clipboardData.getData('text'), grain);
    if (!whole) return;
    event.preventDefault();
    onChange(joinDate(whole, grain));
  };
  const box = (part: 'day' | 'year') => (
    <label className={classes.part} data-part={part}>
      <span>{words[part]}</span>
      <input
        inputMode="numeric"
        autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
        value={textOf(part)}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          const text = tidied(event.currentTarget, (typed) => tidyPart(part, typed));
          setTyping({ part, text });
          set(part, padPart(part, text));
        }}
        onPaste={paste}
        onBlur={() => setTyping({ part: '', text: '' })}
      />
    </label>
  );
  return (
    <FieldGroup
      id={id}
      label={props.label}
      hint={props.hint}
      why={props.why}
      error={error}
      {...(props.optional ? { optional: true } : {})}
    >
      <div className={classes.parts}>
        <label className={classes.part} data-part="month">
          <span>{words.month}</span>
          <select
            autoComplete={autoComplete ? `${autoComplete}-month` : 'off'}
            value={parts.month}
            aria-invalid={error ? true : undefined}
            onChange={(event) => set('month', event.currentTarget.value)}
          >
            <option value="">{words.choose}</option>
            {months.map((month, index) => (
              <option key={month} value={String(index + 1).padStart(2, '0')}>
                {month}
              </option>
            ))}
          </select>
          <Icon name="unfold" />
        </label>
        {grain === 'day' && box('day')}
        {box('year')}
      </div>
    </FieldGroup>
  );
}
