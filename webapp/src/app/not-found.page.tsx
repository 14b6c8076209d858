import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import classes from './not-found.module.css';

const { places } = appMessages;

export function NotFoundPage() {
  return (
    <Page title={appMessages.notFound.title} lead={appMessages.notFound.lead} width="narrow">
      <Button component={Link} to="/" variant="filled">
        {appMessages.notFound.home}
      </Button>
      <ul className={classes.ways}>
        <li>
          <Link to="/how-it-works">{places.howItWorks}</Link>
        </li>
        <li>
          <Link to="/dispute-letters">{places.templates}</Link>
        </li>
        <li>
          <Link to="/contact">{places.contact}</Link>
        </li>
      </ul>
    </Page>
  );
}
