import { Link } from 'react-router-dom';
import { LegalPage, type LegalPart, AccessibilityMailbox, CompanyAddress } from './legal-page.tsx';

const short = [
  'We aim at the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, and build to the newer 2.2, level AA.',
  'You can do everything with a keyboard, with a screen reader, at 400% zoom, and without drawing.',
  'The site and its help are in English and in Spanish. Letters and legal pages are in English.',
  'If something does not work for you, write to us. We answer within 2 business days.',
];

const parts: readonly LegalPart[] = [
  { id: 'goal', title: 'What we aim at', body: <Goal /> },
  { id: 'done', title: 'What you can count on', body: <Done /> },
  { id: 'gaps', title: 'What is not good yet', body: <Gaps /> },
  { id: 'checked', title: 'How we check it', body: <Checked /> },
  { id: 'works-with', title: 'What it works with', body: <WorksWith /> },
  { id: 'tell-us', title: 'Tell us, and we answer', body: <TellUs /> },
];

export function AccessibilityPage() {
  return <LegalPage path="/accessibility" short={short} parts={parts} />;
}

function Goal() {
  return (
    <p>
      Our promise is conformance with WCAG 2.1, level AA, the measure that US courts and agencies
      mostly use. Our own goal is higher: WCAG 2.2, level AA, on every page, in every step of a
      letter, in both color schemes and both languages. We also set the letters as tagged PDFs.
    </p>
  );
}

function Done() {
  return (
    <ul>
      <li>
        <strong>Keyboard:</strong> every button and field can be reached, in the order in which you
        read, and you always see where you are.
      </li>
      <li>
        <strong>Screen readers:</strong> fields, errors and changes have names and are announced. A
        list of errors stands first and leads to each field.
      </li>
      <li>
        <strong>Signing:</strong> you can type your name instead of drawing it. Both count the same.
      </li>
      <li>
        <strong>Seeing:</strong> strong contrast, light and dark, your system’s own high-contrast
        colors, text up to 400% and screens of 320 pixels without scrolling sideways. Nothing is
        said by color alone.
      </li>
      <li>
        <strong>Motion:</strong> almost none, and still less where your system asks for it.
      </li>
      <li>
        <strong>Time:</strong> no hurry. What you write is saved as you go, and you can come back
        days later.
      </li>
      <li>
        <strong>Proving that you are a person:</strong> our own bot check shows no pictures and asks
        no riddles. No passwords to remember either.
      </li>
      <li>
        <strong>Words:</strong> short sentences at about eighth-grade level, with the law explained.
      </li>
    </ul>
  );
}

function Gaps() {
  return (
    <ul>
      <li>
        Copies of papers that you upload are pictures. We can’t describe them in text, so in the
        finished PDF each has only its label.
      </li>
      <li>Pages of others, such as Stripe’s payment page, follow their own statements.</li>
      <li>
        Where an outside bot check is used instead of ours, it may show pictures. Write to us and we
        help you past it.
      </li>
      <li>Letters, terms, privacy, disclaimer and this page are in English only.</li>
    </ul>
  );
}

function Checked() {
  return (
    <p>
      Each page and each step is tested by machine (axe) in both color schemes before a change goes
      out, and walked by keyboard. Machines find only part of the barriers, so what you tell us
      counts more.
    </p>
  );
}

function WorksWith() {
  return (
    <p>
      It is built for current versions of Chrome, Edge, Firefox and Safari, on phones and computers,
      and for the screen readers beside them, such as NVDA, JAWS, VoiceOver and TalkBack. Public
      pages can be read without JavaScript; the letter needs it.
    </p>
  );
}

function TellUs() {
  return (
    <>
      <p>
        Write to <AccessibilityMailbox />, or use the{' '}
        <Link to="/contact?subject=feedback">contact form</Link>. Say which page it was, what you
        wanted to do, and what you use, if you like. We answer within 2 business days, and say what
        we will do and by when. If you can’t wait, we do the step together with you, by email or on
        paper.
      </p>
      <p>You can also write a letter:</p>
      <CompanyAddress />
      <p>
        If our answer does not help, you can turn to the Civil Rights Division of the US Department
        of Justice (ADA.gov) or to your state’s agency.
      </p>
    </>
  );
}
