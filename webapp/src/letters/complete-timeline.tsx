import { dateWords } from '#webapp/kit/index.ts';
import { answerWords } from './after-signing-words.ts';
import classes from './complete-step.module.css';
import { words } from './complete.words.ts';
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
  const { timeline } = words;
  return [
    {
      date: dateWords(dates.mail),
      when: timeline.today,
      what: timeline.youMail(made.letters.length),
    },
    {
      date: dateWords(dates.arrives),
      when: timeline.aboutAWeek,
      what: timeline.receiptComes,
    },
  ];
}

function stopsOnTheWay(onTheirWay: OnTheirWay, { letters }: MadeLetters): Stop[] {
  const { isOwn, isQueued, isDelivered, mailedWords, arrivesWords } = onTheirWay;
  const { timeline } = words;
  const { length } = letters;
  return [
    {
      date: mailedWords,
      when: isQueued ? timeline.toUsps : timeline.mailed,
      what: isOwn ? timeline.mailedYourself(length) : timeline.printed(length),
    },
    {
      date: isDelivered ? arrivesWords : timeline.about(arrivesWords),
      when: isDelivered ? timeline.arrived : timeline.arrives,
      what: isOwn ? timeline.enterTheDay : timeline.weWrite,
    },
  ];
}

function answerStops(
  made: MadeLetters,
  { arrives, time }: { readonly arrives: string; readonly time: AnswerTime | undefined },
): Stop[] {
  const answer = answerWords(made, time);
  const { decides, hear } = answerDates(arrives, time);
  return [
    { date: dateWords(decides), when: answer.when, what: answer.what },
    { date: dateWords(hear), when: words.timeline.soonAfter, what: answer.after },
  ];
}
