import {
  adminListEndpoints,
  UserStatus,
  type LetterFilter,
  type UserFilter,
} from '@creditfix/shared/admin';
import { type DataOf, monthNames } from '@creditfix/shared/kernel';
import { LetterStatus, letterStatusLabel } from '@creditfix/shared/letters';
import { Button, SimpleGrid, Stack, Text, Title, Tooltip } from '@mantine/core';
import {
  momentWords,
  Notice,
  queryOf,
  Skeletons,
  useQuery,
  useSiteFacts,
  VisuallyHidden,
  Answered,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { counted, Quiet, wholeDollars } from '../words.tsx';
import classes from './dashboard.module.css';
import { Facts, Figure } from './facts.tsx';
import { useFromReplica } from '../lists/offline-list.ts';
import type { StaffShell } from '../staff-shell.ts';

interface Bar {
  /** `2026-11` */
  readonly month: string;
  readonly value: number;
  readonly words: string;
}

/** Twelve bars from zero, the running month outlined because it is not over. Read as a table by those who hear the page. */
function MonthsChart({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const highest = bars.find(({ value }) => value === most);
  return (
    <section>
      <Title order={2} mb="xs">
        {title}
      </Title>
      <table className={classes.chart}>
        <caption>
          {highest
            ? `The highest bar stands for ${highest.words}.`
            : 'Nothing in these months yet.'}
        </caption>
        <VisuallyHidden component="thead">
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Value</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {bars.map(({ month, value, words }, index) => (
            <Tooltip key={month} label={`${longMonth(month)}: ${words}`}>
              <tr>
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
                  <VisuallyHidden>{words}</VisuallyHidden>
                </td>
              </tr>
            </Tooltip>
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
  if (isPending) return <Skeletons lines={10} label="Loading admin dashboard..." />;
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
  // Letters are paid for after they are mailed there, so that no subscription costs anything by itself.
  const inArrears = useSiteFacts().legalMode === 'cro';
  return (
    <Stack gap="xl">
      <SimpleGrid
        component="ul"
        minColWidth="11rem"
        autoFlow="auto-fit"
        spacing="lg"
        verticalSpacing={0}
        className="plain-list rule-below"
        aria-label="Figures"
      >
        <Figure name="Total Users" figure={counted(users.total)}>
          {counted(users.new)} new this month
        </Figure>
        <Figure
          name={inArrears ? 'Revenue this month' : 'Monthly Revenue'}
          figure={wholeDollars(inArrears ? revenue.thisMonth : revenue.mrr)}
        >
          <Growth percent={revenue.growth} />
        </Figure>
        <Figure name="Letters Sent" figure={counted(letters.total)}>
          {counted(letters.thisMonth)} this month
        </Figure>
        <Figure name="Flagged Users" figure={counted(users.flagged)}>
          Require attention
        </Figure>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <MonthsChart
          title="Revenue by month"
          bars={months.map(({ month, revenueCents }) => ({
            month,
            value: revenueCents / 100,
            words: wholeDollars(revenueCents / 100),
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
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Facts
          title="Revenue breakdown"
          rows={[
            ['Total', wholeDollars(revenue.total)],
            ['This month', wholeDollars(revenue.thisMonth)],
            ['Last month', wholeDollars(revenue.lastMonth)],
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
      </SimpleGrid>
      <Quiet>As of {momentWords(stats.at)}. Months are those of Eastern time.</Quiet>
    </Stack>
  );
}

/** Green if it is no loss, red where it is one; the sign says it without the color. */
function Growth({ percent }: { readonly percent: number | null }) {
  if (percent === null) return <>No revenue last month to compare with</>;
  return (
    <Text span inherit c={percent >= 0 ? 'var(--green)' : 'var(--red)'}>
      {percent >= 0 ? '+' : '−'}
      {Math.abs(percent).toFixed(1)}% from last month
    </Text>
  );
}

/** How many there are of what in the replica. Revenue by month is the server's alone. */
export function OfflineOverview({ shell }: { readonly shell: StaffShell }) {
  const answer = useFromReplica(() => countReplica(shell));
  return (
    <Answered answer={answer} what="the figures of the copy" lines={6}>
      {({ cards, statuses, letters }) => (
        <Stack gap="xl">
          <SimpleGrid
            component="ul"
            minColWidth="11rem"
            autoFlow="auto-fit"
            spacing="lg"
            verticalSpacing={0}
            className="plain-list rule-below"
            aria-label="Figures"
          >
            {cards.map(([name, figure, beside]) => (
              <Figure key={name} name={name} figure={counted(figure)}>
                {beside}
              </Figure>
            ))}
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
            <Facts title="Subscription status" rows={statuses.map(inWords)} />
            <Facts title="Letters by status" rows={letters.map(inWords)} />
          </SimpleGrid>
        </Stack>
      )}
    </Answered>
  );
}

type Count = readonly [name: string, count: number];

const inWords = ([name, count]: Count) => [name, counted(count)] as const;

const statusNames: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  trialing: 'Trial period',
  past_due: 'Past due',
  canceled: 'Canceled',
  none: 'Without a subscription',
};

async function countReplica(shell: StaffShell) {
  const page = { masked: true, limit: 1, offset: 0 };
  const users = async (filter: UserFilter) => (await shell.users({ filter, ...page })).total;
  const letters = async (filter: LetterFilter) => (await shell.letters({ filter, ...page })).total;
  const [people, pro, flagged, all] = await Promise.all([
    users({}),
    users({ plan: 'pro' }),
    users({ flagged: 'yes' }),
    letters({}),
  ]);
  const statuses = Object.values(UserStatus).map(async (status): Promise<Count> => [
    statusNames[status],
    await users({ status }),
  ]);
  const kinds = Object.values(LetterStatus).map(async (status): Promise<Count> => [
    letterStatusLabel(status),
    await letters({ status }),
  ]);
  return {
    cards: [
      ['Total Users', people, `${counted(pro)} with Pro`],
      ['Letters', all, 'In the copy'],
      ['Flagged Users', flagged, 'Require attention'],
    ] as const,
    statuses: await Promise.all(statuses),
    letters: byName(await Promise.all(kinds)),
  };
}

/** Some statuses have the same name for people. */
function byName(counts: readonly Count[]): readonly Count[] {
  const sums = new Map<string, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums];
}
