import { useId, type ReactNode } from 'react';
import classes from './field.module.css';
import { Icon } from './icon.tsx';
import { words } from './kit.words.tsx';

/** What a control needs to belong to its label, hint and error. Spread it on the control. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldFrame {
  /** Also the target of the error summary's link. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** One or two sentences behind "Why we ask". */
  readonly why?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

/** One question: label, hint, why we ask, the control, and what is wrong with the answer. */
export function Field(
  props: FieldFrame & { readonly children: (control: FieldControl) => ReactNode },
) {
  const { label, hint, why, error, optional, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.field} data-invalid={error ? true : undefined}>
      <label className={classes.label} htmlFor={id}>
        {label} {optional && <span className={classes.optional}>{words.field.optional}</span>}
      </label>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={`${id}-error`} error={error} />
      {why && <WhyWeAsk>{why}</WhyWeAsk>}
    </div>
  );
}

export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}) {
  if (!error) return null;
  return (
    <p className={classes.error} id={id}>
      <Icon name="stop" label={words.field.error} /> {error}
    </p>
  );
}

function WhyWeAsk({ children }: { readonly children: ReactNode }) {
  return (
    <details className={classes.why}>
      <summary>{words.field.why}</summary>
      <div>{children}</div>
    </details>
  );
}

/** A group of controls under one question, such as a set of radio buttons. */
export function FieldGroup(props: FieldFrame & { readonly children: ReactNode }) {
  const { label, hint, why, error, optional, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classes.group}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={classes.label}>
        {label} {optional && <span className={classes.optional}>{words.field.optional}</span>}
      </legend>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
      {why && <WhyWeAsk>{why}</WhyWeAsk>}
    </fieldset>
  );
}
