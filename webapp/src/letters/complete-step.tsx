import { useEffect, useRef } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '#webapp/kit/index.ts';
import { storedWords } from './after-signing-words.ts';
import { saveReminder } from './calendar-file.ts';
import classes from './complete-step.module.css';
import { words } from './complete.words.ts';
import { CompleteTimeline } from './complete-timeline.tsx';
import { MadeLetterList } from './made-letter-list.tsx';
import { useMailingSlot, type AfterMailing, type OnTheirWay } from './mailing-slot.tsx';
import { answerDates, answerTime, nextDates } from './next-dates.ts';
import { StampedEnvelope } from './stamped-envelope.tsx';
import { STEP_HEADING, StepHeading } from './step-heading.tsx';
import { today } from './today.ts';
import type { MadeLetters } from './wizard-state.ts';

interface CompleteStepProps {
  readonly made: MadeLetters;
  readonly onBack: () => void;
  readonly onAnother: () => void;
}

/** Step 5: the letter is done; what happens next, and when. */
export function CompleteStep(props: CompleteStepProps) {
  const mailing = useMailingSlot();
  return mailing.after({
    letterIds: props.made.letters.map(({ letterId }) => letterId),
    children: (after) => <Complete {...props} after={after} />,
  });
}

interface CompleteProps extends CompleteStepProps {
  readonly after: AfterMailing;
}

function Complete({ made, after, onBack, onAnother }: CompleteProps) {
  const { mailed, standing, ownMailing } = after;
  const onTheirWay = typeof mailed === 'object' ? mailed : undefined;
  const several = made.letters.length > 1;
  useFocusWhenTurned(typeof mailed === 'object' ? 'mailed' : mailed);
  return (
    <div className={classes.step} data-view>
      <StampedEnvelope />
      <div>
        <StepHeading>{headingWords(made, mailed)}</StepHeading>
        <p className={classes.lead}>{leadWords(made, onTheirWay)}</p>
      </div>
      {onTheirWay ? standing : several && <MadeLetterList letters={made.letters} />}
      <CompleteTimeline made={made} onTheirWay={onTheirWay} />
      <Actions made={made} onTheirWay={onTheirWay} />
      {ownMailing}
      <div className={classes.after}>
        {!onTheirWay && (
          <Button look="plain" onClick={onBack}>
            {words.howToMail(made.letters.length)}
          </Button>
        )}
        {onTheirWay && onTheirWay.letters < made.letters.length && (
          <Button look="plain" onClick={onBack}>
            {words.mailTheRest}
          </Button>
        )}
        <Button look="plain" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}

/** A mailing that is taken back, or noted, turns the step into another one: the focus goes to its heading. */
function useFocusWhenTurned(state: 'mailed' | 'none' | 'unknown'): void {
  const last = useRef(state);
  useEffect(() => {
    const turned = last.current !== 'unknown' && last.current !== state;
    last.current = state;
    if (turned) document.getElementById(STEP_HEADING)?.focus();
  }, [state]);
}

interface ActionsProps {
  readonly made: MadeLetters;
  readonly onTheirWay: OnTheirWay | undefined;
}

function Actions({ made, onTheirWay }: ActionsProps) {
  const [first] = made.letters;
  const time = answerTime(made);
  const { hear } = onTheirWay ? answerDates(onTheirWay.arrivesBy, time) : nextDates(today(), time);
  return (
    <div className={classes.actions}>
      <ButtonLink to="/dashboard" look="deed">
        {words.toDashboard}
      </ButtonLink>
      {made.letters.length === 1 && (
        <ButtonAnchor href={first.pdfUrl} download icon="download">
          {onTheirWay ? words.downloadCopy : words.downloadAgain}
        </ButtonAnchor>
      )}
      <Button icon="calendar" onClick={() => saveReminder(hear, first.reference)}>
        {words.reminder}
      </Button>
    </div>
  );
}

function headingWords({ letters }: MadeLetters, mailed: AfterMailing['mailed']): string {
  const { heading } = words;
  const count = letters.length;
  if (mailed === 'unknown') return heading.signed(count);
  if (mailed === 'none') return heading.readyToMail(count);
  if (mailed.letters < count) return heading.someOnTheWay(mailed.letters, count);
  if (mailed.isDelivered) return heading.arrived(count);
  return mailed.isQueued ? heading.mailing(count) : heading.onTheWay(count);
}

function leadWords(made: MadeLetters, onTheirWay: OnTheirWay | undefined): string {
  const { lead } = words;
  const next = onTheirWay ? lead.onTheWay : lead.ifMailedToday(made.letters.length);
  return `${storedWords(made)} ${next}`;
}
