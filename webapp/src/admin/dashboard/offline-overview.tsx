import { UserStatus, type LetterFilter, type UserFilter } from '@creditfix/shared/admin';
import { LetterStatus, letterStatusLabel } from '@creditfix/shared/letters';
import { SimpleGrid, Stack } from '@mantine/core';
import { Answered } from '#webapp/kit/index.ts';
import { useFromReplica } from '../lists/offline-list.ts';
import type { StaffShell } from '../staff-shell.ts';
import { counted } from '../words.tsx';
import { Facts, Figure } from './facts.tsx';

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
