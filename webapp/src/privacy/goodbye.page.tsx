import { ButtonLink, Page } from '#webapp/kit/index.ts';
import classes from './my-privacy.module.css';
import { words } from './delete-account.words.ts';

/** The last page that somebody sees of us. */
export function GoodbyePage() {
  return (
    <Page title={words.deleted} lead={words.deletedLead} width="narrow">
      <div className={classes.part}>
        <p>{words.whatStays}</p>
        <p>{words.disputesGoOn}</p>
        <div>
          <ButtonLink to="/">{words.home}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
