import { retention } from '@creditfix/shared/privacy';
import { Link } from 'react-router-dom';
import { useSiteFacts } from '#webapp/kit/index.ts';
import {
  ByMode,
  LegalPage,
  type LegalPart,
  CompanyAddress,
  SupportMailbox,
} from './legal-page.tsx';

/** The parts of the privacy page about what is kept, how, for how long, and who gets it. */

function WhatWeKeep() {
  return (
    <ul>
      <li>
        <strong>Your account:</strong> your email address, because it is your account; your name,
        postal address and phone, if you save them, so that you type them once; your settings and
        passkeys.
      </li>
      <li>
        <strong>Your letters:</strong> your answers, the letters, your signature and copies of
        papers, because without them there is no letter. We also keep when a letter was read, signed
        and downloaded, so that you can show later what you did and when.
      </li>
      <li>
        <strong>Kept reports:</strong> only if you ask for it, the facts of a credit report, so that
        the next one can be compared with it. Never the file, your Social Security number or your
        date of birth: reports are read on your own device.
      </li>
      <li>
        <strong>Mailing:</strong> both addresses on the envelope, the tracking number, and what the
        Postal Service reported.
      </li>
      <li>
        <strong>Disputes:</strong> which item you dispute with whom, and the answers, notes and
        credit scores that you enter, so that we can remind you of dates.
      </li>
      <li>
        <strong>Payments:</strong> what you paid and when, and whom you invited.
      </li>
      <ByMode
        cro={
          <li>
            <strong>Contracts:</strong> the statement of your rights and the contract, when you
            signed them, from which network address and browser, whether and when you canceled, and
            what each finished letter cost. The law requires us to keep them.
          </li>
        }
      />
      <li>
        <strong>Sign-ins:</strong> the network address and the name of the browser, so that you can
        see who signed in as you.
      </li>
      <li>
        <strong>Messages:</strong> what you wrote to support.
      </li>
      <li>
        <strong>What you agreed to,</strong> in which version, and when.
      </li>
      <li>
        <strong>Against abuse:</strong> coded marks of the mailbox, the browser and the disputed
        item, and our own notes when an account is used in an unusual way. The marks can’t be turned
        back into what they stand for.
      </li>
    </ul>
  );
}

function HowKept() {
  return (
    <>
      <p>
        Addresses, phone and account numbers, letter texts, signatures, copies, kept reports,
        finished PDFs and sign-in records are encrypted where they are stored (AES-256). The
        connection is encrypted on the way. Login links work once, for 30 minutes, and we store only
        a fingerprint of each.
      </p>
      <p>
        The people who run the site see your email address, name, plan and payments, what kind of
        letters you made and how they were mailed, what you wrote to support, and the browsers that
        you signed in with, so that they can help you. They can read what a letter says only after
        they write down why. Your postal address, signature and papers are not shown to them. Only
        those who print and mail letters see the sheets and the envelope. Each look at an account is
        written down in a record that nobody can change.
      </p>
      <p>
        Lists of accounts and letters that they export contain nothing of what a letter says. A list
        that they keep for working offline is encrypted. It is deleted when they sign out, or when
        they have not been connected for 14 days.
      </p>
    </>
  );
}

function HowLong() {
  const { letterYears, paymentYears, analyticsMonths, copyDays, messageYears, reportYears } =
    retention;
  const { evidenceYears } = retention;
  return (
    <ul>
      <li>
        Signed letters, their history and how they were mailed: {letterYears} years after signing.
      </li>
      <li>Payment records: {paymentYears} years after the payment.</li>
      <ByMode
        cro={
          <li>
            Contracts, with the statement of your rights and what each letter cost: {paymentYears}{' '}
            years after they were signed.
          </li>
        }
      />
      <li>
        Copies of identity documents and other papers: {copyDays} days after the last letter that
        used them, or after the upload if none did.
      </li>
      <li>
        The copies inside a letter that was sent, and copies of answers to it: {evidenceYears} years
        after the last step of its dispute. They prove what was sent and what came back.
      </li>
      <li>Kept facts of credit reports: {reportYears} years at most, or until you delete them.</li>
      <li>Messages to support: {messageYears} years after your last one.</li>
      <li>Past sign-ins, and what we count to notice unusual use: about 90 days.</li>
      <li>The text of an email: until it is sent. That it was sent: 90 days.</li>
      <li>
        Counts of how the product is used, which name nobody: {analyticsMonths} months at most.
      </li>
      <li>
        The record of what our staff looked at and did: permanently. It names your account only by
        our own number.
      </li>
      <li>Everything else: until you delete it, or your account.</li>
    </ul>
  );
}

