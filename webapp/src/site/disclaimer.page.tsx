import { siteSettings } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
import {
  ByMode,
  LegalPage,
  type LegalPart,
  CompanyAddress,
  SupportMailbox,
} from './legal-page.tsx';

const { productName } = siteSettings;

const short = [
  'We do not promise any result. A bureau may keep the item, and a score may stay or fall.',
  'This is help with writing. It is not legal, financial or tax advice.',
  'Software puts the letter together. You check it, because you know the facts.',
  'You can dispute by yourself, for free.',
  'What we owe for any damage is at most what you paid us in the six months before.',
];

const parts: readonly LegalPart[] = [
  { id: 'results', title: 'No guarantee of results', body: <Results /> },
  { id: 'advice', title: 'Not legal or financial advice', body: <Advice /> },
  { id: 'credit-repair', title: 'You can do it without us', body: <Alone /> },
  { id: 'ai', title: 'The limits of AI and of our rules', body: <Machine /> },
  { id: 'figures', title: 'Figures and stories on this site', body: <Figures /> },
  { id: 'others', title: 'Bureaus, companies, the mail and links', body: <Others /> },
  { id: 'liability', title: 'Limits on what we owe you', body: <Liability /> },
  { id: 'law', title: 'Which law and which court', body: <WhichLaw /> },
  { id: 'questions', title: 'Questions', body: <Questions /> },
];

export function DisclaimerPage() {
  return <LegalPage path="/disclaimer" short={short} parts={parts} />;
}

function Results() {
  return (
    <>
      <p>
        A dispute asks for a check. If the item turns out to be wrong or can’t be verified, the law
        says that it must be corrected or taken out. If it turns out to be right, it stays. Nobody
        can say beforehand which it will be, and nobody can promise a number of points.
      </p>
      <p>
        Times on this site, such as 30 days for an answer or 3 to 5 business days for delivery, come
        from the law or from what is usual. A bureau or the mail can be late.
      </p>
    </>
  );
}

function Advice() {
  return (
    <p>
      {productName} is not a law firm, and using it makes nobody your lawyer. The explanations on
      this site are general. They can’t weigh your whole case, and the law of your state may differ.
      If you are being sued, are close to a deadline in court, or much is at stake, please talk to a
      lawyer or to legal aid (LawHelp.org). We are no financial or tax advisers either; a nonprofit
      credit counselor can look at your whole budget with you.
    </p>
  );
}

function Alone() {
  return (
    <>
      <p>
        We do not act for you, do not talk to bureaus on your behalf, and do not ask you to pay for
        a result. You have the right to dispute information in your report by contacting the bureau
        directly, free of charge. Neither you nor any credit repair company has the right to have
        accurate, current and verifiable information removed (15&nbsp;U.S.C.&nbsp;§&nbsp;1679c).
      </p>
      <ByMode
        cro={
          <p>
            Where you pay us, the Credit Repair Organizations Act protects you: a statement of your
            rights comes first, then a contract that you can cancel for three business days, and you
            pay for nothing before it is done. The <Link to="/terms#billing">terms</Link> say how.
          </p>
        }
      />
      <p>
        Your reports are free at AnnualCreditReport.com. The Consumer Financial Protection Bureau
        takes complaints at consumerfinance.gov, and the Federal Trade Commission helps after
        identity theft at IdentityTheft.gov.
      </p>
    </>
  );
}

function Machine() {
  return (
    <>
      <p>
        The letter and its law come from a table of rules that people keep. A language model is used
        for sentences that you wrote, and only when you ask: to smooth them, or to read them once
        more and raise questions. It can choose a word that you would not choose, so you see each
        change before it counts; and it can miss what is wrong or ask about what is right.
      </p>
      <p>
        We check the rules against the law, but laws, addresses and the habits of bureaus change,
        and software has mistakes. Read the whole letter before you sign it. If a name, number, date
        or sentence is not right, change it, or do not send it.
      </p>
    </>
  );
}

function Figures() {
  return (
    <p>
      Where this site shows figures about letters, users and outcomes, they are the company’s own
      figures or counts from its records. What happened to others does not tell you what will happen
      to you. Where people are quoted, it is their own experience, with their own reports.
    </p>
  );
}

function Others() {
  return (
    <p>
      Bureaus, lenders, collectors, the Postal Service, Lob and Stripe are independent of us, and
      their names belong to them. None of them recommends {productName}. We are not responsible for
      what they do, or for websites that we link to.
    </p>
  );
}

function Liability() {
  return (
    <p>
      The service is given as it is. As far as the law allows, we are not responsible for indirect
      damage, such as a loan or a home that you did not get, and what we owe you for any damage is
      at most what you paid us in the six months before it. This does not limit what the law does
      not let us limit. The <Link to="/terms#liability">terms</Link> say the same at more length.
    </p>
  );
}

function WhichLaw() {
  return (
    <p>
      The law of the State of Delaware applies, and courts in New Castle County, Delaware, decide.
      Rights that your own state’s law gives you as a consumer, and that no agreement can take away,
      stay yours.
    </p>
  );
}

function Questions() {
  return (
    <>
      <p>
        <Link to="/contact?subject=legal">Write to us</Link> or to <SupportMailbox />. We answer
        within 24 hours, Monday to Friday.
      </p>
      <CompanyAddress />
    </>
  );
}
