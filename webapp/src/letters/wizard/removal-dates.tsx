import { type ReportingWindow, reportingWindow } from '@creditfix/shared/letters';
import { dateWords } from '#webapp/kit/index.ts';
import { removalDatesMessages } from '../messages.tsx';
import classes from './removal-dates.module.css';

/** A stop on the line; the stretch that leads to it is drawn as past where it lies behind us. */
export interface Stop {
  readonly date: string;
  readonly label: string;
  readonly isToday: boolean;
  readonly isPast: boolean;
}

/** The marks in order of time, today among them. On its own day a later mark still lies ahead: it is a last day. */
export function stopsOf(
  { marks }: Extract<ReportingWindow, { kind: 'counted' }>,
  today: string,
): readonly Stop[] {
  const stops = marks.map(({ date, label }, index) => ({
    date,
    label,
    isToday: false,
    isPast: index === 0 || date < today,
  }));
  const now = { date: today, label: removalDatesMessages.today, isToday: true, isPast: true };
  const behind = stops.filter(({ isPast }) => isPast);
  return [...behind, now, ...stops.slice(behind.length)];
}

interface RemovalDatesProps {
  readonly itemType: string;
  /** `YYYY-MM-DD`, or empty while it is not known. */
  readonly firstDelinquency: string;
  readonly today: string;
}

/** When an item has to leave an ordinary report, drawn on a line from the first missed payment past today. */
export function RemovalDates({ itemType, firstDelinquency, today }: RemovalDatesProps) {
  const window = reportingWindow({ itemType, from: firstDelinquency, today });
  // The place for the sentence is there before the sentence is, so that it is read out when it comes.
  return (
    <div className={classes.dates} data-empty={window ? undefined : true}>
      {window?.kind === 'counted' && <Timeline window={window} today={today} />}
      <p role="status" className={classes.now}>
        {window?.kind === 'counted' ? window.now : window?.why}
      </p>
      {window?.kind === 'counted' && (
        <>
          <p className={classes.why}>{window.why}</p>
          <details className={classes.why}>
            <summary>{removalDatesMessages.otherDates}</summary>
            {window.exceptions.map((exception) => (
              <p key={exception}>{exception}</p>
            ))}
          </details>
        </>
      )}
    </div>
  );
}

interface TimelineProps {
  readonly window: Extract<ReportingWindow, { kind: 'counted' }>;
  readonly today: string;
}

function Timeline({ window, today }: TimelineProps) {
  return (
    <ol className={classes.line} aria-label={removalDatesMessages.line}>
      {stopsOf(window, today).map(({ date, label, isToday, isPast }) => (
        <li
          key={label}
          className={classes.stop}
          data-today={isToday || undefined}
          data-past={isPast || undefined}
        >
          <span className={classes.label}>{label}</span>
          <time dateTime={date}>{dateWords(date)}</time>
        </li>
      ))}
    </ol>
  );
}
