import { adminListEndpoints } from '@creditfix/shared/admin';
import { Answered, callApi, useAnswer } from '#webapp/kit/index.ts';
import { AccountFlags } from './account-flags.tsx';
import classes from './admin-dashboard.module.css';
import { SubscriptionTag } from './subscription-tag.tsx';
import { useSignedOut } from './use-signed-out.ts';

const askFlagged = (signal: AbortSignal) => callApi(adminListEndpoints.flaggedUsers, { signal });

interface FlaggedPanelProps {
  readonly onSignedOut: () => void;
  /** Called when a flag is cleared: the count on the tab is another now. */
  readonly onCleared?: () => void;
}

/** Users with open flags, each with why. */
export function FlaggedPanel({ onSignedOut, onCleared }: FlaggedPanelProps) {
  const answer = useAnswer(askFlagged);
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-labelledby="flagged-heading">
      <h2 id="flagged-heading" className={classes.heading}>
        Flagged Users
      </h2>
      <Answered answer={answer} what="the flagged users" lines={6}>
        {({ users }) =>
          users.length === 0 ? (
            <p className={classes.quiet}>No flagged users at this time</p>
          ) : (
            <ul className={classes.list}>
              {users.map((user) => (
                <li key={user.id} className={classes.account}>
                  <div className={classes.line}>
                    <div className={classes.person}>
                      <p className={classes.email}>{user.email}</p>
                      <p className={classes.quiet}>{user.subscriptionTier.toUpperCase()}</p>
                    </div>
                    <SubscriptionTag status={user.subscriptionStatus} />
                    <p className={classes.quiet}>{user.monthlyLetters} letters this month</p>
                    <p className={classes.quiet}>
                      {user.revenueGenerated.toLocaleString('en-US', {
                        style: 'currency',
                        currency: 'USD',
                      })}
                    </p>
                  </div>
                  <AccountFlags
                    flags={user.flags}
                    onCleared={() => {
                      answer.refresh();
                      onCleared?.();
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}
