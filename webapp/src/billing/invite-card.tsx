import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { Link } from 'react-router-dom';
import { useReferrals } from './billing.queries.ts';
import { inviteResult, wholeDollars } from './invite-words.ts';
import classes from './invite-card.module.css';
import { inviteMessages } from './messages.tsx';

/** Invitations in short. It is an extra: if it can't be loaded, the link alone is there. */
export function InviteCard() {
  const { data } = useReferrals();
  const reward = wholeDollars(REFERRAL_REWARD_CENTS);
  return (
    <section className={classes.card} aria-labelledby="invite-heading">
      <div className={classes.words}>
        <h2 id="invite-heading" className={classes.title}>
          {inviteMessages.card(reward)}
        </h2>
        <p className={classes.quiet}>
          {data && data.joined > 0 ? inviteResult(data) : inviteMessages.cardAbout(reward)}
        </p>
        {data?.invited && <p className={classes.quiet}>{inviteMessages.cardInvited(reward)}</p>}
      </div>
      <Link to="/account/invite" className={classes.more}>
        {inviteMessages.link}
      </Link>
    </section>
  );
}
