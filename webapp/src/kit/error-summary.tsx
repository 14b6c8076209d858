import { useEffect, useRef } from 'react';
import classes from './error-summary.module.css';
import { Icon } from './icon.tsx';
import { kitMessages } from './messages.tsx';

export interface FieldProblem {
  /** The `id` that was given to the field. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title?: string;
  readonly problems: readonly FieldProblem[];
  /** Count up on each failed try: the summary then takes the focus again. */
  readonly attempt?: number;
}

/** What needs another look, with a way to each field. Takes the focus when it appears. */
export function ErrorSummary({
  title = kitMessages.summary,
  problems,
  attempt = 0,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <h2 className={classes.title}>
        <Icon name="stop" /> {title}
      </h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // The fragment would add a step to the browser's history.
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the field itself, or to the first control of a group of radio buttons. */
export function focusField(fieldId: string): void {
  const named = document.getElementById(fieldId);
  const field = named?.matches('[role="radiogroup"], :has(> [role="radiogroup"])')
    ? named.querySelector('input')
    : named;
  field?.focus({ preventScroll: true });
  named?.scrollIntoView({ block: 'center' });
}
