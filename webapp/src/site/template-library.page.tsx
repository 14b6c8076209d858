import { letterTemplates, type LetterTemplate } from '@creditfix/shared/letters';
import { Link } from 'react-router-dom';
import { ButtonLink, Page } from '#webapp/kit/index.ts';
import { shortDescription } from './short-description.ts';
import { breadcrumbData } from './structured-data.ts';
import classes from './template-library.module.css';
import { words } from './template-library.words.ts';

const all = Object.values(letterTemplates);
const disputes = all.filter(({ path }) => path.startsWith('/dispute-letters/'));
const others = all.filter(({ path }) => path.startsWith('/letters/'));

const structuredData = [breadcrumbData([{ name: words.title, path: '/dispute-letters' }])];

/** Every letter that a person can start from. */
export function TemplateLibraryPage() {
  return (
    <Page
      title={words.title}
      description={shortDescription(words.description, 150)}
      keywords={words.keywords}
      structuredData={structuredData}
      lead={words.lead}
      width="wide"
    >
      <div className={classes.groups}>
        <Group
          id="disputes"
          title={words.disputes}
          text={words.disputesText}
          templates={disputes}
        />
        <Group id="others" title={words.others} text={words.othersText} templates={others} />
        <section className={classes.end} aria-labelledby="no-template">
          <h2 id="no-template">{words.notSure}</h2>
          <p>{words.notSureText}</p>
          <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow">
            {words.start}
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly templates: readonly LetterTemplate[];
}

function Group({ id, title, text, templates }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <ul className={classes.grid} data-few={templates.length < 6 || undefined}>
        {templates.map(({ slug, path, title: name, description }) => (
          <li key={slug} className={classes.card}>
            <h3>
              <Link to={path}>{name}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
