import { Link } from 'react-router-dom';
import { ButtonLink, Page } from '#webapp/kit/index.ts';
import { words } from './app.words.ts';
import classes from './not-found.module.css';

const { places } = words;

export function NotFoundPage() {
  return (
    <Page title={words.notFound.title} lead={words.notFound.lead} width="narrow">
      <ButtonLink to="/" look="deed">
        {words.notFound.home}
      </ButtonLink>
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
