import { type ReportingWindow, reportingWindow } from '@creditfix/shared/letters';
import { Stack, Text } from '@mantine/core';
import { dateWords } from '#webapp/kit/index.ts';
import { removalDatesMessages } from '../messages.tsx';

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
    <Stack gap="sm" className={window ? 'side-line' : undefined}>
      {window?.kind === 'counted' && <Timeline window={window} today={today} />}
      <Text role="status" maw="var(--measure)">
        {window?.kind === 'counted' ? window.now : window?.why}
      </Text>
      {window?.kind === 'counted' && (
        <>
          <Text maw="var(--measure)" c="dimmed" size="sm">
            {window.why}
          </Text>
          <details className="explanation">
            <summary>{removalDatesMessages.otherDates}</summary>
            {window.exceptions.map((exception) => (
              <p key={exception}>{exception}</p>
            ))}
          </details>
        </>
      )}
    </Stack>
  );
}

interface TimelineProps {
  readonly window: Extract<ReportingWindow, { kind: 'counted' }>;
  readonly today: string;
}

function Timeline({ window, today }: TimelineProps) {
  return (
    <ol className="timeline" aria-label={removalDatesMessages.line}>
      {stopsOf(window, today).map(({ date, label, isToday, isPast }) => (
        <li key={label} data-tone={isToday ? 'done' : isPast ? 'past' : undefined}>
          <Text size="sm" c={isToday ? 'green' : 'inherit'} fw={600}>
            {label}
          </Text>
          <Text component="time" c="dimmed" size="sm" dateTime={date}>
            {dateWords(date)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
