import { Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  type FetchedAhead,
  Icon,
  LazyPart,
  lazyPart,
  Page,
  type SituationName,
  useFetchOnUse,
  useHydrated,
} from '#webapp/kit/index.ts';
import classes from '../generate-letter.module.css';
import { startMessages as words } from '../messages.tsx';
import { StepHeading, useStepFocus } from '../wizard/step-heading.tsx';
import { ChoiceList } from './choice-list.tsx';
import { firstSituations, furtherSituations, situationIn } from './situations.ts';

/** These take the rule table: they come after the first question, which is drawn with the page. */
const startedPart = lazyPart(async () => (await import('./started-part.tsx')).StartedPart);
const emptySheet = lazyPart(async () => (await import('./start-sheet.tsx')).StartSheet);

/** Asks for the email to sign in with; it belongs to the accounts feature. */
export type SignInSlot = (props: {
  readonly redirect: string;
  readonly action: string;
}) => ReactNode;

interface StartPageProps {
  readonly signIn: SignInSlot;
  /** What the slot is filled with, to be asked for before it is needed. */
  readonly ahead: readonly FetchedAhead[];
}

/** Where the sheet lies beside the questions. */
const WIDE = '(min-width: 64em)';

/** What happened, and then of what item: the letter grows beside the answers, before anybody has an account. */
export function StartPage({ signIn, ahead }: StartPageProps) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const about = hydrated ? situationIn(search.get('about')) : undefined;
  const asked = search.get('ask') ?? undefined;
  useFetchOnUse([startedPart, ...ahead]);
  useStepFocus(hydrated ? `${about} ${asked}` : undefined);
  return (
    <Page
      title={words.title}
      description={words.description}
      keywords={words.keywords}
      lead={about ? undefined : words.lead}
      width="wide"
    >
      {about ? (
        <LazyPart key={about} part={startedPart} props={{ about, asked, signIn }} />
      ) : (
        <div className={classes.formAndSheet}>
          <WhatHappened />
          {hydrated && <SheetBeside />}
        </div>
      )}
    </Page>
  );
}

/** Plain links: they work before the scripts are there, and from everywhere. */
function WhatHappened() {
  return (
    <Stack gap="lg" miw={0}>
      <div>
        <StepHeading>{words.whatHappened}</StepHeading>
        <Text mt="xs" c="dimmed" size="sm">
          {words.firstQuestion}
        </Text>
      </div>
      <ChoiceList choices={firstSituations.map(toChoice)} label={words.whatHappened} />
      <details>
        <summary>{words.somethingElse}</summary>
        <Stack gap="md" mt="xs">
          <ChoiceList choices={furtherSituations.map(toChoice)} label={words.somethingElse} />
          <Group gap="0 1.5rem">
            <Link to="/dispute-letters" className="tap-target">
              {words.allLetters}
            </Link>
            <Link to="/check-my-report" className="tap-target">
              {words.checkReport}
            </Link>
          </Group>
        </Stack>
      </details>
      <Group gap="xs" pt="md" className="rule-above">
        <Text c="dimmed" size="sm">
          {words.knowTheWay}
        </Text>
        <Button
          component={Link}
          to="/generate-letter"
          variant="subtle"
          rightSection={<Icon name="arrow" />}
        >
          {words.toGenerator}
        </Button>
      </Group>
    </Stack>
  );
}

function toChoice(name: SituationName) {
  const { label, hint } = words.situations[name];
  return { key: name, label, hint, to: `/start?about=${name}` };
}

/** On a phone there is nothing of the letter to see yet. */
function SheetBeside() {
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  return wide ? <LazyPart part={emptySheet} props={{}} lines={12} /> : null;
}
