import { myAccountEndpoints, type EmailPreference } from '@creditfix/shared/accounts';
import { useState } from 'react';
import {
  Answered,
  CheckboxField,
  Icon,
  Notice,
  Page,
  callApi,
  useAnswer,
} from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { askMyAccount, type MyAccount } from './my-account.ts';

export function EmailsPage() {
  const account = useAnswer(askMyAccount);
  return (
    <Page
      title="Emails"
      heading="Emails from us"
      description="Choose which emails we send you."
      lead="Choose what we write to you about. Each change is saved at once."
    >
      <div className={classes.parts}>
        <Answered answer={account} what="your choices" lines={5}>
          {(mine) => <Choices account={mine} onChanged={account.put} />}
        </Answered>
        <section className={classes.part} aria-labelledby="always-heading">
          <h2 id="always-heading">Always sent</h2>
          <p className={classes.quiet}>
            Login links you ask for, receipts and trouble with a payment, changes to how you sign
            in, and notices that the law asks us to send.
          </p>
        </section>
      </div>
    </Page>
  );
}

const questions: readonly {
  readonly preference: EmailPreference;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    preference: 'letter_news',
    label: 'News about my letters',
    hint: 'When a letter is ready, mailed or delivered.',
  },
  {
    preference: 'deadlines',
    label: 'Deadlines',
    hint: 'Before and when the time for an answer to your dispute is over.',
  },
  {
    preference: 'referrals',
    label: 'Invitations',
    hint: 'When a friend you invited joins and you get credit for it.',
  },
  {
    preference: 'product_news',
    label: 'News about the product',
    hint: 'What is new here. A few times a year.',
  },
];

interface ChoicesProps {
  readonly account: MyAccount;
  readonly onChanged: (account: MyAccount) => void;
}

function Choices({ account, onChanged }: ChoicesProps) {
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const choose = async (preference: EmailPreference, on: boolean): Promise<void> => {
    setTrouble(undefined);
    setSaid('Saving…');
    onChanged({ ...account, emails: { ...account.emails, [preference]: on } });
    const answer = await callApi(myAccountEndpoints.saveEmailPreferences, {
      body: { emails: { [preference]: on } },
    });
    setSaid(answer.ok ? 'Saved' : '');
    if (answer.ok) return onChanged({ ...account, emails: answer.data.emails });
    onChanged(account);
    setTrouble(answer.problem.error);
    return undefined;
  };
  return (
    <div className={classes.choices}>
      {trouble && (
        <Notice tone="error" title="Your choice is not saved">
          <p>{trouble}</p>
        </Notice>
      )}
      {questions.map(({ preference, label, hint }) => (
        <CheckboxField
          key={preference}
          id={`email-${preference}`}
          label={label}
          hint={hint}
          checked={account.emails[preference]}
          onChange={(on) => void choose(preference, on)}
        />
      ))}
      <p role="status" className={classes.small}>
        {said === 'Saved' && <Icon name="check" />} {said}
      </p>
    </div>
  );
}
