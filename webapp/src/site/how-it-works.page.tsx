import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon, Page } from '#webapp/kit/index.ts';
import classes from './how-it-works.module.css';
import { howItWorksMessages } from './messages.tsx';
import { breadcrumbData } from './structured-data.ts';

type Disputable = keyof typeof howItWorksMessages.disputable;

/** The page that says more about each kind of item. Written out: the table of templates would bring the whole rule book along. */
const more: Readonly<Record<Disputable, string>> = {
  notMine: '/dispute-letters/identity-theft',
  collections: '/dispute-letters/collections',
  latePayments: '/dispute-letters/late-payment',
  amounts: '/dispute-letters/charge-off',
  duplicates: '/dispute-letters/collections',
  tooOld: '/dispute-letters/collections',
  inquiries: '/dispute-letters/hard-inquiry',
  medical: '/dispute-letters/medical-collections',
  studentLoans: '/dispute-letters/student-loans',
  deceased: '/dispute-letters/deceased',
  mixedFile: '/dispute-letters/mixed-file',
  personal: '/dispute-letters/personal-information',
  bankruptcies: '/dispute-letters/old-bankruptcy',
};

const structuredData = [
  breadcrumbData([{ name: howItWorksMessages.title, path: '/how-it-works' }]),
];

/** The way of a letter from the first fact to the answer, and what a machine has to do with it. */
export function HowItWorksPage() {
  const { title, description, keywords, lead, start, startTerms, templates } = howItWorksMessages;
  return (
    <Page
      title={title}
      description={description}
      keywords={keywords}
      structuredData={structuredData}
      lead={lead}
      width="wide"
    >
      <div className={classes.parts}>
        <Steps />
        <Calendar />
        <Machine />
        <Disputable />
        <WhoSigns />
        <div className={classes.end}>
          <Button
            component={Link}
            to="/generate-letter"
            variant="filled"
            rightSection={<Icon name="arrow" />}
          >
            {start}
          </Button>
          <Link to="/dispute-letters">{templates}</Link>
          <p className={classes.quiet}>{startTerms}</p>
        </div>
      </div>
    </Page>
  );
}

function Steps() {
  return (
    <ol className={classes.steps}>
      {howItWorksMessages.steps.map(({ title, text, need }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className={classes.quiet}>{need}</p>
        </li>
      ))}
    </ol>
  );
}

function Calendar() {
  return (
    <section className={classes.part} aria-labelledby="calendar">
      <div>
        <h2 id="calendar">{howItWorksMessages.calendarTitle}</h2>
        <p className={classes.quiet}>{howItWorksMessages.calendarLead}</p>
      </div>
      <ol className={classes.calendar}>
        {howItWorksMessages.calendar.map(({ when, what }) => (
          <li key={when}>
            <h3>{when}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Machine() {
  return (
    <section className={classes.part} aria-labelledby="machine">
      <div>
        <h2 id="machine">{howItWorksMessages.machineTitle}</h2>
        <p className={classes.quiet}>{howItWorksMessages.machineLead}</p>
      </div>
      <ul className={classes.machine}>
        {howItWorksMessages.machine.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is possible for a child, for somebody in one's care and for an estate, and what is not: our letters say "I". */
function WhoSigns() {
  return (
    <section className={classes.part} aria-labelledby="who-signs">
      <div>
        <h2 id="who-signs">{howItWorksMessages.whoSignsTitle}</h2>
        <p className={classes.quiet}>{howItWorksMessages.whoSignsLead}</p>
      </div>
      <ul className={classes.machine}>
        {howItWorksMessages.whoSigns.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Disputable() {
  return (
    <section className={classes.part} aria-labelledby="disputable">
      <div>
        <h2 id="disputable">{howItWorksMessages.disputableTitle}</h2>
        <p className={classes.quiet}>{howItWorksMessages.onlyWrong}</p>
      </div>
      <div className={classes.disputable}>
        <ul>
          {Object.entries(howItWorksMessages.disputable).map(([key, text]) => (
            <li key={key}>
              <Link to={more[key as Disputable]}>{text}</Link>
            </li>
          ))}
        </ul>
        <p>{howItWorksMessages.aloneToo}</p>
      </div>
    </section>
  );
}
