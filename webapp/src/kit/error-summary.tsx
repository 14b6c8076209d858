import { Stack, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './kit.module.css';
import { Icon } from './icon.tsx';
import { kitMessages } from './messages.tsx';

export interface FieldProblem {
  /** The `id` that was given to the field. */
  readonly fieldId: string;
  readonly message: string;
  /** Put right since: the line stays where it is, and is crossed out. */
  readonly mended?: boolean;
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
    <div ref={box} className={classes.errorSummary} role="alert" tabIndex={-1}>
      <Title order={2} ff="text" fz="md">
        <Icon name="stop" /> {title}
      </Title>
      <Stack component="ul" gap="0.375rem" mt="xs">
        {problems.map(({ fieldId, message, mended = false }) => (
          <li key={fieldId} data-mended={mended || undefined}>
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
      </Stack>
    </div>
  );
}

/** To the field itself, or to the first control of a group of radio buttons. */
export function focusField(fieldId: string): void {
  const named = document.getElementById(fieldId);
  // What lies in a fold can't take the focus.
  for (let fold = named?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  const field = named?.matches('[role="radiogroup"], :has(> [role="radiogroup"])')
    ? named.querySelector('input')
    : named;
  field?.focus({ preventScroll: true });
  named?.scrollIntoView({ block: 'center' });
}
