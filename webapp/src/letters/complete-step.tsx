import { longDate } from '@creditfix/shared/kernel';
import { Button, ButtonAnchor, ButtonLink } from '#webapp/kit/index.ts';
import { answerWords, lettersWords } from './after-signing-words.ts';
import classes from './complete-step.module.css';
import { MadeLetterList } from './made-letter-list.tsx';
import { answerTime, calendarEntry, nextDates } from './next-dates.ts';
import { StampedEnvelope } from './stamped-envelope.tsx';
import { StepHeading } from './step-heading.tsx';
import { today } from './today.ts';
import type { MadeLetters } from './wizard-state.ts';

interface CompleteStepProps {
  readonly made: MadeLetters;
  readonly onBack: () => void;
  readonly onAnother: () => void;
}

/** Step 5: the letter is done; what happens next, and when. */
export function CompleteStep({ made, onBack, onAnother }: CompleteStepProps) {
  const [first] = made.letters;
  const several = made.letters.length > 1;
  const dates = nextDates(today(), answerTime(made));
  return (
    <div className={classes.step} data-view>
      <StampedEnvelope />
      <div>
        <StepHeading>
          {several ? 'Your letters are ready to mail' : 'Your letter is ready to mail'}
        </StepHeading>
        <p className={classes.lead}>
          {lettersWords(made)} signed and stored on your dashboard. Here is what happens next if you
          mail {several ? 'them' : 'it'} today.
        </p>
      </div>
      {several && <MadeLetterList letters={made.letters} />}
      <Timeline made={made} />
      <div className={classes.actions}>
        <ButtonLink to="/dashboard" look="deed">
          Go to dashboard
        </ButtonLink>
        {!several && (
          <ButtonAnchor href={first.pdfUrl} download icon="download">
            Download again
          </ButtonAnchor>
        )}
        <Button icon="calendar" onClick={() => saveReminder(dates.hear, first.reference)}>
          Add a reminder to my calendar
        </Button>
      </div>
      <div className={classes.after}>
        <Button look="plain" onClick={onBack}>
          How to mail {several ? 'them' : 'it'}
        </Button>
        <Button look="plain" onClick={onAnother}>
          Generate Another Letter
        </Button>
      </div>
    </div>
  );
}

function Timeline({ made }: { readonly made: MadeLetters }) {
  const time = answerTime(made);
  const dates = nextDates(today(), time);
  const words = answerWords(made, time);
  const it = made.letters.length > 1 ? 'each one' : 'it';
  const stops = [
    {
      date: dates.mail,
      when: 'Today',
      what: `You mail ${it} with Return Receipt and keep the receipt.`,
    },
    {
      date: dates.arrives,
      when: 'About a week',
      what: 'The green return receipt comes back to you. The date on it is the day your letter arrived.',
    },
    { date: dates.decides, when: words.when, what: words.what },
    { date: dates.hear, when: 'Soon after', what: words.after },
  ];
  return (
    <ol className={classes.timeline}>
      {stops.map(({ date, when, what }) => (
        <li key={when}>
          <p className={classes.when}>
            <strong>{when}</strong>
            <time dateTime={date}>{longDate(date)}</time>
          </p>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}

function saveReminder(day: string, reference: string): void {
  const stamp = `${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const entry = new Blob([calendarEntry(day, reference, stamp)], { type: 'text/calendar' });
  const address = URL.createObjectURL(entry);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${reference}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
