import { letterTemplates, type LetterTemplate } from '@creditfix/shared/letters';
import { Link } from 'react-router-dom';
import { ButtonLink, Page } from '#webapp/kit/index.ts';
import { shortDescription } from './short-description.ts';
import classes from './template-library.module.css';

const all = Object.values(letterTemplates);
const disputes = all.filter(({ path }) => path.startsWith('/dispute-letters/'));
const others = all.filter(({ path }) => path.startsWith('/letters/'));

/** Every letter that a person can start from. */
export function TemplateLibraryPage() {
  return (
    <Page
      title="Dispute letter templates"
      description={shortDescription(
        'Nine dispute letters and four letters to creditors and collectors: when each fits, what to include, and what else to do.',
        150,
      )}
      lead="Pick the one that is closest to your case. Each page says when it fits, what you need, and when another letter is better."
      width="wide"
    >
      <div className={classes.groups}>
        <Group
          id="disputes"
          title="When your report is wrong"
          text="These go to a credit bureau, or to the company that reported the item."
          templates={disputes}
        />
        <Group
          id="others"
          title="When you write to a creditor or a collector"
          text="These dispute no line of your report. They ask for proof, for a favor, or make an offer."
          templates={others}
        />
        <section className={classes.end} aria-labelledby="no-template">
          <h2 id="no-template">Not sure which one?</h2>
          <p>
            Start without a template. The questions find the right letter, and you can switch at any
            time.
          </p>
          <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow">
            Start your free letter
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
