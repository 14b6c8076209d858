import { longDate } from '@creditfix/shared/kernel';
import { answerWords } from './after-signing-words.ts';
import classes from './complete-step.module.css';
import type { OnTheirWay } from './mailing-slot.tsx';
import { answerDates, answerTime, nextDates, type AnswerTime } from './next-dates.ts';
import { today } from './today.ts';
import type { MadeLetters } from './wizard-state.ts';

interface Stop {
  readonly when: string;
  readonly date: string;
  readonly what: string;
}

interface CompleteTimelineProps {
  readonly made: MadeLetters;
  readonly onTheirWay: OnTheirWay | undefined;
}

/** What happens from here on, with dates. */
export function CompleteTimeline({ made, onTheirWay }: CompleteTimelineProps) {
  const time = answerTime(made);
  const stops = onTheirWay ? stopsOnTheWay(onTheirWay, made) : stopsToMail(made);
  const arrives = onTheirWay?.arrivesBy ?? nextDates(today(), time).arrives;
  return (
    <ol className={classes.timeline}>
      {[...stops, ...answerStops(made, { arrives, time })].map(({ date, when, what }) => (
        <li key={when}>
          <p className={classes.when}>
            <strong>{when}</strong>
            <span>{date}</span>
          </p>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}

function stopsToMail(made: MadeLetters): Stop[] {
  const dates = nextDates(today(), undefined);
  const it = made.letters.length > 1 ? 'each one' : 'it';
  return [
    {
      date: longDate(dates.mail),
      when: 'Today',
      what: `You mail ${it} with Return Receipt and keep the receipt.`,
    },
    {
      date: longDate(dates.arrives),
      when: 'About a week',
      what: 'The green return receipt comes back to you. The date on it is the day your letter arrived.',
    },
  ];
}

function stopsOnTheWay(onTheirWay: OnTheirWay, { letters }: MadeLetters): Stop[] {
  const { isOwn, isQueued, isDelivered, mailedWords, arrivesWords } = onTheirWay;
  const several = letters.length > 1;
  const it = several ? 'They' : 'It';
  return [
    {
      date: mailedWords,
      when: isQueued ? 'To USPS' : 'Mailed',
      what: isOwn
        ? `You mailed ${several ? 'them' : 'it'} yourself.`
        : `${it} ${several ? 'are' : 'is'} printed and handed to USPS.`,
    },
    {
      date: isDelivered ? arrivesWords : `about ${arrivesWords}`,
      when: isDelivered ? 'Arrived' : 'Arrives',
      what: isOwn
        ? 'When your receipt or the tracking page shows the day, choose ‘Follow it’ above and enter it. Any time for the answer runs from it.'
        : 'We write to you on the day. Any time for the answer runs from it.',
    },
  ];
}

function answerStops(
  made: MadeLetters,
  { arrives, time }: { readonly arrives: string; readonly time: AnswerTime | undefined },
): Stop[] {
  const words = answerWords(made, time);
  const { decides, hear } = answerDates(arrives, time);
  return [
    { date: longDate(decides), when: words.when, what: words.what },
    { date: longDate(hear), when: 'Soon after', what: words.after },
  ];
}
