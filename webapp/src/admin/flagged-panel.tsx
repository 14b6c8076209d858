import { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { useEffect, useState } from 'react';
import { Answered, Button, Notice, callApi } from '#webapp/kit/index.ts';
import { AccountFlags } from './account-flags.tsx';
import classes from './admin-dashboard.module.css';
import { ClearNote } from './clear-note.tsx';
import { letterCount } from './counted-words.ts';
import { PageButtons } from './page-buttons.tsx';
import { useMayHelp } from './staff-role.ts';
import { SubscriptionTag } from './subscription-tag.tsx';
import { useClearFlags } from './use-clear-flags.ts';
import { useSignedOut, useStaffList } from './admin.queries.ts';
import { UserLink } from './user-link.tsx';

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
            <Button look="plain" onClick={() => void takeBack()}>
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
      <div className={classes.deedsLine}>
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
          deed={chosen.size === 1 ? 'Clear 1 flag' : `Clear ${chosen.size} flags`}
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
