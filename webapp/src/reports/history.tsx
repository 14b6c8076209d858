import type { HistoryMonth } from '@creditfix/shared/reports';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import type { AccountEntry } from './open-reports.ts';
import classes from './reports.module.css';

const YEARS_AT_ONCE = 2;

/** The payment histories of one account; agencies that tell the same stand over one strip. */
export function Histories({ entries }: { readonly entries: readonly AccountEntry[] }) {
  const told = Map.groupBy(
    entries.filter(({ tradeline }) => tradeline.history.length > 0),
    ({ tradeline }) => tradeline.history.map(({ month, mark }) => `${month} ${mark}`).join(),
  );
  return [...told].map(([key, same]) => (
    <History
      key={key}
      months={same[0]?.tradeline.history ?? []}
      of={entries.length > 1 ? same.map(({ bureau }) => words.bureaus[bureau]) : []}
    />
  ));
}

interface HistoryProps {
  readonly months: readonly HistoryMonth[];
  /** Whose months they are, where several agencies stand side by side. */
  readonly of: readonly string[];
}

/** A strip of months for each year, the newest first. */
function History({ months, of }: HistoryProps) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed();
  const recent = new Set(years.slice(0, YEARS_AT_ONCE));
  const isRecent = ({ month }: HistoryMonth) => recent.has(month.slice(0, 4));
  const marks = [...new Set(months.map(({ mark }) => mark))];
  const legend = [
    ...(marks.some((mark) => mark.startsWith('late')) ? [words.numbersAreDays] : []),
    ...marks
      .filter((mark) => /^[A-Z]/.test(words.shortMarks[mark]))
      .map((mark) => `${words.shortMarks[mark]}: ${words.marks[mark]}`),
  ];
  return (
    <div>
      <p className={classes.quiet}>{of.length > 0 ? words.historyOf(of) : words.history}</p>
      <Years months={months.filter(isRecent)} />
      {years.length > YEARS_AT_ONCE && (
        <details className={classes.sources}>
          <summary>{words.earlierYears(years.length - YEARS_AT_ONCE)}</summary>
          <Years months={months.filter((month) => !isRecent(month))} />
        </details>
      )}
      {legend.length > 0 && (
        <p className={classes.legend} aria-hidden="true">
          {legend.join(' · ')}
        </p>
      )}
    </div>
  );
}

/** Years under each other, each month in its column; a mark is a word for who can't see it. */
export function Years({ months }: { readonly months: readonly HistoryMonth[] }) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed();
  return (
    <div>
      <div className={classes.year} aria-hidden="true">
        <span />
        <div className={classes.monthNames}>
          {words.monthLetters.map((letter, at) => (
            <span key={at}>{letter}</span>
          ))}
        </div>
      </div>
      {years.map((year) => (
        <div key={year} className={classes.year}>
          <span className={classes.quiet}>{year}</span>
          <ol className={classes.months}>
            {months
              .filter(({ month }) => month.startsWith(year))
              .map(({ month, mark }) => (
                <li
                  key={month}
                  data-mark={mark}
                  title={`${words.date(month)}: ${words.marks[mark]}`}
                  style={{ gridColumn: Number(month.slice(5, 7)) }}
                >
                  <span aria-hidden="true">{words.shortMarks[mark]}</span>
                  <VisuallyHidden>{`${words.date(month)}: ${words.marks[mark]}`}</VisuallyHidden>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
