import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { Link } from 'react-router-dom';
import { inviteResult, wholeDollars } from './invite-words.ts';
import classes from './invite-card.module.css';
import { useReferrals } from './use-referrals.ts';

/** Invitations in short. It is an extra: where it can't be loaded, the link alone stands there. */
export function InviteCard() {
  const { state } = useReferrals();
  const reward = wholeDollars(REFERRAL_REWARD_CENTS);
  return (
    <section className={classes.card} aria-labelledby="invite-heading">
      <div className={classes.words}>
        <h2 id="invite-heading" className={classes.title}>
          Invite a friend, get {reward} credit
        </h2>
        <p className={classes.quiet}>
          {state.kind === 'ready' && state.data.joined > 0
            ? inviteResult(state.data)
            : `After your friend’s first payment for Pro, ${reward} comes off your next invoices.`}
        </p>
        {state.kind === 'ready' && state.data.invited && (
          <p className={classes.quiet}>
            You came through a friend’s invitation. They get {reward} credit after your first
            payment for Pro.
          </p>
        )}
      </div>
      <Link to="/account/invite" className={classes.more}>
        Your invitation link
      </Link>
    </section>
  );
}
