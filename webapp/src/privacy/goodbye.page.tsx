import { retention } from '@creditfix/shared/privacy';
import { ButtonLink, Page } from '#webapp/kit/index.ts';
import classes from './my-privacy.module.css';

/** The last page that somebody sees of us. */
export function GoodbyePage() {
  return (
    <Page
      title="Your account is deleted"
      lead="You are signed out everywhere, and nothing more is charged."
      width="narrow"
    >
      <div className={classes.part}>
        <p>
          Signed letters stay sealed for {retention.letterYears} years after signing, and payment
          records for {retention.paymentYears} years after the payment. We have sent you one last
          email that says what is gone and what stays, with the dates.
        </p>
        <p>
          Disputes that are already in the mail go on: the bureau writes to you by mail, as a rule
          within 30 days. Take care.
        </p>
        <div>
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
