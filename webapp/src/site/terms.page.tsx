import { TERMS_VERSION } from '@creditfix/shared/accounts';
import { dollars, proPrice } from '@creditfix/shared/billing';
import { longDate } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import classes from './reading.module.css';

export function TermsPage() {
  return (
    <Page
      title="Terms in plain words"
      description="What Credit Fix does for you, what you pay, how to end it, and what you and we answer for."
      lead={`What you and we agree on when you use Credit Fix. In force since ${longDate(TERMS_VERSION)}.`}
    >
      <div className={classes.reading}>
        <WhatItIs />
        <YourPart />
        <Money />
        <section>
          <h2>Signing by computer</h2>
          <p>
            When you sign a letter here, you agree that your electronic signature counts like one on
            paper (the federal ESIGN Act, 15 U.S.C. 7001). You can always download the letter, print
            it and sign it by hand instead.
          </p>
        </section>
        <section>
          <h2>Ending it</h2>
          <p>
            You can cancel Pro and delete your account at any time, by yourself, under{' '}
            <Link to="/account/plan">plan and payments</Link> and{' '}
            <Link to="/account/privacy">privacy and data</Link>. We may close an account that is
            used to deceive somebody. We say why, and what was paid for time not yet begun is paid
            back.
          </p>
        </section>
        <WhatWeAnswerFor />
        <section>
          <h2>Changes and questions</h2>
          <p>
            If these terms change, we tell you by email before the change counts for you. For
            anything unclear, <Link to="/contact?subject=legal">write to us</Link>.
          </p>
        </section>
      </div>
    </Page>
  );
}

function WhatItIs() {
  return (
    <section>
      <h2>What this is, and what it is not</h2>
      <p>
        Credit Fix helps you write, sign and send your own letters about your own credit reports.
        You tell the facts; the law in the letter comes from a table that we keep. We are not a law
        firm, a credit bureau or a credit repair company that acts for you, and nothing here is
        legal advice.
      </p>
      <p>
        Nobody can promise that an item will be deleted or that a score will rise, and we do not. A
        bureau may find that the item is right. You can also dispute by yourself, for free.
      </p>
    </section>
  );
}

function YourPart() {
  return (
    <section>
      <h2>Your part</h2>
      <ul>
        <li>Be at least 18 years old, and write about your own credit reports only.</li>
        <li>Tell the truth. A letter that you know to be wrong can hurt you.</li>
        <li>Read each letter before you sign it. It goes out in your name.</li>
        <li>Keep your mailbox to yourself: whoever opens the login link is signed in.</li>
        <li>
          Use the plan fairly: one person, one account. We look at accounts that seem to be shared
          or automated, and tell you before we limit anything.
        </li>
      </ul>
    </section>
  );
}

function Money() {
  return (
    <section>
      <h2>What it costs</h2>
      <p>
        The Free plan costs nothing: one letter per calendar month. {proPrice.name} costs{' '}
        {dollars(proPrice.amountCents)} a month, plus sales tax where it applies, for up to three
        letters per billing period. It renews each month until you cancel. Canceling takes one
        click; Pro then goes on until the end of the period that you paid for, and nothing more is
        charged.
      </p>
      <p>
        We do not pay back a period that has begun, with these exceptions: a letter that you paid
        for and that could not be mailed, a charge that was our mistake, and whatever the law gives
        you.
      </p>
    </section>
  );
}

function WhatWeAnswerFor() {
  return (
    <section>
      <h2>What we answer for</h2>
      <p>
        We work with care, but we do not answer for what a bureau, a company or the mail does with a
        letter. As far as the law allows, what we owe you for any damage is at most what you paid us
        in the six months before it.
      </p>
      <p>
        The law of the State of Delaware applies. Rights that the law of your own state gives you as
        a consumer, and that no agreement can take away, stay yours.
      </p>
    </section>
  );
}
