import { myAccountEndpoints, type EmailPreference } from '@creditfix/shared/accounts';
import { Language } from '@creditfix/shared/kernel';
import { useState } from 'react';
import {
  Answered,
  CheckboxField,
  Icon,
  Notice,
  Page,
  RadioField,
  callApi,
  useAnswer,
} from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { askMyAccount, type MyAccount } from './my-account.ts';
import { words } from './emails.words.ts';

export function EmailsPage() {
  const account = useAnswer(askMyAccount);
  return (
    <Page
      title={words.title}
      heading={words.heading}
      description={words.description}
      lead={words.lead}
    >
      <div className={classes.parts}>
        <Answered answer={account} what={words.what} lines={5}>
          {(mine) => <Choices account={mine} onChanged={account.put} />}
        </Answered>
        <section className={classes.part} aria-labelledby="always-heading">
          <h2 id="always-heading">{words.always}</h2>
          <p className={classes.quiet}>{words.alwaysList}</p>
        </section>
      </div>
    </Page>
  );
}

const preferences = [
  'letter_news',
  'deadlines',
  'referrals',
  'product_news',
] as const satisfies readonly EmailPreference[];

const languages = Object.values(Language).map((value) => ({
  value,
  // Each in its own language, so that whoever needs it can read it.
  label: <span lang={value}>{words.languageNames[value]}</span>,
}));

/** What somebody has just changed. */
interface Chosen {
  readonly emails?: Partial<Record<EmailPreference, boolean>>;
  readonly language?: Language;
}

interface ChoicesProps {
  readonly account: MyAccount;
  readonly onChanged: (account: MyAccount) => void;
}

function Choices({ account, onChanged }: ChoicesProps) {
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const save = async ({ emails = {}, language = account.language }: Chosen): Promise<void> => {
    setTrouble(undefined);
    setSaid(words.saving);
    onChanged({ ...account, emails: { ...account.emails, ...emails }, language });
    const answer = await callApi(myAccountEndpoints.saveEmailPreferences, {
      body: { emails, language },
    });
    setSaid(answer.ok ? words.saved : '');
    if (answer.ok) return onChanged({ ...account, ...answer.data });
    onChanged(account);
    setTrouble(answer.problem.error);
    return undefined;
  };
  return (
    <div className={classes.choices}>
      {trouble && (
        <Notice tone="error" title={words.notSaved}>
          <p>{trouble}</p>
        </Notice>
      )}
      {preferences.map((preference) => (
        <CheckboxField
          key={preference}
          id={`email-${preference}`}
          label={words.choices[preference].label}
          hint={words.choices[preference].hint}
          checked={account.emails[preference]}
          onChange={(on) => void save({ emails: { [preference]: on } })}
        />
      ))}
      <div className={classes.language}>
        <RadioField
          label={words.language}
          hint={words.languageHint}
          value={account.language}
          onChange={(language) => void save({ language })}
          options={languages}
        />
      </div>
      <p role="status" className={classes.small}>
        {said === words.saved && <Icon name="check" />} {said}
      </p>
    </div>
  );
}
