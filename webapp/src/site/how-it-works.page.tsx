import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, Page } from '#webapp/kit/index.ts';
import classes from './site.module.css';
import { howItWorksMessages } from './messages.tsx';
import { LawReview } from './law-review.tsx';
import { SampleLetterLink } from './sample-letter-link.tsx';
import { breadcrumbData } from './structured-data.ts';

type Disputable = keyof typeof howItWorksMessages.disputable;

/** The page that says more about each kind of item. Written out: the table of templates would bring the whole rule book along. */
const more: Readonly<Record<Disputable, string>> = {
  notMine: '/dispute-letters/identity-theft',
  collections: '/dispute-letters/collections',
  latePayments: '/dispute-letters/late-payment',
  amounts: '/dispute-letters/charge-off',
  duplicates: '/dispute-letters/collections',
  tooOld: '/dispute-letters/collections',
  inquiries: '/dispute-letters/hard-inquiry',
  medical: '/dispute-letters/medical-collections',
  studentLoans: '/dispute-letters/student-loans',
  deceased: '/dispute-letters/deceased',
  mixedFile: '/dispute-letters/mixed-file',
  personal: '/dispute-letters/personal-information',
  bankruptcies: '/dispute-letters/old-bankruptcy',
  courtRecords: '/dispute-letters/judgments-and-liens',
};

const structuredData = [
  breadcrumbData([{ name: howItWorksMessages.title, path: '/how-it-works' }]),
];

/** The way of a letter from the first fact to the answer, and what a machine has to do with it. */
export function HowItWorksPage() {
  const { title, description, keywords, lead, start, startTerms, templates } = howItWorksMessages;
  return (
    <Page
      title={title}
      description={description}
      keywords={keywords}
      structuredData={structuredData}
      lead={lead}
      width="wide"
    >
      <Stack gap="2xl">
        <Steps />
        <Group gap="1rem 1.5rem" className="full-on-phone">
          <Button
            component={Link}
            to="/generate-letter"
            variant="filled"
            rightSection={<Icon name="arrow" />}
          >
            {start}
          </Button>
          <Link to="/dispute-letters" className="tap-target">
            {templates}
          </Link>
          <Text w="100%" c="dimmed" size="sm">
            {startTerms}
          </Text>
          <SampleLetterLink />
        </Group>
        <Calendar />
        <Machine />
        <Disputable />
        <WhoSigns />
      </Stack>
    </Page>
  );
}

function Steps() {
  return (
    <ol className={`${classes.steps} ${classes.twoColumns} plain-list`}>
      {howItWorksMessages.steps.map(({ title, text, need }) => (
        <li key={title}>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text my="xs">{text}</Text>
          <Text c="dimmed" size="sm">
            {need}
          </Text>
        </li>
      ))}
    </ol>
  );
}

function Calendar() {
  return (
    <Box
      component="section"
      pt="xl"
      className={`${classes.besideTitle} rule-above`}
      aria-labelledby="calendar"
    >
      <div>
        <h2 id="calendar">{howItWorksMessages.calendarTitle}</h2>
        <Text mt="xs" c="dimmed">
          {howItWorksMessages.calendarLead}
        </Text>
      </div>
      <ol className="timeline">
        {howItWorksMessages.calendar.map(({ when, what }, index, all) => (
          <li key={when} data-tone={index === all.length - 1 ? 'done' : undefined}>
            <Title order={3} ff="text" fz="md">
              {when}
            </Title>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Box>
  );
}

function Machine() {
  const { machineTitle, machineLead, machineMore, machine } = howItWorksMessages;
  return (
    <Points
      id="machine"
      title={machineTitle}
      lead={machineLead}
      note={<LawReview />}
      more={machineMore}
      all={machine}
    />
  );
}

/** What is possible for a child, for somebody in one's care and for an estate, and what is not: our letters say "I". */
function WhoSigns() {
  const { whoSignsTitle, whoSignsLead, whoSignsMore, whoSigns } = howItWorksMessages;
  return (
    <Points
      id="who-signs"
      title={whoSignsTitle}
      lead={whoSignsLead}
      more={whoSignsMore}
      all={whoSigns}
    />
  );
}

interface PointsProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly note?: ReactNode;
  readonly more: string;
  readonly all: readonly { readonly title: string; readonly text: string }[];
}

/** A title with its points beside it, which a phone folds. */
function Points({ id, title, lead, note, more: words, all }: PointsProps) {
  return (
    <Box
      component="section"
      pt="xl"
      className={`${classes.besideTitle} rule-above`}
      aria-labelledby={id}
    >
      <div>
        <h2 id={id}>{title}</h2>
        <Text mt="xs" c="dimmed">
          {lead}
        </Text>
        {note}
      </div>
      <details className="phone-fold">
        <summary>{words}</summary>
        <ul className={`${classes.twoColumns} plain-list`}>
          {all.map((point) => (
            <li key={point.title}>
              <Title order={3} ff="text" fz="md">
                {point.title}
              </Title>
              <Text mt="0.25rem">{point.text}</Text>
            </li>
          ))}
        </ul>
      </details>
    </Box>
  );
}

function Disputable() {
  return (
    <Box
      component="section"
      pt="xl"
      className={`${classes.besideTitle} rule-above`}
      aria-labelledby="disputable"
    >
      <div>
        <h2 id="disputable">{howItWorksMessages.disputableTitle}</h2>
        <Text mt="xs" c="dimmed">
          {howItWorksMessages.onlyWrong}
        </Text>
      </div>
      <div>
        <details className="phone-fold">
          <summary>{howItWorksMessages.disputableMore}</summary>
          {/* Where only one link of a row takes two lines, both begin at one height. */}
          <ul className={classes.twoColumns} style={{ alignItems: 'baseline' }}>
            {Object.entries(howItWorksMessages.disputable).map(([key, text]) => (
              <li key={key}>
                <Link to={more[key as Disputable]} className="tap-target">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </details>
        <Text maw="var(--measure)" mt="lg">
          {howItWorksMessages.aloneToo}
        </Text>
      </div>
    </Box>
  );
}
