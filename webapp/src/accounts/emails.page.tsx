import type { EmailPreference } from '@creditfix/shared/accounts';
import { Language } from '@creditfix/shared/kernel';
import { Box, Checkbox, Radio, Stack, Text, Title } from '@mantine/core';
import { Answered, Icon, Notice, Page, onTick } from '#webapp/kit/index.ts';
import { useMyAccount, useSaveEmails, type MyAccount } from './accounts.queries.ts';
import { emailsMessages } from './messages.tsx';

export function EmailsPage() {
  const account = useMyAccount();
  return (
    <Page
      title={emailsMessages.title}
      heading={emailsMessages.heading}
      description={emailsMessages.description}
      lead={emailsMessages.lead}
    >
      <Stack gap="2xl">
        <Answered answer={account} what={emailsMessages.what} lines={5}>
          {(mine) => <Choices account={mine} />}
        </Answered>
        <Stack component="section" gap="md" aria-labelledby="always-heading">
          <Title order={2} size="h3" pb="xs" id="always-heading" className="rule-below">
            {emailsMessages.always}
          </Title>
          <Text c="dimmed">{emailsMessages.alwaysList}</Text>
        </Stack>
      </Stack>
    </Page>
  );
}

const preferences = [
  'letter_news',
  'deadlines',
  'answer_due',
  'mail_check',
  'draft_waits',
  'referrals',
  'product_news',
] as const satisfies readonly EmailPreference[];

const languages = Object.values(Language).map((value) => ({
  value,
  // Each in its own language, so that anyone who needs it can read it.
  label: <span lang={value}>{emailsMessages.languageNames[value]}</span>,
}));

function Choices({ account }: { readonly account: MyAccount }) {
  const { save, isPending, isSuccess, error } = useSaveEmails();
  const { language } = account;
  return (
    <Stack gap="sm">
      {error && (
        <Notice tone="error" title={emailsMessages.notSaved}>
          <p>{error.problem.error}</p>
        </Notice>
      )}
      {preferences.map((preference) => (
        <Checkbox
          key={preference}
          id={`email-${preference}`}
          label={emailsMessages.choices[preference].label}
          description={emailsMessages.choices[preference].hint}
          checked={account.emails[preference]}
          onChange={onTick((on) => save({ emails: { [preference]: on }, language }))}
        />
      ))}
      <Box mt="md">
        <Radio.Group
          label={emailsMessages.language}
          description={emailsMessages.languageHint}
          value={language}
          onChange={(chosen) => save({ emails: {}, language: chosen })}
        >
          {languages.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Radio.Group>
      </Box>
      <Text role="status" c="dimmed" size="sm">
        {isSuccess && <Icon name="check" />}{' '}
        {isSuccess ? emailsMessages.saved : isPending && emailsMessages.saving}
      </Text>
    </Stack>
  );
}