function NotAsked() {
  return (
    <p>
      Never your full Social Security number, never a password to a bank or a bureau. The last four
      digits and your date of birth are optional; they help the bureau find your file. Card numbers
      go straight to the payment provider. We never see them. We do not read your credit report at a
      bureau, and making a letter does not affect your score.
    </p>
  );
}

const cookies = [
  ['Keeps you signed in, and tells the page that you are (two cookies)', '30 days'],
  ['Recognizes the browser you signed in with, so that free letters stay fair', '1 year'],
  ['Ties a login link to the browser that asked for it', '30 minutes'],
  ['Holds the check of a passkey while it runs', '5 minutes'],
] as const;

function Cookies() {
  return (
    <>
      <p>Cookies, all of them our own and all needed for what you ask us to do:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">What it does</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(([what, time]) => (
            <tr key={what}>
              <td>{what}</td>
              <td className="nowrap">{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Besides these, the browser remembers your choice of colors, that you are signed in, our own
        numbers for the letters you are working on and the one you mailed last, how far down a page
        you had read, that a passkey was used here, and the code of a friend who invited you.
      </p>
      <p>
        If you begin a letter before you sign in, your choices and the name of the company wait in
        the browser until the letter is kept in your account; nothing in them says who you are.
      </p>
      <p>
        The letter you are writing is also kept on your device, so that it opens without a
        connection: never your birth date or Social Security digits, and only until you sign the
        letter, start over, sign out or delete your account, or for 30 days at most.
      </p>
      <p>
        Until you close the tab or sign out, it also remembers what you said and chose about a
        credit report that you opened there: places in the report, and none of what it says. You can
        delete all of this in your browser at any time.
      </p>
      <p>
        No advertising cookies, no trackers, no profiles. So there is nothing that a “Do Not Track”
        or Global Privacy Control signal would have to stop. The bot check on our forms runs on our
        own server. Where an outside one is used instead, the form shows its name.
      </p>
    </>
  );
}

function WhoGetsWhat() {
  return (
    <>
      <ul>
        <li>
          <strong>The bureau or company</strong> you write to gets the letter and the copies in it,
          only when you send it there.
        </li>
        <li>
          <strong>The mail:</strong> if you let us mail a letter, our mailing partner Lob and the
          United States Postal Service get the pages and both addresses. Lob also checks whether the
          addresses exist.
        </li>
        <li>
          <strong>Stripe,</strong> if you pay for anything here, gets your email address, the number
          of your account with us, and what you pay. It handles your card itself.
        </li>
        <li>
          <strong>A language model</strong> (OpenAI), if you ask us to smooth your wording, to have
          it read a second time or to put it into English, gets the sentences you wrote, without the
          names, numbers and dates that we find in them. You see the exact text first and decide
          whether to send it. We ask that it not be stored.
        </li>
        <li>
          <strong>Those who run our servers and carry our email</strong> work for us, under
          contract, and use nothing for themselves.
        </li>
        <li>
          <strong>A court or an authority,</strong> only where the law requires it. We tell you
          first, if we are allowed to.
        </li>
        <li>
          <strong>Whoever takes over this service</strong> one day, and is bound by this page. We
          tell you before that happens.
        </li>
      </ul>
      <p>
        Nobody else gets anything. We do not sell your data, and we do not share it for advertising.
      </p>
      <p>
        Your side of it is in the <Link to="/terms">terms</Link>.
      </p>
    </>
  );
}

const short = [
  'We keep what a letter needs, and nothing for advertising. No trackers, no profiles, nothing sold.',
  'Addresses, account numbers, letters, signatures and papers are encrypted where they are stored.',
  'Others get only what they need to do their part: the payment, the mail, and a smoothed sentence if you ask for one.',
  'You can see, download, correct and delete your data by yourself, for free.',
  'Signed letters and payment records are kept for 7 years, copies of papers for 90 days, and those in a letter that was sent for 2 years after its dispute.',
];

const parts: readonly LegalPart[] = [
  { id: 'kept', title: 'What we keep, and why', body: <WhatWeKeep /> },
  { id: 'how-kept', title: 'How it is kept', body: <HowKept /> },
  { id: 'how-long', title: 'How long we keep it', body: <HowLong /> },
  { id: 'not-asked', title: 'What we don’t ask for', body: <NotAsked /> },
  { id: 'browser', title: 'What stays in your browser', body: <Cookies /> },
  { id: 'who', title: 'Who gets what', body: <WhoGetsWhat /> },
  { id: 'rights', title: 'Your rights', body: <YourRights /> },
  { id: 'states', title: 'Rights from your state’s law', body: <StateRights /> },
  { id: 'deletion', title: 'When you delete your account', body: <Deletion /> },
  { id: 'children', title: 'People under 18', body: <Children /> },
  { id: 'mishap', title: 'If something goes wrong', body: <Mishap /> },
  { id: 'changes', title: 'Changes to this page', body: <Changes /> },
  { id: 'questions', title: 'Questions', body: <Questions /> },
];

export function PrivacyPage() {
  return <LegalPage path="/privacy" short={short} parts={parts} />;
}

/** The parts of the privacy page about what people may ask for, and what happens then. */

function YourRights() {
  return (
    <>
      <p>
        You can see what we keep, download all of it, correct it, and delete your account, all by
        yourself, under <Link to="/account/privacy">privacy and data</Link>. It costs nothing, and
        we don’t ask why.
      </p>
      <ul>
        <li>
          <strong>See and download:</strong> everything about you as a zip, with the PDFs and a page
          that explains it.
        </li>
        <li>
          <strong>Correct:</strong> change your profile and email address under{' '}
          <Link to="/account">My Account</Link>. A signed letter stays as you signed it.
        </li>
        <li>
          <strong>Delete:</strong> single drafts, copies and kept reports at any time, or the whole
          account.
        </li>
        <li>
          <strong>Fewer emails:</strong> under <Link to="/account/emails">email settings</Link>.
          Login links, receipts, and news about security or these pages still come.
        </li>
      </ul>
    </>
  );
}

function StateRights() {
  return (
    <>
      <p>
        Many states give you rights by law, among them California, Colorado, Connecticut, Delaware,
        Oregon, Texas and Virginia: to know, to get a copy, to correct, to delete, and to say no to
        the sale of your data, to targeted advertising, and to automated decisions about you. We do
        none of these three, and we give everybody these rights, wherever you live.
      </p>
      <p>
        You or somebody you name may also ask us in writing. We check that it is you, through your
        email, and answer within 45 days. If we say no, you can appeal, and a second person looks at
        it. After that you can turn to your state’s attorney general. Nobody is treated worse for
        asking.
      </p>
      <p>
        California asks us to name categories: identifiers, customer records, commercial
        information, network activity, and what you tell us about your credit, identity papers and
        signature. The sources are you, the Postal Service and the payment provider. The purposes,
        and who gets it, are above. What you enter about your credit and your papers is sensitive,
        and we use it only for your letters.
      </p>
    </>
  );
}

function Deletion() {
  const { letterYears, paymentYears } = retention;
  return (
    <p>
      When you delete your account, your email, name, address, drafts, copies, kept reports, saved
      signature, sign-ins and messages go at once. Signed letters stay sealed for {letterYears}{' '}
      years after signing, so that a signature can still be proved, and payment records for{' '}
      {paymentYears} years, for our books.{' '}
      <ByMode
        cro={
          <>So do contracts, with your name in them, because the law requires us to keep them. </>
        }
      />
      So do what you agreed to, our own notes on how the account was used, without your name, and
      coded marks that keep the free letter at one a month and a discount code at one use. Nobody
      can open them in the product, and each goes when its time is up. What Stripe, Lob and the
      Postal Service received for their part stays with them, under their own rules.
    </p>
  );
}

function Children() {
  return (
    <p>
      This service is not meant for people under 18, and we do not knowingly serve them. If a child
      has an account here, <Link to="/contact?subject=legal">tell us</Link> and we delete it. A
      parent who found a child’s name on a credit report can find help at IdentityTheft.gov.
    </p>
  );
}

function Mishap() {
  return (
    <p>
      If somebody gets at your data who should not, we tell you by email without delay, say what
      happened and what you can do, and tell the authorities as your state’s law requires. If you
      find a weakness, write to <SupportMailbox /> with the word “security” in the subject.
    </p>
  );
}

function Changes() {
  return (
    <p>
      If this page changes in a way that matters, we tell you by email before the change applies.
      The version at the top is the day on which its wording last changed.
    </p>
  );
}

function Questions() {
  return (
    <>
      <p>
        <Link to="/contact?subject=legal">Write to us</Link> or to <SupportMailbox />. We answer
        within 24 hours, Monday to Friday. {useSiteFacts().company.legalName} is responsible for
        your data:
      </p>
      <CompanyAddress />
    </>
  );
}
