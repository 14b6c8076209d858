import { addBusinessDays, addDays, spokenDate } from '@creditfix/shared/kernel';
import { guidePath, type GuideSlug } from '@creditfix/shared/letters';
import { Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { Link, Navigate, useLoaderData } from 'react-router-dom';
import { Icon, Page } from '#webapp/kit/index.ts';
import { LawReview } from '../law-review.tsx';
import { SampleLetterLink } from '../sample-letter-link.tsx';
import { breadcrumbData } from '../structured-data.ts';
import classes from '../site.module.css';
import type { GuideFacts, GuideLaw } from './guide-facts.ts';
import type { LetterPart } from './guides.table.ts';
import { guideMessages, guidesMessages } from './messages.ts';

/** The invented letter is dated as those of `shared/src/letters/golden` are, and arrives three days later. */
const MAILED = '2026-11-21';
const ARRIVED = addDays(MAILED, 3);
const DUE = addDays(ARRIVED, 30);

/** The times of 15 U.S.C. 1681i(a)(1), (2), (6) and 1681c-2(a), counted as the clock of a dispute counts them. */
const exampleDays = {
  mailed: spokenDate(MAILED),
  arrived: spokenDate(ARRIVED),
  passedOn: spokenDate(addBusinessDays(ARRIVED, 5)),
  blocked: spokenDate(addBusinessDays(ARRIVED, 4)),
  due: spokenDate(DUE),
  dueLater: spokenDate(addDays(DUE, 15)),
  results: spokenDate(addBusinessDays(DUE, 5)),
};

interface GuidePageProps {
  readonly slug: GuideSlug;
}

/** One guide: from what is wrong to what the answer means, with the law at its end. An address of none leads to all of them. */
export function GuidePage() {
  const facts = useLoaderData<GuideFacts | null>();
  return facts ? <KnownGuide {...facts} /> : <Navigate to="/guides" replace />;
}

function KnownGuide({ slug, name, text, situation, letter, templates, ...sources }: GuideFacts) {
  const { description, lead, what, gather, instead, story, answer } = text;
  const structuredData = useMemo(
    () => [
      breadcrumbData([
        { name: guidesMessages.title, path: '/guides' },
        { name, path: guidePath(slug) },
      ]),
    ],
    [name, slug],
  );
  return (
    <Page
      title={guideMessages.title(name)}
      heading={name}
      description={description}
      keywords={guideMessages.keywords(name)}
      structuredData={structuredData}
      lead={lead}
      width="wide"
    >
      <Stack gap="2xl">
        <div className={classes.template}>
          <Stack gap="xl" maw="var(--measure)">
            <Part id="what" title={guideMessages.what}>
              {what.map((line) => (
                <p key={line}>
                  <TheftSite line={line} pages={sources.pages} />
                </p>
              ))}
            </Part>
            <Part id="gather" title={guideMessages.gather}>
              <List items={[...gather, ...guideMessages.gatherAlways]} />
            </Part>
            <Part id="instead" title={guideMessages.instead}>
              <List items={instead} />
            </Part>
          </Stack>
          <section aria-labelledby="example">
            <Title order={2} id="example" size="h3">
              {guideMessages.example}
            </Title>
            <Text mt="sm">{story}</Text>
            <Text mt="xs" c="dimmed" size="sm">
              {guideMessages.invented}
            </Text>
            <Example letter={letter} />
            <Box mt="sm">
              <SampleLetterLink />
            </Box>
          </section>
        </div>
        <div className={classes.template}>
          <Part id="next" title={guideMessages.next}>
            <p>{guideMessages.nextLead(exampleDays.mailed)}</p>
            <Next slug={slug} />
            <Text c="dimmed" size="sm">
              {guideMessages.annual}
            </Text>
          </Part>
          <Part id="answers" title={guideMessages.answers}>
            <List items={[answer, ...guideMessages.answersAlways]} />
          </Part>
        </div>
        <Stack component="section" gap="sm" pt="xl" className="rule-above" aria-labelledby="fit">
          <Title order={2} id="fit" size="h3">
            {guideMessages.fit}
          </Title>
          <Group gap="0 1.5rem">
            {templates.map(({ path, title }) => (
              <Link key={path} to={path} className="tap-target">
                {title}
              </Link>
            ))}
          </Group>
          <Group gap="1rem 1.5rem" className="full-on-phone">
            <Button
              component={Link}
              to={situation ? `/start?about=${situation}` : '/start'}
              variant="filled"
              rightSection={<Icon name="arrow" />}
            >
              {guideMessages.start}
            </Button>
            <Link to="/guides" className="tap-target">
              {guideMessages.all}
            </Link>
          </Group>
        </Stack>
        <Sources {...sources} />
      </Stack>
    </Page>
  );
}

/** The government's site as a link, in a line that names it. */
function TheftSite({ line, pages }: Pick<GuideFacts, 'pages'> & { readonly line: string }) {
  const address = pages.find(({ page }) => page === 'theftReport')?.address;
  const at = line.indexOf(THEFT_SITE);
  if (!address || at < 0) return line;
  return (
    <>
      {line.slice(0, at)}
      <a href={address} rel="noreferrer">
        {THEFT_SITE}
      </a>
      {line.slice(at + THEFT_SITE.length)}
    </>
  );
}

const THEFT_SITE = 'IdentityTheft.gov';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <Stack component="section" gap="sm" maw="var(--measure)" aria-labelledby={id}>
      <Title order={2} id={id} size="h3">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <Stack component="ul" gap="0.375rem">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Stack>
  );
}

