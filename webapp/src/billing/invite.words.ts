/** Inviting friends: the page, its link, and the card on the dashboard. */
export const words = {
  title: 'Invite a friend',
  description: 'Your personal invitation link, how it works, and what came of it.',
  what: 'your invitation link',
  how: 'How it works',
  steps: (reward: string) => [
    'A friend who has no account here yet opens your link and signs in.',
    'They write letters as anyone does. You never see who they are or what they write.',
    `After their first payment for Pro, you get ${reward} credit. It comes off your next Pro invoices by itself.`,
  ],
  limits:
    'The credit counts once for each friend, and it is never paid out in cash. Inviting yourself, somebody on your own device, or one another in turn does not count.',
  result: 'What came of it',
  invited: (reward: string) =>
    `You came through a friend’s invitation. They get ${reward} credit after your first payment for Pro. They are not told who you are.`,

  nobody: 'Nobody has used your link yet.',
  joined: (count: number) =>
    count === 1
      ? '1 friend has signed in through your link. None has paid for Pro so far.'
      : `${count} friends have signed in through your link. None has paid for Pro so far.`,
  rewarded: ({ joined, paid, credit }: { joined: number; paid: number; credit: string }) =>
    `${joined === 1 ? '1 friend has' : `${joined} friends have`} signed in through your link, and ${paid === 1 ? '1 has' : `${paid} have`} paid for Pro: ${credit} was credited to you.`,

  link: 'Your invitation link',
  shared: 'I write my credit dispute letters here:',
  copy: 'Copy link',
  share: 'Share…',
  copied: 'Copied. You can paste it into a message now.',
  refused: 'This browser does not let us copy. The link is selected: please copy it yourself.',

  card: (reward: string) => `Invite a friend, get ${reward} credit`,
  cardAbout: (reward: string) =>
    `After your friend’s first payment for Pro, ${reward} comes off your next invoices.`,
  cardInvited: (reward: string) =>
    `You came through a friend’s invitation. They get ${reward} credit after your first payment for Pro.`,
};
