import { type ClaimId, MOST_TESTIMONIALS } from '@creditfix/shared/kernel';
import { Box, Button, Group, Text, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, useSiteFacts, WhereKnown } from '#webapp/kit/index.ts';
import { ClaimList, WhereClaimed } from './claim-list.tsx';
import { Cost } from './cost.tsx';
import classes from './home.module.css';
import { MailboxDrawing } from './drawing.tsx';
import {
  homeMessages,
  questionsMessages,
  threeStepsMessages,
  checkedLetterMessages,
  sampleLetterMessages,
} from './messages.tsx';
import { SampleLetter } from './sample-letter.tsx';
import { SAMPLE_LETTER } from './sample-letter-link.tsx';

const counted: readonly ClaimId[] = ['lettersSent', 'generationTime', 'repeatUsers', 'successRate'];

/** What the owner says in figures. If there is none to show, the section is not there. */
function Counters() {
  const { title, claimedSuccess, measuredSuccess, noPromise } = homeMessages.figures;
  return (
    <WhereClaimed any={counted}>
      <Box component="section" py={0} aria-label={title}>
        <div className={`${classes.counters} rule-above rule-below`}>
          <ClaimList ids={counted} counting noted="successRate" />
          <WhereClaimed any={['successRate']}>
            <Text mt="md" c="dimmed" size="sm">
              <span aria-hidden>*</span>{' '}
              <WhereKnown any={['claim.successRate.claimed']}>
                <span>{claimedSuccess}</span>
              </WhereKnown>
              <WhereKnown any={['claim.successRate.measured']}>
                <span>{measuredSuccess}</span>
              </WhereKnown>{' '}
              <span>{noPromise}</span>
            </Text>
          </WhereClaimed>
        </div>
      </Box>
    </WhereClaimed>
  );
}

const { headline, lead, how, templates, terms, happened, situations } = homeMessages.hero;

function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">{headline}</h1>
        <Text maw="46ch" mt="md" c="dimmed" lh={1.45} size="lg">
          {lead}
        </Text>
        <Group gap="1rem 1.5rem" mt="xl">
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
          <Group component="p" gap="0 1.5rem">
            <Link to="/how-it-works" className="tap-target">
              {how}
            </Link>
            <Link to="/dispute-letters" className="tap-target">
              {templates}
            </Link>
          </Group>
        </Group>
        <Text mt="md" c="dimmed" size="sm">
          {terms}
        </Text>
        {/* The first question, for who would rather begin with it. */}
        <div className={classes.happened}>
          <p>{happened}</p>
          {situations.map(([query, words]) => (
            <Link key={query} to={`/start${query}`}>
              {words}
            </Link>
          ))}
        </div>
      </div>
      <div className={classes.roomy}>
        <SampleLetter />
      </div>
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
    <section aria-labelledby="steps-title">
      <h2 id="steps-title">{threeStepsMessages.title}</h2>
      <ol className={`${classes.threeColumns} plain-list`}>
        {steps.map(({ drawing, title, text }) => (
          <li key={title} className={classes.step}>
            <div>{drawing}</div>
            <h3>{title}</h3>
            <Text maw="44ch" mt="xs" c="dimmed">
              {text}
            </Text>
          </li>
        ))}
      </ol>
      {/* On a phone, where the page is long already, how it works has it. */}
      <a href={SAMPLE_LETTER} className={`${classes.roomy} tap-target`}>
        {sampleLetterMessages.open}
      </a>
    </section>
  );
}

export { SampleLetter, CertifiedLabel } from './sample-letter.tsx';
export { ThreeSteps };

/** The home page without what it says of itself in the head: the address of the prices shows it too. */
export function HomeSections({ mailPrices }: { readonly mailPrices?: ReactNode }) {
  return (
    <>
      <div className={classes.home}>
        <Hero />
        <Counters />
        <ThreeSteps />
        <CheckedLetter />
        <Voices />
        <Cost mailPrices={mailPrices} />
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
    <svg className="drawing" viewBox="0 0 128 100" aria-hidden>
      <rect data-part="sheet" x="1" y="1" width="88" height="98" rx="2" />
      <path d="M12 16h34M12 50h26" />
      <rect x="12" y="23" width="66" height="15" rx="3" />
      <path data-part="green" d="M18 30.500h28" />
      <rect x="12" y="57" width="66" height="15" rx="3" />
      <path data-part="green" d="M18 64.500h20" />
      <path d="M12 85h22" />
      <path
        data-part="sheet"
        d="M46 71l5-16 49-49a5.500 5.500 0 0 1 8 0l3 3a5.500 5.500 0 0 1 0 8L62 66z"
      />
      <path d="M92 14l11 11M51 55l11 11" />
    </svg>
  );
}

function LetterDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 128 100" aria-hidden>
      <path data-part="sheet" d="M3 1h58l20 20v78H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z" />
      <path d="M61 1v20h20" />
      <path d="M12 14h26M12 22h18" />
      <path d="M12 37h58M12 45h58M12 53h16M58 53h12" />
      <path data-part="green" d="M32 53h22M32 56.500h22" />
      <path d="M12 86h44" />
      <path
        data-part="green"
        d="M14 84c2-10 6-21 9-20 3 2-3 14-6 18 3-6 7-9 8-6s-1 6 1 6c3 0 4-6 7-6 2 0 0 5 2 6 3 0 4-5 7-5s1 4 4 4 5-2 9-3"
      />
    </svg>
  );
}

function StampedEnvelopeDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 128 100" aria-hidden>
      <rect data-part="sheet" x="1" y="12" width="126" height="78" rx="2" />
      <path d="M12 26h24M12 34h18" />
      <path d="M40 58h40M40 67h50M40 76h32" />
      <rect data-part="stamp" x="94" y="21" width="24" height="29" rx="1" />
      <path data-part="green" d="M98.500 25.500h15v20h-15z" />
      <path data-part="green" d="M106 40v-8M103 34.500l3-3 3 3" />
      <circle cx="80" cy="36" r="12" />
      <path d="M73 33h14M73 39h14" />
    </svg>
  );
}

/** One open at a time: the shared name makes the browser see to it. */
function Questions() {
  return (
    <section className={classes.besideTitle} aria-labelledby="faq-title">
      <div>
        <h2 id="faq-title">{questionsMessages.title}</h2>
        <Link to="/contact" className="tap-target">
          {questionsMessages.more}
        </Link>
      </div>
      <div className="rule-above">
        {questionsMessages.questions.map(({ question, answer }) => (
          <details key={question} name="faq" className={`${classes.question} rule-below`}>
            <summary>
              <Text component="h3" fw={600}>
                {question}
              </Text>
            </summary>
            <Text maw="var(--measure)" pb="lg" c="dimmed">
              {answer}
            </Text>
          </details>
        ))}
      </div>
    </section>
  );
}

/** On phones the first step stays under the thumb wherever one reads, but for the plans, which have the same step and need the room. */
function StartBar() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const plans = document.querySelector(`.${classes.plans}`);
    if (!plans) return undefined;
    const watch = new IntersectionObserver(([entry]) => setIdle(entry?.isIntersecting === true));
    watch.observe(plans);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={classes.bar} hidden={idle} data-action-bar>
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
    <section className={`${classes.closing} ${classes.roomy}`} aria-labelledby="closing-title">
      <div>
        <Box component="h2" id="closing-title" maw="24ch">
          {homeMessages.closing.title}
        </Box>
        <Text maw="54ch" mt="md">
          {homeMessages.closing.text}
        </Text>
        <Group gap="1rem 1.5rem" mt="xl">
          <Button
            component={Link}
            to="/generate-letter"
            variant="filled"
            rightSection={<Icon name="arrow" />}
          >
            {homeMessages.hero.start}
          </Button>
        </Group>
      </div>
      <MailboxDrawing />
    </section>
  );
}

/** What people told the owner, in their words, and whose words they are. */
function Voices() {
  return (
    <WhereKnown any={['testimonial.0']}>
      <section aria-labelledby="voices-title">
        <h2 id="voices-title">{homeMessages.voices.title}</h2>
        <div className={classes.threeColumns}>
          {VOICES.map((at) => (
            <WhereKnown key={at} any={[`testimonial.${at}`]}>
              <Voice at={at} />
            </WhereKnown>
          ))}
        </div>
        <Text maw="84ch" mt="lg" c="dimmed" size="sm">
          {homeMessages.voices.note}
        </Text>
      </section>
    </WhereKnown>
  );
}

const VOICES = Array.from({ length: MOST_TESTIMONIALS }, (_, at) => at);

function Voice({ at }: { readonly at: number }) {
  const said = useSiteFacts().testimonials[at];
  if (!said) return null;
  return (
    <figure className={classes.voice}>
      <Text component="blockquote" ff="heading">
        {said.text}
      </Text>
      <Group component="figcaption" wrap="nowrap" gap="sm">
        <span className={classes.circle} aria-hidden>
          {said.initials}
        </span>
        <span>
          <Text span inherit display="block" lh={1.35} fw={600}>
            {said.name}
          </Text>
          <Text span display="block" lh={1.35} c="dimmed" size="sm" className="tabular">
            {said.improvement}
          </Text>
        </span>
      </Group>
    </figure>
  );
}

const notes = [
  checkedLetterMessages.notes.facts,
  checkedLetterMessages.notes.law,
  checkedLetterMessages.notes.editor,
];

/** A piece of a letter with an editor's notes beside it: what the wizard shows before somebody signs. */
function CheckedLetter() {
  return (
    <Box
      component="section"
      bg="var(--paper-shade)"
      className={classes.roomy}
      aria-labelledby="checked-title"
    >
      <div>
        <h2 id="checked-title">{checkedLetterMessages.title}</h2>
        <Text maw="var(--measure)" mt="xs" c="dimmed" lh={1.45} size="lg">
          {checkedLetterMessages.lead}
        </Text>
      </div>
      <div className={classes.checked}>
        <figure aria-label={checkedLetterMessages.excerpt}>
          <div className={`${classes.sheet} ${classes.excerpt}`} lang="en">
            <p>
              <Mark at={1} />
              The account from Example Recovery, ending in 4821, is not mine. I have never had an
              account with this company.
            </p>
            <p>
              <Mark at={2} />
              Please investigate under the Fair Credit Reporting Act,{' '}
              <span className={classes.law}>15 U.S.C. § 1681i(a)</span>, and delete or correct what
              can’t be verified.
            </p>
            <p>
              <Mark at={3} />
              <del>If you do nothing, I will see you in court.</del>{' '}
              <ins>Please send me the results in writing.</ins>
            </p>
          </div>
        </figure>
        <Stack component="ol" gap="lg" className="plain-list">
          {notes.map(({ title, text }, index) => (
            <Group key={title} component="li" wrap="nowrap" align="flex-start">
              <Mark at={index + 1} />
              <div>
                <Text component="h3" fw={600} lh="1.75rem">
                  {title}
                </Text>
                <Text maw="48ch" c="dimmed">
                  {text}
                </Text>
              </div>
            </Group>
          ))}
        </Stack>
      </div>
    </Box>
  );
}

/** Ties a paragraph to its note. */
function Mark({ at }: { readonly at: number }) {
  return (
    <span className={classes.circle} data-number>
      {at}
    </span>
  );
}
