import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon, Page, onText } from '#webapp/kit/index.ts';
import classes from './blog.module.css';
import { blogMessages } from './messages.tsx';
import { EmptySheetDrawing } from './desk-drawings.tsx';
import { breadcrumbData } from './structured-data.ts';

const structuredData = [breadcrumbData([{ name: blogMessages.title, path: '/blog' }])];

/** The place of articles to come. The form is shown as it will be, and can't be used yet. */
export function BlogPage() {
  return (
    <Page
      title={blogMessages.title}
      heading={blogMessages.heading}
      description={blogMessages.description}
      keywords={blogMessages.keywords}
      structuredData={structuredData}
      lead={blogMessages.lead}
      width="wide"
    >
      <div className={classes.blog}>
        <div className={classes.parts}>
          <div className={classes.notify}>
            <TextInput
              id="notify-email"
              type="email"
              label={blogMessages.email}
              description={blogMessages.notYet}
              value=""
              onChange={onText(() => {})}
              disabled
            />
            <Button disabled aria-describedby="notify-email-hint">
              {blogMessages.notify}
            </Button>
          </div>
          <section aria-labelledby="meanwhile">
            <h2 id="meanwhile">{blogMessages.meanwhile}</h2>
            <p className={classes.ways}>
              <Button
                component={Link}
                to="/generate-letter"
                variant="filled"
                rightSection={<Icon name="arrow" />}
              >
                {blogMessages.start}
              </Button>
              <Link to="/how-it-works">{blogMessages.how}</Link>
            </p>
          </section>
        </div>
        <EmptySheetDrawing />
      </div>
    </Page>
  );
}
