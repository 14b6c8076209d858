import { TERMS_VERSION } from '@creditfix/shared/accounts';
import { PAST_DUE_GRACE_DAYS, proPrice, REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { dollars, siteSettings } from '@creditfix/shared/kernel';
import { retention } from '@creditfix/shared/privacy';
import { Link } from 'react-router-dom';
import { dateWords, prices, useSiteFacts } from '#webapp/kit/index.ts';
import { LegalPage, type LegalPart, CompanyAddress, SupportMailbox } from './legal-page.tsx';

const { productName } = siteSettings;

function Parties() {
  const { company } = useSiteFacts();
  return (
    <>
      <p>
        These terms are between you and {company.legalName}, a company of the State of{' '}
        {company.state} (“we”). They hold for the website and everything you do with it. By signing
        in you agree to them, and to the <Link to="/disclaimer">disclaimer</Link>. How we treat your
        data is on the <Link to="/privacy">privacy page</Link>.
      </p>
      <CompanyAddress />
    </>
  );
}

function WhatItIs() {
  return (
    <>
      <p>
        {productName} helps you write, sign and send your own letters about your own credit reports.
        You tell the facts; the law in the letter comes from a table that we keep. We are not a law
        firm, a credit bureau or a credit repair company that acts for you, and nothing here is
        legal or financial advice.
      </p>
      <p>
        Nobody can promise that an item will be deleted or that a score will rise, and we do not. A
        bureau may find that the item is right.
      </p>
      <p>
        <strong>You can do this yourself, for free.</strong> You have the right to dispute
        information in your credit report by contacting the credit bureau directly. Neither you nor
        anybody you pay has a right to have accurate, current and verifiable information removed
        (15&nbsp;U.S.C.&nbsp;§&nbsp;1679c). You can get your reports free of charge at
        AnnualCreditReport.com, and complain about a bureau or a company to the Consumer Financial
        Protection Bureau.
      </p>
    </>
  );
}

function YourPart() {
  return (
    <ul>
      <li>
        Be at least 18 years old, live in the United States, and write about your own credit reports
        only.
      </li>
      <li>Tell the truth. A letter that you know to be wrong can hurt you.</li>
      <li>Read each letter before you sign it. It goes out in your name.</li>
      <li>
        Upload only papers that are yours to show, and copies, never the only original you have.
      </li>
      <li>Keep your mailbox to yourself: whoever reads it can sign in as you.</li>
      <li>
        Use no robots, do not try to get at other people’s data, and do not disturb the service for
        others.
      </li>
    </ul>
  );
}

function Letters() {
  return (
    <>
      <p>
        Your answers, papers and letters are yours. You let us store, process, print and mail them
        as far as it takes to do what you ask for, and for nothing else.
      </p>
      <p>
        The letter is put together by fixed rules. Where you ask us to smooth your own sentences, a
        language model does it; it never adds law or facts, and its words are used only if you
        choose them. Where you ask for a second reading, it may only raise questions. Software can
        be wrong. Please check every name, number and date before you sign, because you are the one
        who knows them.
      </p>
      <p>
        We do not write a letter that would be untrue or would hurt you, as far as we can see it. We
        then say why, and what you can do instead.
      </p>
      <p>
        The site itself, its texts, drawings and rules, belongs to us. You may use the letters that
        it makes for you in any way you like. Please do not copy the service or sell its letters as
        your own product.
      </p>
    </>
  );
}

/** The disclosures of 15 U.S.C. § 7001(c)(1), each in its own line. */
function Signing() {
  return (
    <>
      <p>
        When you sign a letter here, you agree that your electronic signature counts like one on
        paper, and that records about it reach you in electronic form (the federal ESIGN Act,
        15&nbsp;U.S.C.&nbsp;§&nbsp;7001). We ask you for that before each signature. Please know:
      </p>
      <ul>
        <li>
          <strong>It is your choice.</strong> You do not have to sign here. You can print the letter
          while you read it, copy its words onto paper of your own, and sign and mail that. It costs
          nothing and does not count as one of your letters.
        </li>
        <li>
          <strong>What it covers.</strong> Your signature on letters made here, the record of when
          and how you signed, these terms, receipts, and notices about your account and letters.
        </li>
        <li>
          <strong>What you need.</strong> A phone, tablet or computer with an internet connection, a
          current version of Chrome, Edge, Firefox or Safari with JavaScript turned on, an email
          address that you can read, a program that opens PDF files, and a printer or room to save
          them. You can draw your signature or type it.
        </li>
        <li>
          <strong>Paper copies.</strong> You can print every letter from its PDF at any time. If you
          can’t, write to us and we mail you a paper copy of a letter you signed. It costs nothing.
        </li>
        <li>
          <strong>Taking it back.</strong> You can stop agreeing at any time: sign no more letters
          here, or tell us at <SupportMailbox />. It costs nothing. Letters that you signed before
          stay signed, and from then on you sign on paper. If you do not want electronic notices
          either, we have to close the account, because it works by email.
        </li>
        <li>
          <strong>Your address with us.</strong> Keep your email address current under{' '}
          <Link to="/account">My Account</Link>. Both the old and the new address confirm a change.
        </li>
        <li>
          <strong>What is kept.</strong> What you signed is stored as you saw it, with its
          fingerprint (SHA-256), the statement you agreed to, and the time. You can download it for{' '}
          {retention.letterYears} years, as long as you have the account.
        </li>
      </ul>
    </>
  );
}

function Liability() {
  return (
    <>
      <p>
        We work with care. The service is given as it is: we do not warrant that it is always there,
        free of every error, or fit for a purpose that we did not name.
      </p>
      <p>
        We do not answer for what a bureau, a company, a court or the mail does with a letter, for
        information that you gave us and that was wrong, or for indirect damage such as a loan that
        was refused. As far as the law allows, what we owe you for any damage is at most what you
        paid us in the six months before it.
      </p>
      <p>
        None of this limits what the law does not let us limit, such as damage that we do on purpose
        or by gross negligence.
      </p>
    </>
  );
}

function WhichLaw() {
  return (
    <>
      <p>
        The law of the State of Delaware applies. Courts in New Castle County, Delaware, decide what
        we can’t settle.
      </p>
      <p>
        Rights that the law of your own state gives you as a consumer, and that no agreement can
        take away, stay yours. That includes the right to bring a claim in a small claims court near
        you, where your state’s law says so. We ask for no arbitration, and you give up no class
        action.
      </p>
      <p>
        Please write to us first. Most things can be mended in a day, and it costs you nothing but
        an email.
      </p>
    </>
  );
}

function Changes() {
  return (
    <>
      <p>
        If these terms change, we tell you by email before the change counts for you. The date at
        the top is the version in force. If you do not agree with a change, cancel and delete your
        account before it counts; the old terms hold until then.
      </p>
      <p>
        If one of these rules turns out not to hold, the others still do. That we let something pass
        once does not mean that we give it up.
      </p>
    </>
  );
}

function Questions() {
  return (
    <p>
      For anything unclear, <Link to="/contact?subject=legal">write to us</Link> or to{' '}
      <SupportMailbox />. We answer within 24 hours, Monday to Friday.
    </p>
  );
}

const short = [
  'You write your own letters about your own credit reports. We help, we do not act for you, and nobody can promise a result.',
  'Free is free: one letter a month. Pro renews each month until you cancel, and canceling takes one click.',
  'You can sign on screen or on paper. What you sign here counts like a signature on paper.',
  'You may dispute by yourself, without us, for free.',
  'The law of Delaware applies. What your own state’s law gives you as a consumer stays yours.',
];

const parts: readonly LegalPart[] = [
  { id: 'parties', title: 'Who agrees with whom', body: <Parties /> },
  { id: 'what', title: 'What this is, and what it is not', body: <WhatItIs /> },
  { id: 'your-part', title: 'Your part', body: <YourPart /> },
  { id: 'plans', title: 'What it costs', body: <Plans /> },
  { id: 'billing', title: 'Paying, renewing and paying back', body: <Billing /> },
  { id: 'mailing', title: 'When we mail a letter for you', body: <Mailing /> },
  { id: 'letters', title: 'Your letters and the AI', body: <Letters /> },
  { id: 'signing', title: 'Signing and records by computer', body: <Signing /> },
  { id: 'fair-use', title: 'Fair use', body: <Fairness /> },
  { id: 'invitations', title: 'Inviting friends', body: <Invitations /> },
  { id: 'ending', title: 'Ending it', body: <Ending /> },
  { id: 'liability', title: 'What we answer for', body: <Liability /> },
  { id: 'law', title: 'Which law and which court', body: <WhichLaw /> },
  { id: 'changes', title: 'Changes of these terms', body: <Changes /> },
  { id: 'questions', title: 'Questions', body: <Questions /> },
];

export function TermsPage() {
  return <LegalPage path="/terms" since={dateWords(TERMS_VERSION)} short={short} parts={parts} />;
}

/** The parts of the terms that have to do with plans, payments and the mail. */

function Plans() {
  return (
    <>
      <p>
        The Free plan costs nothing: one letter per calendar month, with its PDF. No card is needed.{' '}
        {proPrice.name} costs {prices.pro} a month, plus sales tax where it applies, for up to three
        letters per billing period. Letters that you do not use do not add up.
      </p>
      <p>
        Mailing a letter is part of Pro and has a price of its own: $0.68 per letter, unless the
        screen shows another. You always see the price before you send anything. Downloading is
        always free.
      </p>
    </>
  );
}

function Billing() {
  return (
    <>
      <p>
        Stripe takes your payment; your card number never reaches us. Pro renews each month, on the
        day it began, until you cancel. If there is a free trial, we say how long it is and when it
        first charges before you start it.
      </p>
      <p>
        Canceling takes one click under <Link to="/account/plan">plan and payments</Link>. Pro then
        goes on until the end of the period that you paid for, and nothing more is charged. If a
        payment fails, we tell you, the card is tried again, and Pro goes on for{' '}
        {PAST_DUE_GRACE_DAYS} days, with the letters that you had left and without mailing. If the
        price changes, we tell you by email before a period with the new price begins.
      </p>
      <p>Payments are not refundable. We pay back nevertheless:</p>
      <ul>
        <li>
          what you paid for mailing a letter that you took back in time, that could not be mailed,
          or that the post returned to us,
        </li>
        <li>a charge that was our mistake,</li>
        <li>what you paid for time not yet begun, where we close your account,</li>
        <li>and whatever the law gives you.</li>
      </ul>
    </>
  );
}

function Mailing() {
  return (
    <>
      <p>
        We print what you signed and hand it to the United States Postal Service, ourselves or
        through our mailing partner Lob, as first-class or certified mail. That usually takes 1 to 2
        business days, and delivery 3 to 5 business days more. These are estimates. The post makes
        no promise, and neither can we.
      </p>
      <p>
        You can take a letter back until it goes on to the carrier. That is a short while, and the
        letter’s page says until when. You are charged once the carrier has it. Without Pro you can
        pay for one letter by itself: your bank holds the price when you pay, we take it once the
        carrier has the letter, and it is let go if the letter is not mailed. A letter that comes
        back or can’t be mailed also gives you its place in your plan back, for up to three letters
        a month.
      </p>
      <p>
        We mail to the address that you confirm. A bureau has 30 days from the day it gets your
        letter in most cases. Whether and how it answers is up to the bureau.
      </p>
    </>
  );
}

function Fairness() {
  return (
    <>
      <p>
        One person, one account. Pro is meant for one person’s own disputes, so it has a fair use of
        three letters per billing period. Free letters count for each mailbox, also where it has
        several accounts.
      </p>
      <p>
        We look at accounts that seem to be shared or automated, that dispute the same item for
        several people, or that claim identity theft without a report. We tell you before we limit
        anything, unless somebody would be hurt by waiting. A person decides, and you can answer.
      </p>
    </>
  );
}

function Invitations() {
  return (
    <p>
      Each friend who signs up with your link and pays a first Pro invoice brings you{' '}
      {dollars(REFERRAL_REWARD_CENTS).replace('.00', '')} of credit toward your own next invoices.
      It is not paid out in cash. Invitations to yourself, in a ring, from the same browser, or of
      somebody who had an account before earn nothing, and neither does a payment that goes back
      before the credit is given.
    </p>
  );
}

function Ending() {
  return (
    <>
      <p>
        You can cancel Pro and delete your account at any time, by yourself, under{' '}
        <Link to="/account/plan">plan and payments</Link> and{' '}
        <Link to="/account/privacy">privacy and data</Link>. Deleting the account ends Pro that day,
        so cancel first and wait if you want to use the period you paid for. Download your letters
        before you go.
      </p>
      <p>
        We may close an account that is used to deceive somebody, to harm the service or to break
        these terms. We say why, and what was paid for time not yet begun is paid back. If we ever
        end the whole service, we tell you at least 30 days before, so that you can take your data
        along.
      </p>
    </>
  );
}
