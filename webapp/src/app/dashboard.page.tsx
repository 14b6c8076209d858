import type { Dashboard } from '@creditfix/shared/disputes';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#webapp/accounts/index.ts';
import { InviteCard, PastDueBanner, PlanCard, ServiceWaits } from '#webapp/billing/index.ts';
import {
  CalendarCard,
  CountsPart,
  DisputeList,
  ScoresPart,
  TodayPart,
  useDashboard,
} from '#webapp/disputes/index.ts';
import { Answered, EmptyState, Icon, Page } from '#webapp/kit/index.ts';
import { DraftsPart, LetterList, SignatureStatus } from '#webapp/letters/index.ts';
import { appMessages } from './messages.ts';
import classes from './dashboard.module.css';

/** What needs the person today first, then where everything is; the plan and the settings last. */
export function DashboardPage() {
  const user = useCurrentUser();
  const dashboard = useDashboard();
  const { data, status } = dashboard;
  const firstName = data?.firstName ?? user?.firstName;
  return (
    <Page
      title={appMessages.dashboard.title}
      description={appMessages.dashboard.description}
      heading={appMessages.dashboard.hello(firstName)}
      width="wide"
    >
      <div className={classes.parts}>
        <PastDueBanner />
        <ServiceWaits />
        <Group justify="space-between" mt="-md" className={classes.top}>
          {/* Keeps its height while the name is on its way, so that the list below does not jump. */}
          <Text flex="1 1 16rem" mih="1.55em" c="dimmed" className="anywhere">
            {user && appMessages.dashboard.signedInAs(user.email)}
          </Text>
          <div className={classes.start}>
            <Button
              component={Link}
              to="/generate-letter?new"
              variant={data && data.tasks.length + data.drafts === 0 ? 'filled' : 'default'}
              leftSection={<Icon name="plus" />}
            >
              {appMessages.dashboard.start}
            </Button>
          </div>
        </Group>
        <div className={classes.answer} data-state={status}>
          <Answered answer={dashboard} what={appMessages.dashboard.what} lines={12}>
            {(ready) => <Overview dashboard={ready} />}
          </Answered>
        </div>
        <details className="phone-fold">
          <summary>{appMessages.dashboard.settings}</summary>
          <div className={classes.cards}>
            <PlanCard />
            {data && <SignatureStatus saved={data.hasSavedSignature} />}
            <CalendarCard />
          </div>
        </details>
        <InviteCard />
      </div>
    </Page>
  );
}

function Overview({ dashboard }: { readonly dashboard: Dashboard }) {
  const { tasks, disputes, letters, drafts, scores } = dashboard;
  // Deleting one below, or bringing it back, is heard above.
  const [unfinished, setUnfinished] = useState(drafts);
  return (
    <div className={classes.parts}>
      {letters.length === 0 && drafts === 0 ? (
        <FirstLetter />
      ) : (
        <>
          <TodayPart tasks={tasks} disputes={disputes} unfinished={unfinished} />
          <CountsPart {...dashboard} />
        </>
      )}
      <DisputeList disputes={disputes} tasks={tasks} />
      {drafts > 0 && <DraftsPart onCount={setUnfinished} />}
      <LetterList letters={letters} />
      <ScoresPart scores={scores} />
    </div>
  );
}

function FirstLetter() {
  return (
    <EmptyState
      icon="sheet"
      title={appMessages.dashboard.first.title}
      action={
        <Button component={Link} to="/generate-letter" variant="filled">
          {appMessages.dashboard.first.start}
        </Button>
      }
    >
      <p>{appMessages.dashboard.first.text}</p>
    </EmptyState>
  );
}
