import { useEffect, useRef } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '#webapp/kit/index.ts';
import { lettersWords } from './after-signing-words.ts';
import { saveReminder } from './calendar-file.ts';
import classes from './complete-step.module.css';
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
            How to mail {several ? 'them' : 'it'}
          </Button>
        )}
        {onTheirWay && onTheirWay.letters < made.letters.length && (
          <Button look="plain" onClick={onBack}>
            Mail the rest
          </Button>
        )}
        <Button look="plain" onClick={onAnother}>
          Generate Another Letter
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
        Go to dashboard
      </ButtonLink>
      {made.letters.length === 1 && (
        <ButtonAnchor href={first.pdfUrl} download icon="download">
          {onTheirWay ? 'Download a copy' : 'Download again'}
        </ButtonAnchor>
      )}
      <Button icon="calendar" onClick={() => saveReminder(hear, first.reference)}>
        Add a reminder to my calendar
      </Button>
    </div>
  );
}

function headingWords({ letters }: MadeLetters, mailed: AfterMailing['mailed']): string {
  const several = letters.length > 1;
  const yours = several ? 'Your letters are' : 'Your letter is';
  if (mailed === 'unknown') return `${yours} signed and safe`;
  if (mailed === 'none') return `${yours} ready to mail`;
  if (mailed.letters < letters.length) {
    return `${mailed.letters} of your ${letters.length} letters ${mailed.letters === 1 ? 'is' : 'are'} on the way`;
  }
  if (mailed.isDelivered) return several ? 'Your letters have arrived' : 'Your letter has arrived';
  if (mailed.isQueued) return `We are mailing your ${several ? 'letters' : 'letter'}`;
  return `${yours} on ${several ? 'their' : 'its'} way`;
}

function leadWords(made: MadeLetters, onTheirWay: OnTheirWay | undefined): string {
  const stored = `${lettersWords(made)} signed and stored on your dashboard.`;
  if (onTheirWay)
    return `${stored} Here is what happens next. There is nothing you have to do now.`;
  const it = made.letters.length > 1 ? 'them' : 'it';
  return `${stored} Here is what happens next if you mail ${it} today.`;
}
