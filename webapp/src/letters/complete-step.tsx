import { longDate } from '@creditfix/shared/kernel';
import { Button, ButtonAnchor, ButtonLink } from '#webapp/kit/index.ts';
import classes from './complete-step.module.css';
import { calendarEntry, nextDates, type NextDates } from './next-dates.ts';
import { StampedEnvelope } from './stamped-envelope.tsx';
import { StepHeading } from './step-heading.tsx';
import { today } from './today.ts';
import type { MadeLetter } from './wizard-state.ts';

interface CompleteStepProps {
  readonly letter: MadeLetter;
  readonly onBack: () => void;
  readonly onAnother: () => void;
}

/** Step 5: the letter is done; what happens next, and when. */
export function CompleteStep({ letter, onBack, onAnother }: CompleteStepProps) {
  const dates = nextDates(today(), letter.days);
  const bureau = letter.bureauName ?? 'The bureau';
  return (
    <div className={classes.step} data-view>
      <StampedEnvelope />
      <div>
        <StepHeading>Your letter is ready to mail</StepHeading>
        <p className={classes.lead}>
          Letter {letter.reference} is signed and stored on your dashboard. Here is what happens
          next if you mail it today.
        </p>
      </div>
      <Timeline dates={dates} bureau={bureau} days={letter.days} />
      <div className={classes.actions}>
        <ButtonLink to="/dashboard" look="deed">
          Go to dashboard
        </ButtonLink>
        <ButtonAnchor href={letter.pdfUrl} download icon="download">
          Download again
        </ButtonAnchor>
        <Button icon="calendar" onClick={() => saveReminder(dates.hear, letter.reference)}>
          Add a reminder to my calendar
        </Button>
      </div>
      <div className={classes.after}>
        <Button look="plain" onClick={onBack}>
          How to mail it
        </Button>
        <Button look="plain" onClick={onAnother}>
          Generate Another Letter
        </Button>
      </div>
    </div>
  );
}

interface TimelineProps {
  readonly dates: NextDates;
  readonly bureau: string;
  readonly days: MadeLetter['days'];
}

function Timeline({ dates, bureau, days }: TimelineProps) {
  const stops = [
    {
      date: dates.mail,
      when: 'Today',
      what: 'You mail it with Return Receipt and keep the receipt.',
    },
    {
      date: dates.arrives,
      when: 'About a week',
      what: 'The green return receipt comes back to you. The date on it is the day your letter arrived.',
    },
    {
      date: dates.decides,
      when: `${days ?? 30} days after it arrives`,
      what: `${bureau} has to finish looking into your dispute. ${howLong(days)}`,
    },
    {
      date: dates.hear,
      when: 'Soon after',
      what: 'The results come by mail to your address. If nothing has come by then, you can write again.',
    },
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

function howLong(days: MadeLetter['days']): string {
  if (days === 45) return 'It has 45 days because you used your free annual report.';
  if (days === 30) return 'If you send more papers meanwhile, it may take up to 15 days longer.';
  return 'It is 45 days if you used your free report from AnnualCreditReport.com.';
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
