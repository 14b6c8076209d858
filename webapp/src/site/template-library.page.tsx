import { letterTemplates, type LetterTemplate } from '@creditfix/shared/letters';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon, Page } from '#webapp/kit/index.ts';
import { shortDescription } from './short-description.ts';
import { breadcrumbData } from './structured-data.ts';
import classes from './template-library.module.css';
import { templateLibraryMessages } from './messages.tsx';

const all = Object.values(letterTemplates);
const disputes = all.filter(({ path }) => path.startsWith('/dispute-letters/'));
const others = all.filter(({ path }) => path.startsWith('/letters/'));

const structuredData = [
  breadcrumbData([{ name: templateLibraryMessages.title, path: '/dispute-letters' }]),
];

/** Every letter that a person can start from. */
export function TemplateLibraryPage() {
  return (
    <Page
      title={templateLibraryMessages.title}
      description={shortDescription(templateLibraryMessages.description, 150)}
      keywords={templateLibraryMessages.keywords}
      structuredData={structuredData}
      lead={templateLibraryMessages.lead}
      width="wide"
    >
      <div className={classes.groups}>
        <Group
          id="disputes"
          title={templateLibraryMessages.disputes}
          text={templateLibraryMessages.disputesText}
          templates={disputes}
        />
        <Group
          id="others"
          title={templateLibraryMessages.others}
          text={templateLibraryMessages.othersText}
          templates={others}
        />
        <section className={classes.end} aria-labelledby="no-template">
          <h2 id="no-template">{templateLibraryMessages.notSure}</h2>
          <p>{templateLibraryMessages.notSureText}</p>
          <Button
            component={Link}
            to="/generate-letter"
            variant="filled"
            rightSection={<Icon name="arrow" />}
          >
            {templateLibraryMessages.start}
          </Button>
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
