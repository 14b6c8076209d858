import type { EmailPreference } from '@creditfix/shared/accounts';
import { Language } from '@creditfix/shared/kernel';
import { Answered, CheckboxField, Icon, Notice, Page, RadioField } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { useMyAccount, useSaveEmails, type MyAccount } from './accounts.queries.ts';
import { words } from './emails.words.ts';

export function EmailsPage() {
  const account = useMyAccount();
  return (
    <Page
      title={words.title}
      heading={words.heading}
      description={words.description}
      lead={words.lead}
    >
      <div className={classes.parts}>
        <Answered answer={account} what={words.what} lines={5}>
          {(mine) => <Choices account={mine} />}
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
  // Each in its own language, so that anyone who needs it can read it.
  label: <span lang={value}>{words.languageNames[value]}</span>,
}));

function Choices({ account }: { readonly account: MyAccount }) {
  const { save, isPending, isSuccess, error } = useSaveEmails();
  const { language } = account;
  return (
    <div className={classes.choices}>
      {error && (
        <Notice tone="error" title={words.notSaved}>
          <p>{error.problem.error}</p>
        </Notice>
      )}
      {preferences.map((preference) => (
        <CheckboxField
          key={preference}
          id={`email-${preference}`}
          label={words.choices[preference].label}
          hint={words.choices[preference].hint}
          checked={account.emails[preference]}
          onChange={(on) => save({ emails: { [preference]: on }, language })}
        />
      ))}
      <div className={classes.language}>
        <RadioField
          label={words.language}
          hint={words.languageHint}
          value={language}
          onChange={(chosen) => save({ emails: {}, language: chosen })}
          options={languages}
        />
      </div>
      <p role="status" className={classes.small}>
        {isSuccess && <Icon name="check" />} {isSuccess ? words.saved : isPending && words.saving}
      </p>
    </div>
  );
}