/** In English in both languages: that is how it is sent. */
function Example({ letter }: { readonly letter: LetterPart }) {
  return (
    <Box component="figure" mt="md">
      <Text component="figcaption" c="dimmed" size="sm" mb="xs">
        {guideMessages.letterPart}
      </Text>
      <Paper variant="sheet" p="lg" lang="en">
        <Stack gap="sm" ff="heading">
          <Text ff="inherit" fw={600}>
            Re: {letter.subject}
          </Text>
          <p>{letter.opening}</p>
          <dl className={classes.letterRows}>
            {letter.rows.map(([label, value]) => (
              <div key={`${label} ${value}`}>
                <dt>{label}:</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{letter.facts}</p>
          <p>{guideMessages.asks}</p>
          <List items={letter.asks} />
        </Stack>
      </Paper>
    </Box>
  );
}

function Next({ slug }: GuidePageProps) {
  const [arrival, ...later] = guideMessages.days(exampleDays);
  const block = slug === 'identity-theft' ? [guideMessages.block(exampleDays)] : [];
  const lines = [...(arrival ? [arrival] : []), ...block, ...later];
  return (
    <ol className="timeline">
      {lines.map(({ when, what }) => (
        <li key={when}>
          <Title order={3} ff="text" fz="md">
            {when}
          </Title>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}

function Sources({
  laws,
  lawOfDisputes,
  pages,
}: Pick<GuideFacts, 'laws' | 'lawOfDisputes' | 'pages'>) {
  return (
    <Stack component="section" gap="sm" pt="xl" className="rule-above" aria-labelledby="sources">
      <Title order={2} id="sources" size="h3">
        {guideMessages.sources}
      </Title>
      <Text c="dimmed" size="sm" maw="var(--measure)">
        {guideMessages.sourcesNote}
      </Text>
      <LawReview />
      <Laws laws={laws} />
      <Box component="details">
        <summary>{guideMessages.laterInBook}</summary>
        <Laws laws={lawOfDisputes} />
      </Box>
      <Stack component="ul" gap="0.375rem">
        {pages.map(({ page, address }) => (
          <li key={page}>
            <a href={address} rel="noreferrer">
              {guideMessages.pages[page]}
            </a>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Laws({ laws }: { readonly laws: readonly GuideLaw[] }) {
  return (
    <Stack component="ul" gap="0.375rem" maw="var(--measure)">
      {laws.map(({ key, meaning, citation, source }) => (
        <li key={key}>
          {meaning}{' '}
          <a href={source} rel="noreferrer" className="nowrap">
            {citation}
          </a>
        </li>
      ))}
    </Stack>
  );
}
