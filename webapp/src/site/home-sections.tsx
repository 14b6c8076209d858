import { type ClaimId, ClaimsMode, shownClaims, shownTestimonials } from '@creditfix/shared/kernel';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon, language, useSiteFacts } from '#webapp/kit/index.ts';
import { CheckedLetter } from './checked-letter.tsx';
import { ClaimList } from './claim-list.tsx';
import { Cost } from './cost.tsx';
import classes from './home-sections.module.css';
import { MailboxDrawing } from './mailbox-drawing.tsx';
import { homeMessages, questionsMessages, threeStepsMessages } from './messages.tsx';
import { SampleLetter } from './sample-letter.tsx';

const counted: readonly ClaimId[] = ['lettersSent', 'generationTime', 'repeatUsers', 'successRate'];

/** What the owner says in figures. If there is none to show, the section is not there. */
function Counters() {
  const facts = useSiteFacts();
  const claims = shownClaims(counted, facts);
  if (claims.length === 0) return null;
  const { title, claimedSuccess, measuredSuccess, noPromise } = homeMessages.figures;
  const measured = facts.claims === ClaimsMode.measured;
  return (
    <section aria-label={title}>
      <div className={classes.line}>
        <ClaimList claims={claims} counting noted="successRate" />
        {claims.some(({ id }) => id === 'successRate') && (
          <p className={classes.note}>
            <span aria-hidden>*</span> {measured ? measuredSuccess : claimedSuccess} {noPromise}
          </p>
        )}
      </div>
    </section>
  );
}

const { headline, lead, how, templates, terms } = homeMessages.hero;

function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.words}>
        <h1 id="hero-title">{headline}</h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.action}>
          <div className={classes.startAction}>
            <Button
              component={Link}
              to="/generate-letter"
              variant="filled"
              rightSection={<Icon name="arrow" />}
            >
              {homeMessages.hero.start}
            </Button>
          </div>
          <p className={classes.ways}>
            <Link to="/how-it-works">{how}</Link>
            <Link to="/dispute-letters">{templates}</Link>
          </p>
        </div>
        <p className={classes.terms}>{terms}</p>
      </div>
      <SampleLetter />
    </section>
  );
}

const steps = [
  { drawing: <FormDrawing />, ...threeStepsMessages.form },
  { drawing: <LetterDrawing />, ...threeStepsMessages.letter },
  { drawing: <StampedEnvelopeDrawing />, ...threeStepsMessages.envelope },
];

