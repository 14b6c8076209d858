import { adminEndpoints, adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Answered, callApi, Notice } from '#webapp/kit/index.ts';
import classes from '../admin-dashboard.module.css';
import { noteFlagChange, useSignedOut, useStaffList } from '../admin.queries.ts';
import { letterCount } from '../counted-words.ts';
import { AccountFlags, ClearNote } from '../lists/account-flags.tsx';
import { PageButtons } from '../lists/page-buttons.tsx';
import { SubscriptionTag } from '../lists/user-columns.tsx';
import { UserLink } from '../lists/user-link.tsx';
import { useMayHelp } from '../staff-role.ts';

/** Which flags are chosen, and what was cleared last, so that it can be taken back. */
function useClearFlags(onChanged: () => void) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [undo, setUndo] = useState<readonly string[]>();
  const [trouble, setTrouble] = useState<string>();
  const chooseAll = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []);
  const changed = (cleared: readonly string[] | undefined) => {
    setChosen(new Set());
    setUndo(cleared);
    setTrouble(undefined);
    noteFlagChange();
    onChanged();
  };
  return {
    chosen,
    undo,
    trouble,
    choose: (id: string, on: boolean) => {
      const next = new Set(chosen);
      if (on) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    chooseAll,
    /** One was cleared by itself. */
    cleared: (id: string) => changed([id]),
    /** @returns why it did not work; nothing if it is done */
    clear: async (note: string): Promise<string | undefined> => {
      const body = { ids: [...chosen], note };
      const answer = await callApi(adminEndpoints.clearFlags, { body });
      if (!answer.ok) return answer.problem.fields?.[0]?.message ?? answer.problem.error;
      changed(answer.data.ids);
      return undefined;
    },
    takeBack: async (): Promise<void> => {
      if (!undo) return;
      const answer = await callApi(adminEndpoints.reopenFlags, { body: { ids: [...undo] } });
      if (answer.ok) changed(undefined);
      else setTrouble(answer.problem.error);
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
      <h2 id="flagged-heading" className={classes.heading}>
        Flagged Users
      </h2>
      <Undo clearing={clearing} />
      <Answered answer={answer} what="the flagged users" lines={6}>
        {({ users, total }) => (
          <>
            {users.length > 0 && <FlaggedUsers users={users} clearing={clearing} />}
            {users.length === 0 && (
              <p className={classes.none}>
                {page === 1 ? 'No flagged users at this time' : 'Nothing is left on this page'}
              </p>
            )}
            <PageButtons {...list} shown={users.length} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
}

function Undo({ clearing: { undo, trouble, takeBack } }: { readonly clearing: Clearing }) {
  return (
    <>
      {undo && undo.length > 0 && (
        <div className={classes.told}>
          <Notice
            tone="success"
            title={undo.length === 1 ? '1 flag cleared' : `${undo.length} flags cleared`}
            live
          >
            <Button variant="subtle" onClick={() => void takeBack()}>
              Undo
            </Button>
          </Notice>
        </div>
      )}
      {trouble && <Notice tone="error" title={trouble} live />}
    </>
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
      <ul className={classes.list}>
        {users.map((user) => (
          <li key={user.id} className={classes.account}>
            <div className={classes.flagged}>
              <div className={classes.person}>
                <p className={classes.email}>
                  <UserLink id={user.id}>{user.email}</UserLink>
                </p>
                <p className={classes.quiet}>{user.subscriptionTier.toUpperCase()}</p>
              </div>
              <SubscriptionTag status={user.subscriptionStatus} />
              <p className={classes.figure}>{letterCount(user.monthlyLetters)} this month</p>
              <p className={classes.figure}>
                {user.revenueGenerated.toLocaleString('en-US', {
                  style: 'currency',
                  currency: 'USD',
                })}
              </p>
            </div>
            <AccountFlags
              flags={user.flags}
              email={user.email}
              onCleared={clearing.cleared}
              {...(mayHelp ? { chosen: clearing.chosen, onChoose: clearing.choose } : {})}
            />
          </li>
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
  const { chosen, chooseAll, clear } = clearing;
  const ids = users.flatMap(({ flags }) => flags.map(({ id }) => id)).slice(0, MOST);
  const all = ids.every((id) => chosen.has(id));
  const close = () => setAsking(false);
  return (
    <>
      <div className={classes.actionsLine}>
        <label className={classes.all}>
          <input
            type="checkbox"
            className={classes.tick}
            checked={all}
            onChange={() => chooseAll(all ? [] : ids)}
          />
          All flags
        </label>
        <Button disabled={chosen.size === 0 || asking} onClick={() => setAsking(true)}>
          Clear flags{chosen.size > 0 && ` (${chosen.size})`}
        </Button>
      </div>
      {asking && chosen.size > 0 && (
        <ClearNote
          id="note-flags"
          action={chosen.size === 1 ? 'Clear 1 flag' : `Clear ${chosen.size} flags`}
          hint="Kept with each of them."
          onClear={async (note) => {
            const text = await clear(note);
            if (text === undefined) close();
            return text;
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
