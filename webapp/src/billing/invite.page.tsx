import { Answered, Page } from '#webapp/kit/index.ts';
import { InviteLink } from './invite-link.tsx';
import { inviteResult, wholeDollars, type Referrals } from './invite-words.ts';
import classes from './invite.module.css';
import { useReferrals } from './use-referrals.ts';

/** The personal link, how it works in three lines, and what came of it. */
export function InvitePage() {
  const answer = useReferrals();
  return (
    <Page
      title="Invite a friend"
      description="Your personal invitation link, how it works, and what came of it."
    >
      <Answered answer={answer} what="your invitation link" lines={5}>
        {(referrals) => <Invitation referrals={referrals} />}
      </Answered>
    </Page>
  );
}

function Invitation({ referrals }: { readonly referrals: Referrals }) {
  const { link, rewardCents, invited } = referrals;
  const reward = wholeDollars(rewardCents);
  return (
    <div className={classes.page}>
      <InviteLink link={link} />
      <section aria-labelledby="how-heading">
        <h2 id="how-heading">How it works</h2>
        <ol className={classes.steps}>
          <li>A friend who has no account here yet opens your link and signs in.</li>
          <li>They write letters as anyone does. You never see who they are or what they write.</li>
          <li>
            After their first payment for Pro, you get {reward} credit. It comes off your next Pro
            invoices by itself.
          </li>
        </ol>
        <p className={classes.quiet}>
          The credit counts once for each friend, and it is never paid out in cash. Inviting
          yourself, somebody on your own device, or one another in turn does not count.
        </p>
      </section>
      <section aria-labelledby="result-heading">
        <h2 id="result-heading">What came of it</h2>
        <p>{inviteResult(referrals)}</p>
        {invited && (
          <p className={classes.quiet}>
            You came through a friend’s invitation. They get {reward} credit after your first
            payment for Pro. They are not told who you are.
          </p>
        )}
      </section>
    </div>
  );
}
