import { guidePath, type LetterTemplate, type TemplateSlug } from '@creditfix/shared/letters';
import { Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ComponentType, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useLoaderData, useParams } from 'react-router-dom';
import { Icon, Page, type SituationName, Skeletons } from '#webapp/kit/index.ts';
import { guideLinkMessages, guideTitles } from './guides/messages.ts';
import { templateMessages } from './messages.tsx';
import { breadcrumbData, shortDescription } from './structured-data.ts';
import type { Law, TemplateFacts } from './template-facts.ts';
import classes from './site.module.css';

const SHOWN = 4;

/** What the letter can rest on, in plain words first and with its place in the law second. */
export function TemplateLaw({ laws }: Pick<TemplateFacts, 'laws'>) {
  return (
    <section aria-labelledby="law">
      <Title order={2} id="law" size="h3">
        {templateMessages.law}
      </Title>
      {laws.length === 0 ? (
        <Text mt="xs">{templateMessages.noLaw}</Text>
      ) : (
        <>
          <LawList laws={laws.slice(0, SHOWN)} />
          {laws.length > SHOWN && (
            <Box component="details" mt="sm">
              <summary>{templateMessages.moreLaw}</summary>
              <LawList laws={laws.slice(SHOWN)} />
            </Box>
          )}
        </>
      )}
    </section>
  );
}

