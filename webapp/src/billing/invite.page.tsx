import { Answered, Page } from '#webapp/kit/index.ts';
import { useReferrals, type Referrals } from './billing.queries.ts';
import { InviteLink } from './invite-link.tsx';
import { inviteResult, wholeDollars } from './invite-words.ts';
import classes from './invite.module.css';
import { words } from './invite.words.ts';

/** The personal link, how it works in three lines, and what came of it. */
export function InvitePage() {
  const answer = useReferrals();
  return (
    <Page title={words.title} description={words.description}>
      <Answered answer={answer} what={words.what} lines={5}>
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
        <h2 id="how-heading">{words.how}</h2>
        <ol className={classes.steps}>
          {words.steps(reward).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classes.quiet}>{words.limits}</p>
      </section>
      <section aria-labelledby="result-heading">
        <h2 id="result-heading">{words.result}</h2>
        <p>{inviteResult(referrals)}</p>
        {invited && <p className={classes.quiet}>{words.invited(reward)}</p>}
      </section>
    </div>
  );
}
