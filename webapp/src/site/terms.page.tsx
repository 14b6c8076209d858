import { siteSettings } from '@creditfix/shared/kernel';
import { retention } from '@creditfix/shared/privacy';
import { Link } from 'react-router-dom';
import { byMode, useSiteFacts } from '#webapp/kit/index.ts';
import {
  ByMode,
  LegalPage,
  type LegalPart,
  CompanyAddress,
  SupportMailbox,
} from './legal-page.tsx';
import { Billing, Ending, Fairness, Invitations, Mailing, Plans } from './terms-of-payment.tsx';

const { productName } = siteSettings;

function Parties() {
  const { company } = useSiteFacts();
  return (
    <>
      <p>
        These terms are between you and {company.legalName}, a company of the State of{' '}
        {company.state} (“we”). They cover the website and everything you do on it. By signing in,
        you agree to them and to the <Link to="/disclaimer">disclaimer</Link>. How we treat your
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
        You tell the facts; the law in the letter comes from a table that we keep.{' '}
        {byMode({
          selfHelp:
            'We are not a law firm, a credit bureau or a credit repair company that acts for you, and nothing here is legal or financial advice.',
          cro: 'We are not a law firm or a credit bureau, we do not write or speak to anybody in our own name for you, and nothing here is legal or financial advice.',
        })}
      </p>
      <ByMode
        cro={
          <p>
            For what you pay us, we follow the Credit Repair Organizations Act
            (15&nbsp;U.S.C.&nbsp;§&nbsp;1679 and following). You get a statement of your rights and
            a written contract before you owe anything, and you pay for nothing before it is done.
            If your contract says something different from these terms, the contract applies.
          </p>
        }
      />
      <p>
        Nobody can promise that an item will be deleted or that a score will go up, and we do not. A
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
      <li>Tell the truth. A letter that you know is wrong can hurt you.</li>
      <li>Read each letter before you sign it. It goes out in your name.</li>
      <li>
        Upload only papers that are yours to show, and copies, never the only original you have.
      </li>
      <li>Keep your email to yourself: anyone who can read it can sign in as you.</li>
      <li>
        Do not use bots, do not try to get at other people’s data, and do not disrupt the service
        for others.
      </li>
    </ul>
  );
}

function Letters() {
  return (
    <>
      <p>
        Your answers, papers and letters are yours. You let us store, process, print and mail them
        to do what you ask for, and for nothing else.
      </p>
      <p>
        The letter is put together by fixed rules. If you ask us to smooth your own sentences, a
        language model does it. It never adds law or facts, and its words are used only if you
        choose them. If you ask for a second reading, it can only raise questions. Software can be
        wrong. Please check every name, number and date before you sign, because you are the one who
        knows them.
      </p>
      <p>
        We do not write a letter that would be untrue or would hurt you, as far as we can tell. We
        say why, and what you can do instead.
      </p>
      <p>
        The site itself, with its texts, drawings and rules, belongs to us. You may use the letters
        that it makes for you in any way you like. Please do not copy the service or sell its
        letters as your own product.
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
        15&nbsp;U.S.C.&nbsp;§&nbsp;7001). We ask you to agree before each signature. Please know:
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
          <strong>Taking it back.</strong> You can withdraw your consent at any time: stop signing
          letters here, or tell us at <SupportMailbox />. It costs nothing. Letters that you signed
          before stay signed, and from then on you sign on paper. If you do not want electronic
          notices either, we have to close the account, because it works by email.
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
        We work with care. The service is provided as is: we do not warrant that it is always
        available, free of errors, or fit for a purpose that we did not name.
      </p>
      <p>
        We are not responsible for what a bureau, a company, a court or the mail does with a letter,
        for wrong information that you gave us, or for indirect damage such as a loan that was
        denied. As far as the law allows, what we owe you for any damage is at most what you paid us
        in the six months before it.
      </p>
      <p>
        None of this limits what the law does not let us limit, such as damage that we do on purpose
        or by gross negligence.
      </p>
      <ByMode
        cro={
          <p>
            Nothing in these terms takes away a right that the Credit Repair Organizations Act gives
            you. Giving up such a right would be void (15&nbsp;U.S.C.&nbsp;§&nbsp;1679f), and we
            never ask anybody to.
          </p>
        }
      />
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
        you, where your state’s law says so. We do not require arbitration, and you do not give up
        class actions.
      </p>
      <p>
        Please write to us first. Most things can be fixed in a day, and all it takes is an email.
      </p>
    </>
  );
}

function Changes() {
  return (
    <>
      <p>
        If these terms change, we tell you by email before the change applies to you. The version at
        the top is the day on which their wording last changed. If you do not agree with a change,
        cancel and delete your account before it applies. The old terms apply until then.
      </p>
      <p>
        If one of these rules turns out to be invalid, the others still apply. If we let something
        pass once, we have not given up our right to it.
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
  byMode({
    selfHelp:
      'Free is free: one letter a month. Pro renews each month until you cancel, and canceling takes one click.',
    cro: 'Free is free: one letter a month. Pro begins with a contract that you can cancel for three business days. Nothing is paid in advance, and ending Pro later takes one click.',
  }),
  'You can sign on screen or on paper. What you sign here counts like a signature on paper.',
  'You may dispute by yourself, without us, for free.',
  'The law of Delaware applies. What your own state’s law gives you as a consumer stays yours.',
];

const parts: readonly LegalPart[] = [
  { id: 'parties', title: 'Who this agreement is between', body: <Parties /> },
  { id: 'what', title: 'What this is, and what it is not', body: <WhatItIs /> },
  { id: 'your-part', title: 'Your part', body: <YourPart /> },
  { id: 'plans', title: 'What it costs', body: <Plans /> },
  { id: 'billing', title: 'Payments, renewals and refunds', body: <Billing /> },
  { id: 'mailing', title: 'When we mail a letter for you', body: <Mailing /> },
  { id: 'letters', title: 'Your letters and the AI', body: <Letters /> },
  { id: 'signing', title: 'Electronic signatures and records', body: <Signing /> },
  { id: 'fair-use', title: 'Fair use', body: <Fairness /> },
  { id: 'invitations', title: 'Inviting friends', body: <Invitations /> },
  { id: 'ending', title: 'Canceling and closing your account', body: <Ending /> },
  { id: 'liability', title: 'What we are responsible for', body: <Liability /> },
  { id: 'law', title: 'Which law and which court', body: <WhichLaw /> },
  { id: 'changes', title: 'Changes to these terms', body: <Changes /> },
  { id: 'questions', title: 'Questions', body: <Questions /> },
];

export function TermsPage() {
  return <LegalPage path="/terms" short={short} parts={parts} />;
}
