import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { Box, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useReferrals } from './billing.queries.ts';
import { inviteResult, wholeDollars } from './invite-words.ts';
import { inviteMessages } from './messages.tsx';

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
