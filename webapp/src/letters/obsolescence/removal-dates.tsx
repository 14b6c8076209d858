import { reportingWindow, type ReportingWindow } from '@creditfix/shared/letters';
import { dateWords } from '#webapp/kit/index.ts';
import classes from './removal-dates.module.css';
import { words } from './removal-dates.words.ts';
import { stopsOf } from './timeline.ts';

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
            <summary>{words.otherDates}</summary>
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
    <ol className={classes.line} aria-label={words.line}>
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
