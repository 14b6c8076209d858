import {
  dataToInclude,
  type LetterTemplate,
  letterTemplates,
  purposeOf,
  ruleFor,
  type StatuteKey,
  statuteMeaning,
  type TemplateSlug,
} from '@creditfix/shared/letters';
import { Button } from '@mantine/core';
import { type ComponentType, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Icon, Page } from '#webapp/kit/index.ts';
import { templateMessages } from './messages.tsx';
import { shortDescription } from './short-description.ts';
import { breadcrumbData } from './structured-data.ts';
import classes from './template.module.css';

const SHOWN = 4;

/** What sets a letter apart, though it holds in some cases only; its meaning says in which. */
const OWN_LAW: Readonly<Partial<Record<TemplateSlug, readonly StatuteKey[]>>> = {
  'hard-inquiry': ['purpose.permitted', 'cra.purposeChecks'],
  'medical-collections': ['cra.veteranMedical'],
  'identity-theft': ['idt.block', 'idt.decline', 'idt.notifyFurnisher', 'idt.extendedAlert'],
  'debt-verification': ['coll.stopContact'],
};

/** What the letter can rest on, in plain words first and with its place in the law second. */
export function TemplateLaw({ template }: { readonly template: LetterTemplate }) {
  const { slug, preset, recipients } = template;
  const purpose = purposeOf({ disputeReason: preset.disputeReason, template: slug });
  const own = OWN_LAW[slug] ?? [];
  const always = ruleFor(purpose, recipients[0])?.statutes ?? [];
  const laws = [...own, ...always].flatMap((key) => {
    const law = statuteMeaning(key);
    return law ? [{ key, ...law }] : [];
  });
  return (
    <section aria-labelledby="law">
      <h2 id="law">{templateMessages.law}</h2>
      {laws.length === 0 ? (
        <p>{templateMessages.noLaw}</p>
      ) : (
        <>
          <LawList laws={laws.slice(0, SHOWN)} />
          {laws.length > SHOWN && (
            <details className={classes.more}>
              <summary>{templateMessages.moreLaw}</summary>
              <LawList laws={laws.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

interface Law {
  readonly key: string;
  readonly meaning: string;
  readonly citation: string;
}

function LawList({ laws }: { readonly laws: readonly Law[] }) {
  return (
    <ul>
      {laws.map(({ key, meaning, citation }) => (
        <li key={key}>
          {meaning} <span className={classes.citation}>{citation}</span>
        </li>
      ))}
    </ul>
  );
}

/** The two shelves of the library, with what the page of an unknown letter is called and how long descriptions may be. */
const shelves = {
  '/dispute-letters': { unknown: templateMessages.unknownDispute, most: 150 },
  '/letters': { unknown: templateMessages.unknownLetter, most: 160 },
} as const;

type SampleLetter = ComponentType<{ readonly template: LetterTemplate }>;

interface TemplatePageProps {
  readonly shelf: keyof typeof shelves;
  /** Draws the letter as it starts; it belongs to the letters room, and may come later than the page. */
  readonly Sample: SampleLetter;
}

/** One template: when it fits, what to have at hand, and when another letter is better. */
export function TemplatePage({ shelf, Sample }: TemplatePageProps) {
  const { slug = '' } = useParams();
  const template = Object.values(letterTemplates).find((one) => one.slug === slug);
  if (!template) return <UnknownTemplate title={shelves[shelf].unknown} />;
  if (template.path !== `${shelf}/${slug}`) return <Navigate to={template.path} replace />;
  return <KnownTemplate template={template} most={shelves[shelf].most} Sample={Sample} />;
}

interface KnownTemplateProps {
  readonly template: LetterTemplate;
  readonly most: number;
  readonly Sample: SampleLetter;
}

function KnownTemplate({ template, most, Sample }: KnownTemplateProps) {
  const { slug, path, title, description, intro } = template;
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
      <div className={classes.actions}>
        <Button
          component={Link}
          to={startOf(template)}
          variant="filled"
          rightSection={<Icon name="arrow" />}
        >
          {templateMessages.use}
        </Button>
        <Link to="/dispute-letters">{templateMessages.all}</Link>
      </div>
      <div className={classes.page}>
        <div className={classes.reading}>
          <Words template={template} />
          <p className={classes.end}>
            <Link to={startOf(template)}>{templateMessages.startWithThis}</Link>
            <Link to="/dispute-letters">{templateMessages.back}</Link>
          </p>
        </div>
        <div className={classes.sample}>
          <SampleWhenHere key={slug} template={template} Sample={Sample} />
        </div>
      </div>
    </Page>
  );
}

/**
 * The letter bears today's date, which only the browser knows, and composing it takes the whole rule table: it comes when somebody is
 * about to see it. An empty sheet keeps its place until then.
 */
function SampleWhenHere({ template, Sample }: Pick<KnownTemplateProps, 'template' | 'Sample'>) {
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
  const emptySheet = <div ref={place} className={classes.emptySheet} aria-hidden />;
  if (!near) return emptySheet;
  return (
    <Suspense fallback={emptySheet}>
      <Sample template={template} />
    </Suspense>
  );
}

function startOf({ slug }: LetterTemplate): string {
  return `/generate-letter?template=${slug}`;
}

function Words({ template }: { readonly template: LetterTemplate }) {
  const { when, notFor, instead } = template;
  return (
    <>
      <List id="when" title={templateMessages.when} items={when} />
      <List id="data" title={templateMessages.data} items={dataToInclude(template)} />
      <section aria-labelledby="instead">
        <h2 id="instead">{templateMessages.otherBetter}</h2>
        <ul>
          {notFor.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {instead.length > 0 && (
          <p className={classes.links}>
            {instead.map((other) => (
              <Link key={other} to={letterTemplates[other].path}>
                {letterTemplates[other].title}
              </Link>
            ))}
          </p>
        )}
      </section>
      <TemplateLaw template={template} />
    </>
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
      <h2 id={id}>{title}</h2>
      {items.length === 0 && <p className={classes.nothing}>{templateMessages.nothingListed}</p>}
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** An address that names no letter of ours: the page of a letter with nothing in it, a kind word and two ways on. */
function UnknownTemplate({ title }: { readonly title: string }) {
  return (
    <Page title={title} lead={templateMessages.unknownText}>
      <div className={classes.actions}>
        <Button component={Link} to="/dispute-letters" variant="filled">
          {templateMessages.all}
        </Button>
        <Link to="/generate-letter">{templateMessages.startWithout}</Link>
      </div>
      <div className={classes.reading}>
        <List id="when" title={templateMessages.when} items={[]} />
        <List id="data" title={templateMessages.data} items={[]} />
      </div>
    </Page>
  );
}