function LawList({ laws }: { readonly laws: readonly Law[] }) {
  return (
    <Stack component="ul" gap="0.375rem" mt="sm">
      {laws.map(({ key, meaning, citation }) => (
        <li key={key}>
          {meaning}{' '}
          <Text span c="dimmed" size="sm" className="nowrap">
            {citation}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** The two parts of the library, with what the page of an unknown letter is called and how long descriptions may be. */
const sections = {
  '/dispute-letters': { unknown: templateMessages.unknownDispute, most: 150 },
  '/letters': { unknown: templateMessages.unknownLetter, most: 160 },
} as const;

/** The situation that leads to the letter, as the questions before sign-in call it. Content table. */
const situationOf: Readonly<Partial<Record<TemplateSlug, SituationName>>> = {
  collections: 'not-mine',
  'late-payment': 'late-payment',
  'hard-inquiry': 'inquiry',
  'identity-theft': 'identity-theft',
  'debt-validation': 'collector',
  'debt-verification': 'collector-later',
  'goodwill-adjustment': 'late-and-true',
  'mixed-file': 'mixed-file',
  'personal-information': 'own-details',
  deceased: 'deceased',
  'old-bankruptcy': 'too-old',
  'judgments-and-liens': 'too-old',
  'child-support': 'wrong-amount',
};

/** Letters that fit several situations: the questions begin with what happened. */
const startsOpen: readonly TemplateSlug[] = ['charge-off', 'medical-collections', 'student-loans'];

/** @returns nothing where the questions before sign-in do not lead to the letter */
export function questionsBefore(slug: TemplateSlug): string | undefined {
  const situation = situationOf[slug];
  if (situation) return `/start?about=${situation}`;
  return startsOpen.includes(slug) ? '/start' : undefined;
}

type SampleLetter = ComponentType<{ readonly template: LetterTemplate }>;

interface TemplatePageProps {
  readonly section: keyof typeof sections;
  /** Draws the letter as it starts; it belongs to the letters feature, and may come later than the page. */
  readonly Sample: SampleLetter;
}

/** One template: when it fits, what to have at hand, and when another letter is better. */
export function TemplatePage({ section, Sample }: TemplatePageProps) {
  const { slug = '' } = useParams();
  const facts = useLoaderData<TemplateFacts | null>();
  if (!facts) return <UnknownTemplate title={sections[section].unknown} />;
  const { path } = facts.template;
  if (path !== `${section}/${slug}`) return <Navigate to={path} replace />;
  return <KnownTemplate facts={facts} most={sections[section].most} Sample={Sample} />;
}

interface KnownTemplateProps {
  readonly facts: TemplateFacts;
  readonly most: number;
  readonly Sample: SampleLetter;
}

function KnownTemplate({ facts, most, Sample }: KnownTemplateProps) {
  const { template } = facts;
  const { slug, path, title, description, intro } = template;
  const questions = questionsBefore(slug);
  const structuredData = useMemo(
    () => [
      breadcrumbData([
        { name: templateMessages.library, path: '/dispute-letters' },
        { name: title, path },
      ]),
    ],
    [title, path],
  );
  return (
    <Page
      title={title}
      description={shortDescription(description, most)}
      keywords={templateMessages.keywords(title)}
      structuredData={structuredData}
      lead={intro}
      width="wide"
    >
      <Group gap="1rem 1.5rem" mb="xl" className="full-on-phone">
        <Button
          component={Link}
          to={questions ?? startOf(template)}
          variant="filled"
          rightSection={<Icon name="arrow" />}
        >
          {questions ? templateMessages.whatHappened : templateMessages.use}
        </Button>
        {questions && (
          <Link to={startOf(template)} className="tap-target">
            {templateMessages.use}
          </Link>
        )}
        <Link to="/dispute-letters" className="tap-target">
          {templateMessages.all}
        </Link>
      </Group>
      <div className={classes.template}>
        <Stack gap="xl" maw="var(--measure)">
          <Words facts={facts} />
        </Stack>
        <div className={classes.sample}>
          <SampleWhenHere key={slug} template={template} Sample={Sample} />
        </div>
        {/* On a phone after the letter, which is the last thing to see; where there is room below the words still. */}
        <Group component="p" gap="0 1.5rem" pt="md" className="rule-above">
          <Link to={startOf(template)} className="tap-target">
            {templateMessages.use}
          </Link>
          <Link to="/dispute-letters" className="tap-target">
            {templateMessages.back}
          </Link>
        </Group>
      </div>
    </Page>
  );
}

/**
 * The letter bears today's date, which only the browser knows, and composing it takes the whole rule table: it comes when somebody is
 * about to see it. An empty sheet keeps its place until then.
 */
function SampleWhenHere({
  template,
  Sample,
}: Pick<TemplateFacts, 'template'> & Pick<KnownTemplateProps, 'Sample'>) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const sheet = { variant: 'sheet', mih: '52rem', p: 'xl', 'aria-hidden': true } as const;
  if (!near) return <Paper ref={place} {...sheet} />;
  const onItsWay = (
    <Paper {...sheet}>
      <Skeletons lines={12} />
    </Paper>
  );
  return (
    <Suspense fallback={onItsWay}>
      <Sample template={template} />
    </Suspense>
  );
}

function startOf({ slug }: LetterTemplate): string {
  return `/generate-letter?template=${slug}`;
}

function Words({ facts }: Pick<KnownTemplateProps, 'facts'>) {
  const { template, instead, laws, data, guides } = facts;
  const { when, notFor } = template;
  return (
    <>
      <List id="when" title={templateMessages.when} items={when} />
      <List id="data" title={templateMessages.data} items={data} />
      <section aria-labelledby="instead">
        <Title order={2} id="instead" size="h3">
          {templateMessages.otherBetter}
        </Title>
        <Stack component="ul" gap="0.375rem" mt="sm">
          {notFor.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Stack>
        {instead.length > 0 && (
          <Group component="p" gap="0 1rem">
            {instead.map(({ slug, path, title }) => (
              <Link key={slug} to={path} className="tap-target">
                {title}
              </Link>
            ))}
          </Group>
        )}
      </section>
      <TemplateGuides guides={guides} />
      <TemplateLaw laws={laws} />
    </>
  );
}

function TemplateGuides({ guides }: Pick<TemplateFacts, 'guides'>) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guides">
      <Title order={2} id="guides" size="h3">
        {guideLinkMessages.title}
      </Title>
      <Group component="p" gap="0 1rem">
        {guides.map((guide) => (
          <Link key={guide} to={guidePath(guide)} className="tap-target">
            {guideTitles[guide]}
          </Link>
        ))}
      </Group>
    </section>
  );
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly string[];
}

function List({ id, title, items }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} size="h3">
        {title}
      </Title>
      {items.length === 0 && (
        <Text mt="xs" c="dimmed">
          {templateMessages.nothingListed}
        </Text>
      )}
      <Stack component="ul" gap="0.375rem" mt="sm">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </section>
  );
}

/** An address that names no letter of ours: the page of a letter with nothing in it, a kind word and two ways on. */
function UnknownTemplate({ title }: { readonly title: string }) {
  return (
    <Page title={title} lead={templateMessages.unknownText}>
      <Group gap="1rem 1.5rem" mb="xl" className="full-on-phone">
        <Button component={Link} to="/dispute-letters" variant="filled">
          {templateMessages.all}
        </Button>
        <Link to="/generate-letter" className="tap-target">
          {templateMessages.startWithout}
        </Link>
      </Group>
      <Stack gap="xl" maw="var(--measure)">
        <List id="when" title={templateMessages.when} items={[]} />
        <List id="data" title={templateMessages.data} items={[]} />
      </Stack>
    </Page>
  );
}
