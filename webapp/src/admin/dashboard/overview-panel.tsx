import { adminListEndpoints } from '@creditfix/shared/admin';
import { type DataOf, monthNames } from '@creditfix/shared/kernel';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { momentWords, Notice, queryOf, useQuery } from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import classes from './overview.module.css';

interface Bar {
  /** `2026-11` */
  readonly month: string;
  readonly value: number;
  readonly words: string;
}

/** Twelve bars from zero, the running month outlined because it is not over. Read as a table by those who hear the page. */
function MonthsChart({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
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

type Stats = DataOf<typeof adminListEndpoints.adminDashboard>;

/** The figures of the business, the largest first; a chart only where a trend is the question. */
export function OverviewPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { data, error, isPending } = useQuery(queryOf(adminListEndpoints.adminDashboard));
  useSignedOut({ error }, onSignedOut);
  if (isPending) return <p role="status">Loading admin dashboard...</p>;
  if (!data) {
    return (
      <Notice tone="error" title="Dashboard Error">
        <p>Failed to load dashboard statistics</p>
        <Button variant="subtle" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </Notice>
    );
  }
  return <Overview stats={data} />;
}

function Overview({ stats }: { readonly stats: Stats }) {
  const { users, revenue, letters, subscriptions, months } = stats;
  return (
    <div className={classes.overview}>
      <ul className={classes.cards} aria-label="Figures">
        <Card name="Total Users" figure={counted(users.total)}>
          {counted(users.new)} new this month
        </Card>
        <Card name="Monthly Revenue" figure={dollars(revenue.mrr)}>
          <Growth percent={revenue.growth} />
        </Card>
        <Card name="Letters Sent" figure={counted(letters.total)}>
          {counted(letters.thisMonth)} this month
        </Card>
        <Card name="Flagged Users" figure={counted(users.flagged)}>
          Require attention
        </Card>
      </ul>
      <div className={classes.charts}>
        <MonthsChart
          title="Revenue by month"
          bars={months.map(({ month, revenueCents }) => ({
            month,
            value: revenueCents / 100,
            words: dollars(revenueCents / 100),
          }))}
        />
        <MonthsChart
          title="Letters by month"
          bars={months.map(({ month, letters: value }) => ({
            month,
            value,
            words: counted(value),
          }))}
        />
      </div>
      <div className={classes.tables}>
        <Facts
          title="Revenue breakdown"
          rows={[
            ['Total', dollars(revenue.total)],
            ['This month', dollars(revenue.thisMonth)],
            ['Last month', dollars(revenue.lastMonth)],
          ]}
        />
        <Facts
          title="Subscription status"
          rows={[
            ['Active', counted(subscriptions.active)],
            ['Trial period', counted(subscriptions.trialing)],
            ['Past due', counted(subscriptions.pastDue)],
            ['Churn rate', `${subscriptions.churnRate.toFixed(1)}%`],
          ]}
        />
      </div>
      <p className={classes.at}>As of {momentWords(stats.at)}. Months are those of Eastern time.</p>
    </div>
  );
}

interface CardProps {
  readonly name: string;
  readonly figure: string;
  readonly children: ReactNode;
}

function Card({ name, figure, children }: CardProps) {
  return (
    <li className={classes.card}>
      <p className={classes.name}>{name}</p>
      <p className={classes.figure}>{figure}</p>
      <p className={classes.beside}>{children}</p>
    </li>
  );
}

/** Green if it is no loss, red where it is one; the sign says it without the color. */
function Growth({ percent }: { readonly percent: number | null }) {
  if (percent === null) return <>No revenue last month to compare with</>;
  const tone = percent >= 0 ? 'up' : 'down';
  return (
    <span className={classes.growth} data-tone={tone}>
      {percent >= 0 ? '+' : '−'}
      {Math.abs(percent).toFixed(1)}% from last month
    </span>
  );
}

interface FactsProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

function Facts({ title, rows }: FactsProps) {
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function counted(value: number): string {
  return value.toLocaleString('en-US');
}

function dollars(value: number): string {
  return value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
