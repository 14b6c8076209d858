import { dataToInclude, letterTemplates, type LetterTemplate } from '@creditfix/shared/letters';
import type { ComponentType } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { ButtonLink, Page } from '#webapp/kit/index.ts';
import { shortDescription } from './short-description.ts';
import { TemplateLaw } from './template-law.tsx';
import classes from './template.module.css';

/** The two shelves of the library, with what the page of an unknown letter is called and how long descriptions may be. */
const shelves = {
  '/dispute-letters': { unknown: 'Dispute Letter', most: 150 },
  '/letters': { unknown: 'Letter Template', most: 160 },
} as const;

interface TemplatePageProps {
  readonly shelf: keyof typeof shelves;
  /** Draws the letter as it starts; it belongs to the letters room. */
  readonly Sample: ComponentType<{ readonly template: LetterTemplate }>;
}

/** One template: when it fits, what to have at hand, and when another letter is better. */
export function TemplatePage({ shelf, Sample }: TemplatePageProps) {
  const { slug = '' } = useParams();
  const template = Object.values(letterTemplates).find((one) => one.slug === slug);
  if (!template) return <UnknownTemplate title={shelves[shelf].unknown} />;
  if (template.path !== `${shelf}/${slug}`) return <Navigate to={template.path} replace />;
  return (
    <Page
      title={template.title}
      description={shortDescription(template.description, shelves[shelf].most)}
      lead={template.intro}
      width="wide"
    >
      <div className={classes.actions}>
        <ButtonLink to={startOf(template)} look="deed" iconAfter="arrow">
          Use this template
        </ButtonLink>
        <Link to="/dispute-letters">All letter templates</Link>
      </div>
      <div className={classes.page}>
        <div className={classes.reading}>
          <Words template={template} />
          <p className={classes.end}>
            <Link to={startOf(template)}>Start your letter with this template</Link>
            <Link to="/dispute-letters">Back to all letter templates</Link>
          </p>
        </div>
        <Sample key={template.slug} template={template} />
      </div>
    </Page>
  );
}

function startOf({ slug }: LetterTemplate): string {
  return `/generate-letter?template=${slug}`;
}

function Words({ template }: { readonly template: LetterTemplate }) {
  const { when, notFor, instead } = template;
  return (
    <>
      <List id="when" title="When to use" items={when} />
      <List id="data" title="Data to include" items={dataToInclude(template)} />
      <section aria-labelledby="instead">
        <h2 id="instead">When another letter is better</h2>
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
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** An address that names no letter of ours: a kind word and the way back. */
function UnknownTemplate({ title }: { readonly title: string }) {
  return (
    <Page
      title={title}
      lead="We have no letter under this name. The link may be old. All the letters we do have are one step away."
    >
      <ButtonLink to="/dispute-letters" look="deed">
        All letter templates
      </ButtonLink>
    </Page>
  );
}
