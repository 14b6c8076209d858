import { useContext, type FormEvent, type ReactNode } from 'react';
import { ActionBar, Button, ErrorSummary, VisuallyHidden } from '#webapp/kit/index.ts';
import { FOLDED_SHEET, unfoldSheet } from './folded-sheet.ts';
import { PlaceInStep } from './place-in-step.ts';
import { SavedLine } from './saved-line.tsx';
import { STEP_HEADING, StepHeading } from './step-heading.tsx';
import classes from './step-frame.module.css';
import type { Faults } from './use-faults.ts';
import { useFirstPress } from './use-first-press.ts';
import { useLeftFields } from './use-left-fields.ts';
import { words } from './wizard.words.ts';

interface StepFrameProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** What is wrong with the answers; left out if nothing can be. */
  readonly faults?: Faults;
  readonly onSubmit: () => void;
  readonly onPrevious?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One step of the wizard: a heading that takes the focus, what needs another look, the questions, Previous and Next. */
export function StepFrame(props: StepFrameProps) {
  const { heading, lead, faults, children } = props;
  const place = useContext(PlaceInStep);
  const leftFields = useLeftFields(faults);
  const firstPress = useFirstPress();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form
      className={classes.step}
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={STEP_HEADING}
      {...leftFields}
    >
      <div>
        <StepHeading>{heading}</StepHeading>
        {place && <p className={classes.place}>{place}</p>}
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {faults && <ErrorSummary problems={faults.problems} attempt={faults.attempt} />}
      {children}
      <VisuallyHidden role="status">{faults?.spoken}</VisuallyHidden>
      <ActionBar note={<SavedNote />}>
        {props.onPrevious && <Button onClick={props.onPrevious}>{words.previous}</Button>}
        <Button type="submit" look="deed" onClick={firstPress}>
          {words.next}
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
        {words.seeLetter}
      </a>
    </div>
  );
}
