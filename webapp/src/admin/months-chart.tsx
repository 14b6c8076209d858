import { monthNames } from '@creditfix/shared/kernel';
import classes from './overview.module.css';

interface Bar {
  /** `2026-11` */
  readonly month: string;
  readonly value: number;
  readonly words: string;
}

/** Twelve bars from zero, the running month outlined because it is not over. Read as a table by those who hear the page. */
export function MonthsChart({
  title,
  bars,
}: {
  readonly title: string;
  readonly bars: readonly Bar[];
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <table className={classes.chart}>
        <caption>
          The highest bar stands for{' '}
          {bars.find(({ value }) => value === most)?.words ?? 'nothing yet'}.
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ month, value, words }, index) => (
            <tr key={month} title={`${longMonth(month)}: ${words}`}>
              <th scope="row">
                <abbr title={longMonth(month)}>{longMonth(month).slice(0, 3)}</abbr>
              </th>
              <td>
                <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden>
                  <rect
                    x="1"
                    width="8"
                    y={100 - (100 * value) / most}
                    height={(100 * value) / most}
                    data-running={index === bars.length - 1 || undefined}
                  />
                </svg>
                <span>{words}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function longMonth(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${monthNames[Number(number) - 1]} ${year}`;
}
