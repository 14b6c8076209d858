import { TERMS_VERSION } from '@creditfix/shared/accounts';
import { longDate } from '@creditfix/shared/kernel';
import { retention } from '@creditfix/shared/privacy';
import { Link } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import classes from './reading.module.css';

export function PrivacyPage() {
  return (
    <Page
      title="Privacy in plain words"
      description="What Credit Fix stores about you, how long it is kept, your rights, and what it never does."
      lead={`What we keep, why, for how long, and who can see it. In force since ${longDate(TERMS_VERSION)}.`}
    >
      <div className={classes.reading}>
        <section>
          <h2>What we keep</h2>
          <p>
            Your email address, because it is your account. Your answers, letters, copies and
            signature, because without them there is no letter. When a letter was read, signed and
            downloaded, so that you can show later what you did and when. For each sign-in, the
            network address and the name of the browser it came from. If you pay, what you paid and
            when. What you wrote to support. What you agreed to, and when.
          </p>
        </section>
        <section>
          <h2>How it is kept</h2>
          <p>
            Addresses, phone and account numbers, letter texts, signatures, copies, finished PDFs
            and sign-in records are encrypted where they are stored (AES-256). The connection is
            encrypted on the way. Login links work once, for 30 minutes, and we store only a
            fingerprint of them.
          </p>
        </section>
        <HowLong />
        <section>
          <h2>What we don’t ask for</h2>
          <p>
            Never your full Social Security number, never a password to a bank or a bureau. The last
            four digits and your date of birth are optional; they help the bureau find your file.
            Card numbers go straight to the payment provider. We never see them.
          </p>
        </section>
        <section>
          <h2>What stays in your browser</h2>
          <p>
            One cookie that keeps you signed in, a second one that tells the page so, your choice of
            colors, the number of the letter you are working on, and the code of a friend who
            invited you. No advertising cookies, no trackers, no profiles. The bot check on our
            forms runs on our own server. Where an outside one is used instead, the form shows its
            name.
          </p>
        </section>
        <WhoGetsWhat />
        <YourRights />
        <section>
          <h2>Questions</h2>
          <p>
            <Link to="/contact?subject=legal">Write to us</Link>. This service is not meant for
            people under 18.
          </p>
        </section>
      </div>
    </Page>
  );
}

function HowLong() {
  const { letterYears, paymentYears, analyticsMonths, copyDays, messageYears } = retention;
  return (
    <section>
      <h2>For how long</h2>
      <ul>
        <li>Signed letters and their history: {letterYears} years after signing.</li>
        <li>Payment records: {paymentYears} years after the payment.</li>
        <li>
          Copies of identity documents and other papers: {copyDays} days after the last letter that
          used them.
        </li>
        <li>Messages to support: {messageYears} years after your last one.</li>
        <li>
          Counts of how the product is used, which name nobody: {analyticsMonths} months at most.
        </li>
        <li>Everything else: until you delete it, or your account.</li>
      </ul>
    </section>
  );
}

function WhoGetsWhat() {
  return (
    <section>
      <h2>Who gets what</h2>
      <p>
        Your letter goes to a bureau or a company only when you send it there. If you choose Pro,
        the payment provider gets your email address and what you pay. If you ask us to smooth your
        wording, the sentences you wrote go to a language model, without your name and your numbers.
        Nobody else gets anything, and we sell nothing.
      </p>
    </section>
  );
}

function YourRights() {
  const { letterYears, paymentYears } = retention;
  return (
    <section>
      <h2>Your rights</h2>
      <p>
        You can see what we keep, take all of it along, correct it, and delete your account, each by
        yourself under <Link to="/account/privacy">privacy and data</Link>. It costs nothing, and we
        don’t ask why.
      </p>
      <p>
        When you delete your account, your email, name, address, drafts, copies, saved signature,
        sign-ins and messages go at once. Signed letters stay sealed for {letterYears} years after
        signing, so that a signature can still be proved, and payment records for {paymentYears}{' '}
        years, for our books. So do what you agreed to and coded marks that keep the free letter at
        one a month. Nobody can open them in the product, and each goes when its time is up.
      </p>
    </section>
  );
}
