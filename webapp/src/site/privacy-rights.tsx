import { retention } from '@creditfix/shared/privacy';
import { siteSettings } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
import { CompanyAddress, SupportMailbox } from './company-lines.tsx';

/** The parts of the privacy page about what people may ask for, and what happens then. */

export function YourRights() {
  return (
    <>
      <p>
        You can see what we keep, take all of it along, correct it, and delete your account, each by
        yourself under <Link to="/account/privacy">privacy and data</Link>. It costs nothing, and we
        don’t ask why.
      </p>
      <ul>
        <li>
          <strong>See and take along:</strong> everything about you as a zip, with the PDFs and a
          page that explains it.
        </li>
        <li>
          <strong>Correct:</strong> change your profile and email address under{' '}
          <Link to="/account">My Account</Link>. A signed letter stays as you signed it.
        </li>
        <li>
          <strong>Delete:</strong> single drafts and copies at any time, or the whole account.
        </li>
        <li>
          <strong>Fewer emails:</strong> under <Link to="/account/emails">email settings</Link>.
          Login links, receipts, and news about security or these pages still come.
        </li>
      </ul>
    </>
  );
}

export function StateRights() {
  return (
    <>
      <p>
        Many states give you rights by law, among them California, Colorado, Connecticut, Delaware,
        Oregon, Texas and Virginia: to know, to get a copy, to correct, to delete, and to say no to
        the sale of your data, to advertising that follows you, and to decisions made about you by
        machines. We do none of these three, and we give everybody these rights, wherever you live.
      </p>
      <p>
        You or somebody you name may also ask us in writing. We check that it is you, through your
        mailbox, and answer within 45 days. If we say no, you can answer that, and a second person
        looks at it; after that you can turn to your state’s attorney general. Nobody is treated
        worse for asking.
      </p>
      <p>
        California asks us to name categories: identifiers, customer records, commercial
        information, network activity, and what you tell us about your credit, identity papers and
        signature. The sources are you, the post and the payment provider. The purposes and those
        who get it are above. What you enter about your credit and your papers is sensitive, and we
        use it for your letters alone.
      </p>
    </>
  );
}

export function Deletion() {
  const { letterYears, paymentYears } = retention;
  return (
    <p>
      When you delete your account, your email, name, address, drafts, copies, saved signature,
      sign-ins and messages go at once. Signed letters stay sealed for {letterYears} years after
      signing, so that a signature can still be proved, and payment records for {paymentYears}{' '}
      years, for our books. So do what you agreed to, notes of ours on how the account was used,
      without your name, and coded marks that keep the free letter at one a month. Nobody can open
      them in the product, and each goes when its time is up. What Stripe, Lob and the post got to
      do their part stays with them, under their own rules.
    </p>
  );
}

export function Children() {
  return (
    <p>
      This service is not meant for people under 18, and we do not knowingly serve them. If a child
      has an account here, <Link to="/contact?subject=legal">tell us</Link> and we delete it. A
      parent who found a child’s name on a credit report can find help at IdentityTheft.gov.
    </p>
  );
}

export function Mishap() {
  return (
    <p>
      If somebody gets at your data who should not have, we tell you by email without delay, say
      what happened and what you can do, and tell the authorities as your state’s law asks. Whoever
      finds a weakness can write to <SupportMailbox /> with the word “security” in the subject.
    </p>
  );
}

export function Changes() {
  return (
    <p>
      If this page changes in a way that matters, we tell you by email before it counts. The date at
      the top is the version in force.
    </p>
  );
}

export function Questions() {
  return (
    <>
      <p>
        <Link to="/contact?subject=legal">Write to us</Link> or to <SupportMailbox />. We answer
        within 24 hours, Monday to Friday. {siteSettings.company.legalName} is responsible for your
        data:
      </p>
      <CompanyAddress />
    </>
  );
}
