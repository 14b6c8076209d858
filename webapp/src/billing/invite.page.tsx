import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { dollars } from '@creditfix/shared/kernel';
import { Button, Group, Stack, Text, TextInput, Title, Box } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered, Icon, Page } from '#webapp/kit/index.ts';
import { type Referrals, useReferrals } from './billing.queries.ts';
import { inviteMessages } from './messages.tsx';

/** The personal link, how it works in three lines, and what came of it. */
export function InvitePage() {
  const answer = useReferrals();
  return (
    <Page title={inviteMessages.title} description={inviteMessages.description}>
      <Answered answer={answer} what={inviteMessages.what} lines={5}>
        {(referrals) => <Invitation referrals={referrals} />}
      </Answered>
    </Page>
  );
}

function Invitation({ referrals }: { readonly referrals: Referrals }) {
  const { link, rewardCents, invited } = referrals;
  const reward = wholeDollars(rewardCents);
  return (
    <Stack gap="xl">
      <InviteLink link={link} />
      <section aria-labelledby="how-heading">
        <Title order={2} id="how-heading" mb="xs" size="h3">
          {inviteMessages.how}
        </Title>
        <Stack component="ol" gap="xs" maw="var(--measure)" ps="1.5rem">
          {inviteMessages.steps(reward).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <Text maw="var(--measure)" mt="xs" c="dimmed">
          {inviteMessages.limits}
        </Text>
      </section>
      <section aria-labelledby="result-heading">
        <Title order={2} id="result-heading" mb="xs" size="h3">
          {inviteMessages.result}
        </Title>
        <p>{inviteResult(referrals)}</p>
        {invited && (
          <Text maw="var(--measure)" mt="xs" c="dimmed">
            {inviteMessages.invited(reward)}
          </Text>
        )}
      </section>
    </Stack>
  );
}

/** The link with the ways to take it along. Where copying is refused, it is selected for the person's own keys. */
function InviteLink({ link }: { readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      field.current?.focus();
      field.current?.select();
      setCopied('refused');
    }
  };
  const share = () =>
    navigator.share({ title: 'Credit Fix', text: inviteMessages.shared, url: link }).catch(() => {
      // Closed without sharing; the link is still there.
    });
  return (
    <Stack>
      <TextInput ref={field} id="invite-link" label={inviteMessages.link} value={link} readOnly />
      <Group gap="0.5rem 1rem" align="stretch">
        <Button variant="filled" onClick={() => void copy()}>
          {inviteMessages.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void share()}>{inviteMessages.share}</Button>
        )}
      </Group>
      <p role="status">
        {copied === 'yes' && (
          <Text component="strong" inherit c="green">
            <Icon name="check" /> {inviteMessages.copied}
          </Text>
        )}
        {copied === 'refused' && inviteMessages.refused}
      </p>
    </Stack>
  );
}

/** Invitations in short. It is an extra: if it can't be loaded, the link alone is there. */
export function InviteCard() {
  const { data } = useReferrals();
  const reward = wholeDollars(REFERRAL_REWARD_CENTS);
  return (
    <Group
      component="section"
      gap="0.5rem 1.5rem"
      justify="space-between"
      pt="lg"
      className="rule-above"
      aria-labelledby="invite-heading"
    >
      <Box flex="1 1 20rem" mih="5rem">
        <Title order={2} id="invite-heading" mb="0.25rem" size="h3">
          {inviteMessages.card(reward)}
        </Title>
        <Text c="dimmed">
          {data && data.joined > 0 ? inviteResult(data) : inviteMessages.cardAbout(reward)}
        </Text>
        {data?.invited && <Text c="dimmed">{inviteMessages.cardInvited(reward)}</Text>}
      </Box>
      <Link to="/account/invite" className="tap-target">
        {inviteMessages.link}
      </Link>
    </Group>
  );
}

/** `$30`, without cents if there are none. */
export function wholeDollars(cents: number): string {
  return dollars(cents).replace(/\.00$/, '');
}

/** What came of the link so far, in one sentence. */
export function inviteResult({ joined, rewarded, creditedCents }: Referrals): string {
  if (joined === 0) return inviteMessages.nobody;
  if (rewarded === 0) return inviteMessages.joined(joined);
  return inviteMessages.rewarded({ joined, paid: rewarded, credit: wholeDollars(creditedCents) });
}
