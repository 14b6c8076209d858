import { Link } from 'react-router-dom';
import { useCurrentUser } from '#webapp/accounts/index.ts';
import { InviteCard, PastDueBanner, PlanCard } from '#webapp/billing/index.ts';
import { ButtonLink, Page } from '#webapp/kit/index.ts';
import { LettersPanel } from '#webapp/letters/index.ts';
import classes from './dashboard.module.css';

export function DashboardPage() {
  const user = useCurrentUser();
  return (
    <Page
      title="Dashboard"
      description="Your letters and drafts, your plan, and what is left on it."
      heading={user?.firstName ? `Hello, ${user.firstName}` : 'Your letters'}
    >
      <div className={classes.parts}>
        <PastDueBanner />
        <div className={classes.top}>
          {/* Keeps its height while the name is on its way, so that the list below does not jump. */}
          <p className={classes.who}>{user && `Signed in as ${user.email}`}</p>
          <div className={classes.start}>
            <Link to="/copies">Your copies</Link>
            <ButtonLink to="/generate-letter?new" look="deed" icon="plus">
              Start a new letter
            </ButtonLink>
          </div>
        </div>
        <PlanCard />
        <LettersPanel />
        <InviteCard />
      </div>
    </Page>
  );
}
