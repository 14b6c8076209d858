import type { FormEvent, ReactNode } from 'react';
import { ActionBar, Button, ErrorSummary, type FieldProblem } from '#webapp/kit/index.ts';
import { FOLDED_SHEET, unfoldSheet } from './folded-sheet.ts';
import { SavedLine } from './saved-line.tsx';
import { STEP_HEADING, StepHeading } from './step-heading.tsx';
import classes from './step-frame.module.css';

interface StepFrameProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
  readonly onSubmit: () => void;
  readonly onPrevious?: (() => void) | undefined;
  readonly submitLabel?: string;
  readonly busyLabel?: string | false;
  readonly disabled?: boolean;
  /** Says why the button is not available, or what it does. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One step of the wizard: a heading that takes the focus, what needs another look, the questions, Previous and Next. */
export function StepFrame(props: StepFrameProps) {
  const { heading, lead, problems, attempt, children } = props;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.busyLabel && !props.disabled) props.onSubmit();
  };
  return (
    <form className={classes.step} noValidate onSubmit={onSubmit} aria-labelledby={STEP_HEADING}>
      <div>
        <StepHeading>{heading}</StepHeading>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <ErrorSummary problems={problems} attempt={attempt} />
      {children}
      <ActionBar note={props.note ?? <SavedNote />}>
        {props.onPrevious && <Button onClick={props.onPrevious}>Previous</Button>}
        <Button
          type="submit"
          look="deed"
          busyLabel={props.busyLabel}
          disabled={props.disabled ?? false}
        >
          {props.submitLabel ?? 'Next'}
        </Button>
      </ActionBar>
    </form>
  );
}

/** Where the sheet lies beside the form, the saved state stands above it and need not be said twice. */
function SavedNote() {
  return (
    <div className={classes.saved}>
      <SavedLine />
      <a href={`#${FOLDED_SHEET}`} onClick={unfoldSheet}>
        See your letter
      </a>
    </div>
  );
}
