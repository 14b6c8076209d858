import { useCurrentUser } from '#webapp/accounts/index.ts';
import { Page } from '#webapp/kit/index.ts';
import { LettersPanel } from '#webapp/letters/index.ts';
import classes from './dashboard.module.css';

export function DashboardPage() {
  const user = useCurrentUser();
  return (
    <Page
      title="Dashboard"
      heading={user?.firstName ? `Hello, ${user.firstName}` : 'Your letters'}
      lead={user && <span className={classes.email}>Signed in as {user.email}</span>}
      width="wide"
    >
      <LettersPanel />
    </Page>
  );
}
