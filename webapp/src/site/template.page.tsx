import { dataToInclude, letterTemplates, type LetterTemplate } from '@creditfix/shared/letters';
import { Suspense, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { ButtonLink, Page } from '#webapp/kit/index.ts';
import { shortDescription } from './short-description.ts';
import { breadcrumbData } from './structured-data.ts';
import { TemplateLaw } from './template-law.tsx';
import classes from './template.module.css';
import { words } from './template.words.ts';

/** The two shelves of the library, with what the page of an unknown letter is called and how long descriptions may be. */
const shelves = {
  '/dispute-letters': { unknown: words.unknownDispute, most: 150 },
  '/letters': { unknown: words.unknownLetter, most: 160 },
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
        { name: words.library, path: '/dispute-letters' },
        { name: title, path },
      ]),
    ],
    [title, path],
  );
  return (
    <Page
      title={title}
      description={shortDescription(description, most)}
      keywords={words.keywords(title)}
      structuredData={structuredData}
      lead={intro}
      width="wide"
    >
      <div className={classes.actions}>
        <ButtonLink to={startOf(template)} look="deed" iconAfter="arrow">
          {words.use}
        </ButtonLink>
        <Link to="/dispute-letters">{words.all}</Link>
      </div>
      <div className={classes.page}>
        <div className={classes.reading}>
          <Words template={template} />
          <p className={classes.end}>
            <Link to={startOf(template)}>{words.startWithThis}</Link>
            <Link to="/dispute-letters">{words.back}</Link>
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
      <List id="when" title={words.when} items={when} />
      <List id="data" title={words.data} items={dataToInclude(template)} />
      <section aria-labelledby="instead">
        <h2 id="instead">{words.otherBetter}</h2>
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
      {items.length === 0 && <p className={classes.nothing}>{words.nothingListed}</p>}
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
    <Page title={title} lead={words.unknownText}>
      <div className={classes.actions}>
        <ButtonLink to="/dispute-letters" look="deed">
          {words.all}
        </ButtonLink>
        <Link to="/generate-letter">{words.startWithout}</Link>
      </div>
      <div className={classes.reading}>
        <List id="when" title={words.when} items={[]} />
        <List id="data" title={words.data} items={[]} />
      </div>
    </Page>
  );
}
