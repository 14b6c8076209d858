import { adminEndpoints, adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Box, Button, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Answered, callApi, dataOf } from '#webapp/kit/index.ts';
import { noteFlagChange, useSignedOut, useStaffList } from '../admin.queries.ts';
import { AccountFlags, ClearNote } from '../lists/account-flags.tsx';
import { Tick, PageButtons } from '../lists/staff-table.tsx';
import { SubscriptionTag, UserLink } from '../lists/user-columns.tsx';
import { useMayHelp } from '../staff-role.ts';
import { tellDone, useStaffAction } from '../told.tsx';
import { letterCount, Quiet, wholeDollars } from '../words.tsx';
import classes from './dashboard.module.css';

/** Which flags are chosen. What was cleared last can be taken back while this view is open. */
function useClearFlags(onChanged: () => void) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chooseAll = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []);
  const told = useRef<string>(undefined);
  const hide = () => void (told.current && notifications.hide(told.current));
  useEffect(() => hide, []);
  const changed = () => {
    setChosen(new Set());
    noteFlagChange();
    onChanged();
  };
  const { mutate: reopen } = useStaffAction(adminEndpoints.reopenFlags, changed);
  return {
    chosen,
    choose: (id: string, on: boolean) => {
      const next = new Set(chosen);
      if (on) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    chooseAll,
    cleared: (ids: readonly string[]) => {
      changed();
      hide();
      if (ids.length === 0) return;
      told.current = tellDone(ids.length === 1 ? '1 flag cleared' : `${ids.length} flags cleared`, {
        undo: () => reopen({ body: { ids: [...ids] } }),
      });
    },
  };
}

type FlaggedUser = DataOf<typeof adminListEndpoints.flaggedUsers>['users'][number];
type Clearing = ReturnType<typeof useClearFlags>;

/** On a page: each has its reasons below, and "All flags" means those that can be seen. */
const MOST_USERS = 25;

const askFlagged = (place: { readonly after?: string }, signal: AbortSignal) =>
  callApi(adminListEndpoints.flaggedUsers, { query: { ...place, limit: MOST_USERS }, signal });

/** Users with open flags, each with why. Several are cleared with one note, and that can be taken back at once. */
export function FlaggedPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const list = useStaffList('flagged', askFlagged);
  const { answer, page } = list;
  useSignedOut(answer, onSignedOut);
  const clearing = useClearFlags(() => void answer.refetch());
  const { chooseAll } = clearing;
  // What is out of sight is not cleared.
  useEffect(() => chooseAll([]), [page, chooseAll]);
  return (
    <section aria-labelledby="flagged-heading">
      <Title order={2} id="flagged-heading" mb="md">
        Flagged Users
      </Title>
      <Answered answer={answer} what="the flagged users" lines={6}>
        {({ users, total }) => (
          <>
            {users.length > 0 && <FlaggedUsers users={users} clearing={clearing} />}
            {users.length === 0 && (
              <Text py="md" c="dimmed" className="rule-above rule-below">
                {page === 1 ? 'No flagged users at this time' : 'Nothing is left on this page'}
              </Text>
            )}
            <PageButtons {...list} shown={users.length} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
}

function FlaggedUsers({
  users,
  clearing,
}: {
  readonly users: readonly FlaggedUser[];
  readonly clearing: Clearing;
}) {
  const mayHelp = useMayHelp();
  return (
    <>
      {mayHelp && <ForSeveral users={users} clearing={clearing} />}
      <ul className="ruled-list">
        {users.map((user) => (
          <Box key={user.id} component="li" py="xs">
            <Group
              gap="0.25rem var(--mantine-spacing-md)"
              className={`${classes.flagged} anywhere`}
            >
              <div>
                <Text fw={600}>
                  <UserLink id={user.id}>{user.email}</UserLink>
                </Text>
                <Quiet>{user.subscriptionTier.toUpperCase()}</Quiet>
              </div>
              <SubscriptionTag status={user.subscriptionStatus} />
              <Quiet>{letterCount(user.monthlyLetters)} this month</Quiet>
              <Quiet>{wholeDollars(user.revenueGenerated)}</Quiet>
            </Group>
            <AccountFlags
              flags={user.flags}
              email={user.email}
              onCleared={(id) => clearing.cleared([id])}
              {...(mayHelp ? { chosen: clearing.chosen, onChoose: clearing.choose } : {})}
            />
          </Box>
        ))}
      </ul>
    </>
  );
}

/** As many as are cleared at once. */
const MOST = 200;

function ForSeveral({
  users,
  clearing,
}: {
  readonly users: readonly FlaggedUser[];
  readonly clearing: Clearing;
}) {
  const [asking, setAsking] = useState(false);
  const { chosen, chooseAll, cleared } = clearing;
  const ids = users.flatMap(({ flags }) => flags.map(({ id }) => id)).slice(0, MOST);
  const all = ids.every((id) => chosen.has(id));
  const close = () => setAsking(false);
  return (
    <>
      <Group mb="md">
        <Tick
          label="All flags"
          checked={all}
          indeterminate={!all && chosen.size > 0}
          onChange={() => chooseAll(all ? [] : ids)}
        />
        <Button disabled={chosen.size === 0 || asking} onClick={() => setAsking(true)}>
          Clear flags{chosen.size > 0 && ` (${chosen.size})`}
        </Button>
      </Group>
      {asking && chosen.size > 0 && (
        <ClearNote
          clear={async (note) =>
            await dataOf(callApi(adminEndpoints.clearFlags, { body: { ids: [...chosen], note } }))
          }
          action={chosen.size === 1 ? 'Clear 1 flag' : `Clear ${chosen.size} flags`}
          hint="Kept with each of them."
          onCleared={(done) => {
            close();
            cleared(done.ids);
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
