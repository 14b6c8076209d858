import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { ActionBar, Button, ErrorSummary, type FieldProblem } from '#webapp/kit/index.ts';
import { SavedLine } from './saved-line.tsx';
import classes from './step-frame.module.css';

interface StepFrameProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** A change brings the focus to the heading: another step or part is on screen. */
  readonly place: string;
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
  const { heading, lead, place, problems, attempt, children } = props;
  const title = useStepFocus(place);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.busyLabel && !props.disabled) props.onSubmit();
  };
  return (
    <form className={classes.step} noValidate onSubmit={onSubmit} aria-labelledby="step-heading">
      <div>
        <h2 ref={title} id="step-heading" tabIndex={-1} className={classes.heading}>
          {heading}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <ErrorSummary problems={problems} attempt={attempt} />
      {children}
      <ActionBar note={props.note ?? <SavedLine />}>
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

let lastPlace: string | undefined;

/** Moves the focus to the heading of a new step; the first view of the page keeps the browser's own start. */
export function useStepFocus(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const arrived = lastPlace !== undefined && lastPlace !== place;
    lastPlace = place;
    if (!arrived) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [place]);
  useEffect(
    () => () => {
      // Leaving the generator: whoever comes back starts at the top again.
      queueMicrotask(() => {
        if (!document.getElementById('step-heading')) lastPlace = undefined;
      });
    },
    [],
  );
  return heading;
}
