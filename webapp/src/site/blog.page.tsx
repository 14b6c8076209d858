import { Link } from 'react-router-dom';
import { Button, ButtonLink, Page, TextField } from '#webapp/kit/index.ts';
import classes from './blog.module.css';
import { words } from './blog.words.ts';
import { EmptySheetDrawing } from './desk-drawings.tsx';
import { breadcrumbData } from './structured-data.ts';

const structuredData = [breadcrumbData([{ name: words.title, path: '/blog' }])];

/** The place of articles to come. The form is shown as it will be, and can't be used yet. */
export function BlogPage() {
  return (
    <Page
      title={words.title}
      heading={words.heading}
      description={words.description}
      keywords={words.keywords}
      structuredData={structuredData}
      lead={words.lead}
      width="wide"
    >
      <div className={classes.blog}>
        <div className={classes.parts}>
          <div className={classes.notify}>
            <TextField
              id="notify-email"
              type="email"
              label={words.email}
              hint={words.notYet}
              value=""
              onChange={() => {}}
              disabled
            />
            <Button disabled aria-describedby="notify-email-hint">
              {words.notify}
            </Button>
          </div>
          <section aria-labelledby="meanwhile">
            <h2 id="meanwhile">{words.meanwhile}</h2>
            <p className={classes.ways}>
              <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow">
                {words.start}
              </ButtonLink>
              <Link to="/how-it-works">{words.how}</Link>
            </p>
          </section>
        </div>
        <EmptySheetDrawing />
      </div>
    </Page>
  );
}
