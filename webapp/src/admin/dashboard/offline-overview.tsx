import { UserStatus, type LetterFilter, type UserFilter } from '@creditfix/shared/admin';
import { LetterStatus, letterStatusLabel } from '@creditfix/shared/letters';
import { Answered } from '#webapp/kit/index.ts';
import { useFromCopy } from '../lists/offline-list.ts';
import overview from './overview.module.css';
import type { StaffShell } from '../staff-shell.ts';

/** How many there are of what in the copy. Revenue by month is the server's alone. */
export function OfflineOverview({ shell }: { readonly shell: StaffShell }) {
  const answer = useFromCopy(() => countCopy(shell));
  return (
    <Answered answer={answer} what="the figures of the copy" lines={6}>
      {({ cards, statuses, letters }) => (
        <div className={overview.overview}>
          <ul className={overview.cards} aria-label="Figures">
            {cards.map(([name, figure, beside]) => (
              <li key={name} className={overview.card}>
                <p className={overview.name}>{name}</p>
                <p className={overview.figure}>{figure.toLocaleString('en-US')}</p>
                <p className={overview.beside}>{beside}</p>
              </li>
            ))}
          </ul>
          <div className={overview.tables}>
            <Counts title="Subscription status" rows={statuses} />
            <Counts title="Letters by status" rows={letters} />
          </div>
        </div>
      )}
    </Answered>
  );
}

type Count = readonly [name: string, count: number];

function Counts({ title, rows }: { readonly title: string; readonly rows: readonly Count[] }) {
  return (
    <section>
      <h2 className={overview.title}>{title}</h2>
      <dl className={overview.facts}>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const statusNames: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  trialing: 'Trial period',
  past_due: 'Past due',
  canceled: 'Canceled',
  none: 'Without a subscription',
};

async function countCopy(shell: StaffShell) {
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
      ['Total Users', people, `${pro.toLocaleString('en-US')} with Pro`],
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
