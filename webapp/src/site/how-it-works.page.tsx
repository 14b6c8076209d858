import { ButtonLink, Page } from '#webapp/kit/index.ts';
import classes from './reading.module.css';

const steps = [
  {
    title: 'Put in your facts',
    text: 'Who you are, which account it is, and what is wrong with it. The questions change with the reason you choose. The credit report has the names and numbers you need.',
  },
  {
    title: 'We set the letter',
    text: 'Your facts go into a letter with the law that fits your case, addressed to the right place. The law comes from a fixed table that people check. If your facts don’t support a letter, we say so and show what else you can do.',
  },
  {
    title: 'Read and sign',
    text: 'You see the finished letter and can change its wording. When it says what you mean, you draw or type your signature. What you signed is what is stored, and it can’t be changed after that.',
  },
  {
    title: 'Send it and wait for the answer',
    text: 'You download the PDF and mail it, with copies of your papers and never the originals. With Pro, we can mail it for you by certified mail, and you see where it is. In most cases the bureau has 30 days from the day it gets your letter, and must write to you about the result (15 U.S.C. § 1681i).',
  },
];

const disputable = [
  'Accounts that are not yours, and accounts opened by an identity thief',
  'Collections and charge-offs that are wrong or that you paid',
  'Late payments that were on time',
  'Wrong balances, limits and dates',
  'The same debt listed twice',
  'Items too old to be reported',
];

export function HowItWorksPage() {
  return (
    <Page
      title="How it works"
      description="Four steps from a wrong item on a credit report to a signed dispute letter."
      lead="Four steps. Have your credit report at hand. You can stop at any time and go on later."
    >
      <div className={classes.reading}>
        <ol className={classes.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <section>
          <h2>What you can dispute</h2>
          <ul>
            {disputable.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>Only dispute what you believe is wrong. A letter can’t remove what is true.</p>
        </section>
        <div>
          <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow">
            Generate Your Free Letter Now
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