function ThreeSteps() {
  return (
    <section className={classes.section} aria-labelledby="steps-title">
      <h2 id="steps-title">{threeStepsMessages.title}</h2>
      <ol className={classes.steps}>
        {steps.map(({ drawing, title, text }) => (
          <li key={title} className={classes.step}>
            <div className={classes.drawing}>{drawing}</div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export { CertifiedLabel } from './certified-label.tsx';
export { SampleLetter } from './sample-letter.tsx';
export { ThreeSteps };

/** The home page without what it says of itself in the head: the address of the prices shows it too. */
export function HomeSections() {
  return (
    <>
      <div className={classes.home}>
        <Hero />
        <Counters />
        <ThreeSteps />
        <CheckedLetter />
        <Voices />
        <Cost />
        <Questions />
        <Closing />
      </div>
      <StartBar />
    </>
  );
}

/** The three objects of the way: a form being filled in, a signed sheet, a stamped envelope. One stroke weight. */

function FormDrawing() {
  return (
    <svg viewBox="0 0 128 100" aria-hidden>
      <rect className={classes.paper} x="1" y="1" width="88" height="98" rx="2" />
      <path d="M12 16h34M12 50h26" />
      <rect x="12" y="23" width="66" height="15" rx="3" />
      <path className={classes.green} d="M18 30.500h28" />
      <rect x="12" y="57" width="66" height="15" rx="3" />
      <path className={classes.green} d="M18 64.500h20" />
      <path d="M12 85h22" />
      <path
        className={classes.paper}
        d="M46 71l5-16 49-49a5.500 5.500 0 0 1 8 0l3 3a5.500 5.500 0 0 1 0 8L62 66z"
      />
      <path d="M92 14l11 11M51 55l11 11" />
    </svg>
  );
}

function LetterDrawing() {
  return (
    <svg viewBox="0 0 128 100" aria-hidden>
      <path className={classes.paper} d="M3 1h58l20 20v78H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z" />
      <path d="M61 1v20h20" />
      <path d="M12 14h26M12 22h18" />
      <path d="M12 37h58M12 45h58M12 53h16M58 53h12" />
      <path className={classes.green} d="M32 53h22M32 56.500h22" />
      <path d="M12 86h44" />
      <path
        className={classes.green}
        d="M14 84c2-10 6-21 9-20 3 2-3 14-6 18 3-6 7-9 8-6s-1 6 1 6c3 0 4-6 7-6 2 0 0 5 2 6 3 0 4-5 7-5s1 4 4 4 5-2 9-3"
      />
    </svg>
  );
}

function StampedEnvelopeDrawing() {
  return (
    <svg viewBox="0 0 128 100" aria-hidden>
      <rect className={classes.paper} x="1" y="12" width="126" height="78" rx="2" />
      <path d="M12 26h24M12 34h18" />
      <path d="M40 58h40M40 67h50M40 76h32" />
      <rect className={classes.stamp} x="94" y="21" width="24" height="29" rx="1" />
      <path className={classes.green} d="M98.500 25.500h15v20h-15z" />
      <path className={classes.green} d="M106 40v-8M103 34.500l3-3 3 3" />
      <circle cx="80" cy="36" r="12" />
      <path d="M73 33h14M73 39h14" />
    </svg>
  );
}

/** One open at a time: the shared name makes the browser see to it. */
function Questions() {
  return (
    <section className={classes.questionsSection} aria-labelledby="faq-title">
      <div>
        <h2 id="faq-title">{questionsMessages.title}</h2>
        <p className={classes.more}>
          <Link to="/contact">{questionsMessages.more}</Link>
        </p>
      </div>
      <div>
        {questionsMessages.questions.map(({ question, answer }) => (
          <details key={question} name="faq" className={classes.item}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** On phones the first step stays under the thumb, wherever on the page one reads. */
function StartBar() {
  return (
    <div className={classes.bar}>
      <Button
        component={Link}
        to="/generate-letter"
        variant="filled"
        rightSection={<Icon name="arrow" />}
        fullWidth
      >
        {homeMessages.bar}
      </Button>
    </div>
  );
}

/** The last thing read: one step, and that it need not be taken now. */
function Closing() {
  return (
    <section className={classes.closingSection} aria-labelledby="closing-title">
      <div className={classes.closingWords}>
        <h2 id="closing-title">{homeMessages.closing.title}</h2>
        <p>{homeMessages.closing.text}</p>
        <div className={classes.action}>
          <Button
            component={Link}
            to="/generate-letter"
            variant="filled"
            rightSection={<Icon name="arrow" />}
          >
            {homeMessages.hero.start}
          </Button>
        </div>
      </div>
      <MailboxDrawing />
    </section>
  );
}

/** What people told the owner, in their words, and whose words they are. */
function Voices() {
  const said = shownTestimonials(useSiteFacts());
  if (said.length === 0) return null;
  return (
    <section className={classes.voicesSection} aria-labelledby="voices-title">
      <h2 id="voices-title">{homeMessages.voices.title}</h2>
      <div className={classes.voices}>
        {said.map(({ name, improvement, text }) => (
          <figure key={name} className={classes.voice}>
            <blockquote>
              <p>{text[language]}</p>
            </blockquote>
            <figcaption>
              <span className={classes.initials} aria-hidden>
                {initials(name)}
              </span>
              <span>
                <span className={classes.name}>{name}</span>
                <span className={classes.improvement}>{improvement[language]}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={classes.voicesNote}>{homeMessages.voices.note}</p>
    </section>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map(([first = '']) => first)
    .join('');
}
